import UIKit

/// The type that `onChanged(_:)` returns. It allows a property to contain a gesture without an opaque type.
///
/// - Source: developer.apple.com/documentation/swiftui/_changedgesture
public struct _ChangedGesture<Content: Gesture>: RecognizedGesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void

  func attach(to target: GestureTarget, _ events: GestureEvents<Content.Value>) {
    var inner = events
    inner.changed = { value in
      action(value)
      events.changed(value)
    }
    content.attached(to: target, inner)
  }
}

/// The type that `onEnded(_:)` returns.
///
/// - Source: developer.apple.com/documentation/swiftui/_endedgesture
public struct _EndedGesture<Content: Gesture>: RecognizedGesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void

  func attach(to target: GestureTarget, _ events: GestureEvents<Content.Value>) {
    var inner = events
    inner.ended = { value in
      action(value)
      events.ended(value)
    }
    content.attached(to: target, inner)
  }
}
