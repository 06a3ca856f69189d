/// The version of ViewCode, which references say they were made with. `ToolchainVersion` of the commands is the same,
/// which a test holds; programs of tests link none of that.
package enum SnapshotVersion {
  package static let current = "0.2.0"
}
