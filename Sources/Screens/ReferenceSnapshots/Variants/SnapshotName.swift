/// Names of files that are derived from arbitrary names.
package enum SnapshotName {
  /// The maximum length of a part of a file's name in bytes. File systems permit 255, and variants and extensions
  /// follow.
  private static let longest = 120

  /// Returns a name in which letters, digits, `-` and `_` are preserved, and other characters are replaced by `-`. The
  /// result is never empty and never affects folders.
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
    // The hash distinguishes long names with equal beginnings.
    return isCut ? result + "-" + mark(of: name) : result
  }

  /// Returns a short hash of a text, which is equal in each run.
  ///
  /// - Source: the FNV-1a hash, isthe.com/chongo/tech/comp/fnv
  private static func mark(of text: String) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return String(hash, radix: 36)
  }
}

/// A set of names that ensures uniqueness on file systems that ignore case.
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
