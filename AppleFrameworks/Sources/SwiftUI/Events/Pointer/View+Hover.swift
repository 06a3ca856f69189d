import UIKit

/// The position of a pointer over a view.
///
/// - Source: developer.apple.com/documentation/swiftui/hoverphase
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a point.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// A pointer over a view.
struct HoverGesture: Gesture, RecognizedGesture {
  typealias Value = HoverPhase
  typealias Body = Never
  let space: CoordinateSpace

  func attach(to target: GestureTarget, _ events: GestureEvents<HoverPhase>) {
    let space = space
    _ = target.add(UIHoverGestureRecognizer.self, UIHoverGestureRecognizer()) { recognizer in
      switch recognizer.state {
      case .began, .changed: events.changed(.active(target.point(recognizer, in: space)))
      case .ended, .cancelled:
        events.ended(.ended)
        events.finished()
      default: break
      }
    }
  }
}

/// The effect of a pointer over a view.
///
/// - Source: developer.apple.com/documentation/swiftui/hovereffect
public struct HoverEffect: Sendable {
  enum Kind: Sendable { case automatic, highlight, lift }

  let kind: Kind
  /// The system's choice: the view is highlighted.
  public static let automatic = HoverEffect(kind: .automatic)
  /// The view is highlighted.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view is larger and has a shadow.
  public static let lift = HoverEffect(kind: .lift)
}

/// Shows the effect of a pointer.
nonisolated private struct HoverEffectHolder<Content: View>: View {
  let content: Content
  let effect: HoverEffect
  let isEnabled: Bool
  @State private var isOver = false

  @MainActor var body: some View {
    let shows = isOver && isEnabled
    content
      .background {
        RoundedRectangle(cornerRadius: 8).fill(FillShapeStyle()).padding(-6)
          .opacity(shows && effect.kind != .lift ? 1 : 0)
      }
      .scaleEffect(shows && effect.kind == .lift ? 1.05 : 1)
      .onHover { isOver = $0 }
  }
}

extension View {
  /// Calls an action when a pointer comes over the view or leaves it.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/onhover(perform:)
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    HoverHolder(content: self, action: action)
  }

  /// Calls an action when a pointer moves over the view or leaves it.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/oncontinuoushover(coordinatespace:perform:)
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    ContinuousHoverHolder(content: self, space: coordinateSpace.coordinateSpace, action: action)
  }

  /// Shows an effect while a pointer is over the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/hovereffect(_:isenabled:)
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    HoverEffectHolder(content: self, effect: effect, isEnabled: isEnabled)
  }
}

/// Tells an action once when a pointer comes, and once when it leaves.
nonisolated private struct HoverHolder<Content: View>: View {
  let content: Content
  let action: (Bool) -> Void
  @State private var memory = Memory()

  @MainActor
  final class Memory {
    var isOver = false
    nonisolated init() {}
  }

  @MainActor var body: some View {
    let (memory, action) = (memory, action)
    content.onContinuousHover { phase in
      let isOver = phase != .ended
      guard isOver != memory.isOver else { return }
      memory.isOver = isOver
      action(isOver)
    }
  }
}

/// Follows a pointer over its content.
nonisolated private struct ContinuousHoverHolder<Content: View>: View {
  let content: Content
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void

  @MainActor var body: some View {
    let action = action
    content.simultaneousGesture(HoverGesture(space: space).onChanged { action($0) }.onEnded { action($0) })
  }
}
