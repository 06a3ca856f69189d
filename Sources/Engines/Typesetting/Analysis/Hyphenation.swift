internal import Glibc
import Synchronization

/// The positions at which words may be divided at the end of a line.
enum Hyphenation {
  /// The character that marks a possible division in a text. It is invisible elsewhere.
  static let softHyphen: UInt16 = 0xAD

  /// The character at the end of a line that divides a word. Fonts draw it like U+2010, which many lack.
  static let hyphen: UInt16 = 0x2D

  /// The folder of Debian's dictionaries. The environment does not change it.
  private static let folder = "/usr/share/hyphen"

  /// The length of the longest word that is divided, which exceeds all words of a dictionary.
  private static let longestWord = 128

  private static let dictionaries = Mutex<[String: HyphenationDictionary?]>([:])

  /// Returns the positions in a word at which it may be divided, as UTF-16 units from its start in ascending order. The
  /// array is empty in a language without a dictionary.
  ///
  /// - Parameter language: A language such as "en", "en-US" or "en_US". If the region has no dictionary, that of the
  ///   language is used, or else that of another region.
  static func points(in word: ArraySlice<UInt16>, language: String) -> [Int] {
    guard word.count <= longestWord else { return [] }
    let scalars = Array(String(decoding: word, as: UTF16.self).unicodeScalars)
    // Letters whose lowercase form has several characters are not converted, so that positions stay valid.
    let small = scalars.map { scalar in
      let mapped = scalar.properties.lowercaseMapping.unicodeScalars
      return mapped.count == 1 ? mapped.first ?? scalar : scalar
    }
    let points = dictionaries.withLock { dictionaries in
      if dictionaries[language] == nil {
        dictionaries[language] = .some(file(language).flatMap { HyphenationDictionary(file: $0) })
      }
      return dictionaries[language]??.points(in: small) ?? []
    }
    guard scalars.count != word.count else { return points }
    let ends = scalars.reduce(into: [0]) { $0.append($0[$0.count - 1] + UTF16.width($1)) }
    return points.map { ends[$0] }
  }

  /// Returns the dictionary of a language, with a search from the exact region to any region of the language.
  private static func file(_ language: String) -> String? {
    let parts = language.split { $0 == "-" || $0 == "_" }
    guard let code = parts.first, (2...3).contains(code.utf8.count), language.utf8.allSatisfy({ isPlain($0) }) else {
      return nil
    }
    var names = [([code] + parts.dropFirst()).joined(separator: "_")]
    if parts.count > 2, let region = parts.last { names.append("\(code)_\(region)") }
    names.append(String(code))
    for name in names where access("\(folder)/hyph_\(name).dic", R_OK) == 0 {
      return "\(folder)/hyph_\(name).dic"
    }
    guard let listing = opendir(folder) else { return nil }
    defer { closedir(listing) }
    var found: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name.hasPrefix("hyph_\(code)_"), name.hasSuffix(".dic") { found.append(name) }
    }
    return found.min().map { "\(folder)/\($0)" }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte == 0x2D || byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
  }
}
