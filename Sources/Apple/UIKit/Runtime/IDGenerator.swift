import Synchronization

/// Numbers that tell objects of a process from each other, each greater than those before.
///
/// They are one row for all hosts, as objects that two hosts' code has made may meet. UIKit takes UUIDs in their place.
enum IDGenerator {
  private static let last = Atomic<Int>(0)

  static func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}
