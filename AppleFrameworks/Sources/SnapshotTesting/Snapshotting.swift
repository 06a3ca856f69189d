import Foundation
import XCTest

/// A strategy that converts a value to a format that is stored in a file and compared.
public struct Snapshotting<Value, Format> {
  /// The extension of the file.
  public var pathExtension: String?
  /// The storage and comparison of the format.
  public var diffing: Diffing<Format>
  /// The closure that returns the snapshot of a value.
  public var snapshot: (Value) -> Async<Format>

  /// Creates a strategy with asynchronous snapshots.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Creates a strategy.
  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Returns the strategy for values that can be converted to values of this strategy.
  public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value) -> Snapshotting<
    NewValue, Format
  > {
    asyncPullback { Async(value: transform($0)) }
  }

  /// Returns the strategy for values that can be converted asynchronously to values of this strategy.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = self.snapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
      Async { callback in transform(value).run { snapshot($0).run(callback) } }
    }
  }

  /// Returns a strategy that waits for a duration before it takes a snapshot.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        MachineTime.pass(duration)
        strategy.snapshot(value).run(callback)
      }
    }
  }
}

/// A strategy whose values and snapshots have the same type.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy that stores values unchanged.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
