/// What tells the content of files apart, without keeping it.
///
/// 128 bits of keyed hashes: their key is another one in each process, so that nobody can make two files that have the same.
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
