/// `buildServer.json`: where SourceKit-LSP finds a build server.
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
  /// The folder of what is prepared for editors, for the proxy.
  var editorFolder: String?
  /// What was written beside this file, to be taken away again.
  var changes: [ConfigurationChange]?
}

/// What was done to a file of an editor's configuration.
struct ConfigurationChange: Codable, Equatable {
  /// From the workspace's folder.
  var file: String
  /// Whether there was no such file.
  var isNew: Bool
  /// Members that were set, with the text of the value that each had before; nil for one that was not there.
  var members: [String: String?] = [:]
  /// Texts that were added to lists, by the lists' members.
  var added: [String: [String]] = [:]
}
