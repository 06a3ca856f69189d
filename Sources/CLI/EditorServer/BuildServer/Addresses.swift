import Foundation
import ToolSupport

/// Files as protocols name them: by addresses with the scheme `file`.
package enum FileAddress {
  package static func text(of file: URL) -> String {
    let path = file.standardizedFileURL.path(percentEncoded: false)
    return "file://" + (path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path)
  }

  /// The path of an address; nil for one that names no file.
  package static func path(of text: String) -> String? {
    guard let prefix = ["file://localhost/", "file:///"].first(where: text.hasPrefix) else { return nil }
    return ("/" + text.dropFirst(prefix.count)).removingPercentEncoding
  }

  private static let allowed = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
}

/// Targets as the Build Server Protocol names them.
enum TargetAddress {
  private static let prefix = "viewcode://target/"

  static func json(of name: String) -> JSON {
    ["uri": .string(prefix + (name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? name))]
  }

  /// The target's name; nil for another server's address.
  static func name(of value: JSON) -> String? {
    guard let text = value["uri"]?.string, text.hasPrefix(prefix) else { return nil }
    return String(text.dropFirst(prefix.count)).removingPercentEncoding
  }
}
