import UIKit

/// The phase of a pointer over a view.
///
/// - Source: developer.apple.com/documentation/swiftui/hoverphase
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view at a location.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// A gesture of a pointer over a view.
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
  /// The default effect, which highlights the view.
  public static let automatic = HoverEffect(kind: .automatic)
  /// The effect that highlights the view.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The effect that enlarges the view and adds a shadow.
  public static let lift = HoverEffect(kind: .lift)
}

/// A view that displays the effect of a pointer.
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
  /// Calls an action when a pointer enters or leaves the view.
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

  /// Displays an effect while a pointer is over the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/hovereffect(_:isenabled:)
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    HoverEffectHolder(content: self, effect: effect, isEnabled: isEnabled)
  }
}

/// A view that calls an action when a pointer enters or leaves it.
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

/// A view that tracks a pointer over its content.
nonisolated private struct ContinuousHoverHolder<Content: View>: View {
  let content: Content
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void

  @MainActor var body: some View {
    let action = action
    content.simultaneousGesture(HoverGesture(space: space).onChanged { action($0) }.onEnded { action($0) })
  }
}
