/// Names of files, made from names that people gave.
package enum SnapshotName {
  /// Bytes that a part of a file's name may have; file systems end at 255, and variants and endings come behind it.
  private static let longest = 120

  /// Letters, digits, `-` and `_` stay, everything else is a `-`. It is never empty, and never has anything to do with
  /// folders.
  package static func plain(_ name: String) -> String {
    var result = ""
    var isCut = false
    for character in name {
      if result.utf8.count > longest {
        isCut = true
        break
      }
      if character.isLetter || character.isNumber || character == "_" {
        result.append(character)
      } else if !result.hasSuffix("-") {
        result.append("-")
      }
    }
    while result.hasSuffix("-") { result.removeLast() }
    while result.hasPrefix("-") { result.removeFirst() }
    if result.isEmpty { result = "unnamed" }
    // Long names that begin alike stay apart.
    return isCut ? result + "-" + mark(of: name) : result
  }

  /// A few digits that go by all of a text, the same in each run.
  ///
  /// - Source: the FNV-1a hash, isthe.com/chongo/tech/comp/fnv
  private static func mark(of text: String) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return String(hash, radix: 36)
  }
}

/// Keeps names apart that would be one on a file system that takes upper and lower case for the same.
package struct UniqueSnapshotNames {
  private var taken: Set<String> = []

  package init() {}

  package mutating func name(for title: String) -> String {
    let plain = SnapshotName.plain(title)
    var unique = plain
    var number = 2
    while !taken.insert(unique.lowercased()).inserted {
      unique = "\(plain)-\(number)"
      number += 1
    }
    return unique
  }
}
