/// The version of ViewCode, which references contain. A test checks that it equals `ToolchainVersion` of the commands,
/// which programs of tests don't link.
package enum SnapshotVersion {
  package static let current = "0.3.0"
}
