/// FNV-1a in 64 bits: the same in every run and on every machine, unlike `Hasher`.
///
/// It names caches and tells contents apart that differ by chance. It protects nothing from someone who looks for two contents with
/// the same hash.
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

  /// A text and its end, so that texts that follow each other do not run together.
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

  /// Hexadecimal digits, as names of files and folders have them.
  package var text: String { String(value, radix: 16) }

  /// Hexadecimal digits for a text's bytes.
  package static func text(of text: String) -> String { StableHash(of: text.utf8).text }

  /// FNV-1a in 32 bits, for names of files that people read: seven digits of base 36 at most.
  package static func short(of text: String) -> String {
    var hash: UInt32 = 0x811c_9dc5
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return String(hash, radix: 36)
  }
}
