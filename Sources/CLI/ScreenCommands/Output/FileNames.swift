import Foundation

/// Makes names of files from names of previews, no two the same.
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
    // File names end at 255 bytes; leave room for what is put before and behind.
    name = String(name.prefix(120))
    var unique = name
    var number = 2
    while !taken.insert(unique.lowercased()).inserted {
      unique = "\(name)-\(number)"
      number += 1
    }
    return unique
  }

  /// Says on standard error that a file that is there already will be another one.
  static func tellOfReplacing(_ path: String) {
    guard FileManager.default.fileExists(atPath: path),
      (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType) == .typeRegular
    else { return }
    FileHandle.standardError.write(Data("Note: \(path) is replaced\n".utf8))
  }
}
