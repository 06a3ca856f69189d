/// A digest that identifies the content of a file.
///
/// The digest has 128 bits of keyed hashes. The key differs in each process, so that two files with the same digest
/// can't be constructed.
struct FileDigest: Hashable, Sendable {
  private let count: Int
  private let first: Int
  private let second: Int

  init(of bytes: [UInt8]) {
    func hash(_ seed: UInt8) -> Int {
      var hasher = Hasher()
      hasher.combine(seed)
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
      return hasher.finalize()
    }
    count = bytes.count
    (first, second) = (hash(1), hash(2))
  }
}
