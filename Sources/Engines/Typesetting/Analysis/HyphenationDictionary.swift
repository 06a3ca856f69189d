internal import CHyphen
internal import Glibc

/// A hyphenation dictionary of one language, with patterns in the format of TeX and LibreOffice.
///
/// Unchecked: it is used only under the lock of `Hyphenation`.
struct HyphenationDictionary: @unchecked Sendable {
  private let dictionary: UnsafeMutablePointer<HyphenDict>
  /// The byte of each character in a file with one byte a character, or nil if the file is in UTF-8.
  private let bytes: [UInt32: UInt8]?

  /// Reads a dictionary. Returns nil if the file is unreadable, or if the C library does not know its encoding.
  init?(file: String) {
    guard let dictionary = hnj_hyphen_load(file) else { return nil }
    if dictionary.pointee.utf8 != 0 {
      bytes = nil
    } else {
      let name = withUnsafeBytes(of: dictionary.pointee.cset) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      guard let table = HyphenationDictionary.bytes(ofCharactersIn: name) else {
        hnj_hyphen_free(dictionary)
        return nil
      }
      bytes = table
    }
    self.dictionary = dictionary
  }

  /// Returns the positions in a word at which it may be divided, as numbers of characters from its start in ascending
  /// order.
  ///
  /// Words are not divided where the division changes letters ("Schiffahrt", "Schiff-fahrt").
  ///
  /// - Parameter word: A word in lowercase.
  func points(in word: [Unicode.Scalar]) -> [Int] {
    var encoded: [CChar] = []
    for scalar in word {
      if let bytes {
        guard let byte = bytes[scalar.value] else { return [] }
        encoded.append(CChar(bitPattern: byte))
      } else {
        encoded += UTF8.encode(scalar).map { $0.map { CChar(bitPattern: $0) } } ?? []
      }
    }
    let size = encoded.count
    // The library requires a terminator in addition to the size.
    encoded.append(0)
    // The library defines this size for its output.
    var marks = [CChar](repeating: 0, count: size + 5)
    var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var positions: UnsafeMutablePointer<Int32>?
    var cuts: UnsafeMutablePointer<Int32>?
    defer {
      if let replacements {
        for index in 0..<size { free(replacements[index]) }
      }
      free(replacements)
      free(positions)
      free(cuts)
    }
    guard
      hnj_hyphen_hyphenate2(dictionary, encoded, Int32(size), &marks, nil, &replacements, &positions, &cuts) == 0
    else { return [] }
    return (1..<max(1, word.count)).filter { marks[$0 - 1] & 1 != 0 && replacements?[$0 - 1] == nil }
  }

  /// Returns the byte of each character above ASCII in an encoding with one byte a character.
  private static func bytes(ofCharactersIn encoding: String) -> [UInt32: UInt8]? {
    // Files contain the name ISO8859-1, and the C library uses ISO-8859-1. It supports both.
    let converter = iconv_open("UTF-32LE", encoding)
    guard converter != iconv_t(bitPattern: -1) else { return nil }
    defer { iconv_close(converter) }
    var result = Dictionary(uniqueKeysWithValues: (1..<UInt8(0x80)).map { (UInt32($0), $0) })
    for byte in UInt8(0x80)...0xFF {
      var input = CChar(bitPattern: byte)
      var output: UInt32 = 0
      let length = withUnsafeMutablePointer(to: &input) { source in
        withUnsafeMutableBytes(of: &output) { target in
          var from: UnsafeMutablePointer<CChar>? = source
          var to = target.baseAddress?.assumingMemoryBound(to: CChar.self)
          var (left, room) = (1, 4)
          return iconv(converter, &from, &left, &to, &room) == Int.max ? 0 : 4 - room
        }
      }
      if length == 4 { result[UInt32(littleEndian: output)] = byte }
    }
    return result
  }
}
