import Foundation
import XCTest

/// How a value becomes something that is kept in a file and compared.
public struct Snapshotting<Value, Format> {
  /// The ending of the file's name.
  public var pathExtension: String?
  /// How it is kept and compared.
  public var diffing: Diffing<Format>
  /// What is kept of a value.
  public var snapshot: (Value) -> Async<Format>

  /// A strategy whose snapshots come at some time.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// A strategy.
  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// The same strategy for values that one of this kind can be made of.
  public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value) -> Snapshotting<
    NewValue, Format
  > {
    asyncPullback { Async(value: transform($0)) }
  }

  /// The same strategy for values that one of this kind comes of at some time.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = self.snapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
      Async { callback in transform(value).run { snapshot($0).run(callback) } }
    }
  }

  /// A strategy that lets a time pass before it looks.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        MachineTime.pass(duration)
        strategy.snapshot(value).run(callback)
      }
    }
  }
}

/// A strategy whose values are what is kept.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A strategy that keeps values as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
