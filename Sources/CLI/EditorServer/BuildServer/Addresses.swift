import Foundation
import ToolSupport

/// The file URIs of protocols.
package enum FileAddress {
  package static func text(of file: URL) -> String {
    let path = file.standardizedFileURL.path(percentEncoded: false)
    return "file://" + (path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path)
  }

  /// Returns the path of a URI, or nil if it does not denote a file.
  package static func path(of text: String) -> String? {
    guard let prefix = ["file://localhost/", "file:///"].first(where: text.hasPrefix) else { return nil }
    return ("/" + text.dropFirst(prefix.count)).removingPercentEncoding
  }

  private static let allowed = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
}

/// The URIs of targets in the Build Server Protocol.
enum TargetAddress {
  private static let prefix = "viewcode://target/"

  static func json(of name: String) -> JSON {
    ["uri": .string(prefix + (name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? name))]
  }

  /// Returns the target's name, or nil for the URI of another server.
  static func name(of value: JSON) -> String? {
    guard let text = value["uri"]?.string, text.hasPrefix(prefix) else { return nil }
    return String(text.dropFirst(prefix.count)).removingPercentEncoding
  }
}
