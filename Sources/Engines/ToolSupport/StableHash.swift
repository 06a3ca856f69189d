/// A hash by FNV-1a with 64 bits, equal in every run and on every machine, unlike `Hasher`.
///
/// It names caches and distinguishes contents. It is not cryptographic: anyone can construct two contents with the same
/// hash.
///
/// - Source: datatracker.ietf.org/doc/html/draft-eastlake-fnv
package struct StableHash: Hashable, Sendable {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package init(of bytes: some Sequence<UInt8>) {
    combine(bytes)
  }

  package mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  }

  /// Adds a text and a terminator, so that the boundaries of successive texts affect the hash.
  package mutating func combine(_ text: String) {
    combine(text.utf8)
    combine(CollectionOfOne(0))
  }

  package mutating func combine(_ text: String?) {
    if let text { combine(text) } else { combine(1) }
  }

  package mutating func combine(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { combine($0) }
  }

  /// The hexadecimal digits, for names of files and folders.
  package var text: String { String(value, radix: 16) }

  /// Returns the hexadecimal digits of the hash of a text.
  package static func text(of text: String) -> String { StableHash(of: text.utf8).text }

  /// Returns the FNV-1a hash with 32 bits for readable names of files, with at most seven digits of base 36.
  package static func short(of text: String) -> String {
    var hash: UInt32 = 0x811c_9dc5
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return String(hash, radix: 36)
  }
}
