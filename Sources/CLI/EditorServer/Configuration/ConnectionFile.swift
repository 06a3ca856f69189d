/// The contents of `buildServer.json`, with which SourceKit-LSP finds a build server.
///
/// - Source: build-server-protocol.github.io/docs/overview/server-discovery
struct ConnectionFile: Codable, Equatable {
  static let name = "buildServer.json"
  static let serverName = "viewcode"

  var name = serverName
  var version: String
  var bspVersion = "2.2.0"
  var languages = ["swift"]
  /// The server's program and its arguments.
  var argv: [String]
  /// The folder of prepared modules for editors, which the proxy uses.
  var editorFolder: String?
  /// The changes of other files, so that they can be reverted.
  var changes: [ConfigurationChange]?
}

/// A change of a file in an editor's configuration.
struct ConfigurationChange: Codable, Equatable {
  /// The path relative to the workspace's folder.
  var file: String
  /// Whether the change created the file.
  var isNew: Bool
  /// The members that were set, with the text of each previous value, or nil for a new member.
  var members: [String: String?] = [:]
  /// The texts that were added to lists, by the lists' members.
  var added: [String: [String]] = [:]
}
