// Tests that import this module use the strategies without importing theirs.
@_exported import SnapshotTesting
