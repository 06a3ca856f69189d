internal import CHyphen
internal import Glibc

/// Where the words of one language may be divided, by the patterns of a dictionary file in the form of TeX and LibreOffice.
///
/// Unchecked: used under `Hyphenation`'s lock only.
struct HyphenationDictionary: @unchecked Sendable {
  private let dictionary: UnsafeMutablePointer<HyphenDict>
  /// The bytes of characters in a file of one byte a character; nil where the file is in UTF-8.
  private let bytes: [UInt32: UInt8]?

  /// Nil for a file that cannot be read, or is in characters that the C library does not know.
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

  /// The places inside of a word at which it may be divided: numbers of characters from its start, rising.
  ///
  /// Where a language changes letters at a division ("Schiffahrt", "Schiff-fahrt") the word is not divided.
  ///
  /// - Parameter word: small letters.
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
    // The library looks for its end as well, though it is told the size.
    encoded.append(0)
    // The library's own rule for the room that it writes into.
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

  /// What each byte above ASCII stands for in an encoding of one byte a character, from characters to bytes.
  private static func bytes(ofCharactersIn encoding: String) -> [UInt32: UInt8]? {
    // Files write ISO8859-1, the C library ISO-8859-1; it knows both.
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
