/// A short text for bytes, the same in every run.
package enum StableMark {
  /// FNV-1a, 64 bits.
  ///
  /// - Source: datatracker.ietf.org/doc/html/draft-eastlake-fnv
  package static func of(_ bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
