"""What a dealer sees and touches, one small widget each. A widget shows one view and knows nothing else."""
