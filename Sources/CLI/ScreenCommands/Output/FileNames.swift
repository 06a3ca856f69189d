import Foundation
import ToolSupport

/// Creates unique names of files from names of previews.
struct FileNames {
  private var taken: Set<String> = []

  mutating func name(for title: String) -> String {
    var name = ""
    for character in title {
      if character.isLetter || character.isNumber || character == "-" || character == "_" {
        name.append(character)
      } else if !name.hasSuffix("-") {
        name.append("-")
      }
    }
    while name.hasSuffix("-") { name.removeLast() }
    while name.hasPrefix("-") { name.removeFirst() }
    if name.isEmpty { name = "preview" }
    // The length of file names is limited to 255 bytes, which include prefixes and suffixes.
    name = String(name.prefix(120))
    var unique = name
    var number = 2
    while !taken.insert(unique.lowercased()).inserted {
      unique = "\(name)-\(number)"
      number += 1
    }
    return unique
  }

  /// Reports on standard error that an existing file will be replaced.
  static func tellOfReplacing(_ path: String) {
    guard FileManager.default.fileExists(atPath: path),
      (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType) == .typeRegular
    else { return }
    StandardError.note("\(path) is replaced")
  }
}
