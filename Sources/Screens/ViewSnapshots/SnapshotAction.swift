import UIKit
import ViewHost

/// What a person does on a screen before it is looked at.
///
/// ```swift
/// expectSnapshot(of: CartViewController(), named: "sent", after: [.tap("Send"), .advance(0.5)])
/// ```
public struct SnapshotAction: Sendable {
  let words: String
  let perform: @MainActor @Sendable (ViewHost) throws -> Void

  /// Something of your own.
  public init(_ words: String, _ perform: @escaping @MainActor @Sendable (ViewHost) throws -> Void) {
    self.words = words
    self.perform = perform
  }

  /// A tap on what has this text, label or identifier.
  public static func tap(_ target: String) -> SnapshotAction {
    SnapshotAction("tap \(target)") { try $0.tap(.text(target)) }
  }

  /// Text that is typed where the cursor stands.
  public static func type(_ text: String) -> SnapshotAction {
    SnapshotAction("type \(text)") { try $0.type(text) }
  }

  /// Seconds that pass: animations and timers go on.
  public static func advance(_ seconds: Double) -> SnapshotAction {
    SnapshotAction("advance \(seconds)") { $0.advance(by: seconds) }
  }
}
