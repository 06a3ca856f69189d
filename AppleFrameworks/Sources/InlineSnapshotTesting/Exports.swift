// Tests that import this module use the strategies without importing their module.
@_exported import SnapshotTesting
