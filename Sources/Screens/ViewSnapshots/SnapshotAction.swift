import UIKit
import ViewHost

/// An interaction with a screen before a snapshot.
///
/// ```swift
/// expectSnapshot(of: CartViewController(), named: "sent", after: [.tap("Send"), .advance(0.5)])
/// ```
public struct SnapshotAction: Sendable {
  let words: String
  let perform: @MainActor @Sendable (ViewHost) throws -> Void

  /// Creates a custom action.
  public init(_ words: String, _ perform: @escaping @MainActor @Sendable (ViewHost) throws -> Void) {
    self.words = words
    self.perform = perform
  }

  /// Returns a tap on the view with a text, label or identifier.
  public static func tap(_ target: String) -> SnapshotAction {
    SnapshotAction("tap \(target)") { try $0.tap(.text(target)) }
  }

  /// Returns the typing of a text at the cursor.
  public static func type(_ text: String) -> SnapshotAction {
    SnapshotAction("type \(text)") { try $0.type(text) }
  }

  /// Returns the passing of a number of seconds, during which animations and timers run.
  public static func advance(_ seconds: Double) -> SnapshotAction {
    SnapshotAction("advance \(seconds)") { $0.advance(by: seconds) }
  }
}
