import Synchronization

/// The generator of increasing numbers that identify the objects of a process.
///
/// All hosts share the sequence, since objects from the code of two hosts may be used together. UIKit uses UUIDs
/// instead.
enum IDGenerator {
  private static let last = Atomic<Int>(0)

  static func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}
