import UIKit

/// The content and the visible part of a scroll view, in points.
///
/// - Source: developer.apple.com/documentation/swiftui/scrollgeometry
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the top leading corner of the scroll view.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The insets of the content, such as those of bars.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible rectangle of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The bounds of the scroll view.
  public var bounds: CGRect { visibleRect }

  @MainActor
  init(_ view: UIScrollView) {
    let insets = view.adjustedContentInset
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    self.init(
      contentOffset: view.contentOffset, contentSize: view.contentSize,
      contentInsets: EdgeInsets(
        top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
        trailing: isMirrored ? insets.left : insets.right), containerSize: view.bounds.size)
  }
}

/// The phases of scrolling.
///
/// - Source: developer.apple.com/documentation/swiftui/scrollphase
public enum ScrollPhase: Equatable, Sendable {
  /// The scroll view is at rest.
  case idle
  /// A finger touches the scroll view but has not moved.
  case tracking
  /// A finger scrolls the scroll view.
  case interacting
  /// The scrolling decelerates after the finger is lifted.
  case decelerating
  /// The scroll view animates to a position that code requested.
  case animating

  /// Whether the scroll view scrolls or a finger touches it.
  public var isScrolling: Bool { self != .idle }
}

/// The state of a scroll view when its phase changes.
///
/// - Source: developer.apple.com/documentation/swiftui/scrollphasechangecontext
public struct ScrollPhaseChangeContext: Sendable {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry
  /// The velocity of the content in points per second; `nil` if it is unknown.
  public let velocity: CGVector?
}

/// A listener for changes of the scroll views in a view.
struct ScrollListener {
  let geometryDidChange: @MainActor (ScrollGeometry) -> Void
  let phaseDidChange: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

private enum ScrollListenersKey: EnvironmentKey { static var defaultValue: [ScrollListener] { [] } }

extension EnvironmentValues {
  /// The listeners for the next scroll view.
  var scrollListeners: [ScrollListener] {
    get { self[ScrollListenersKey.self] }
    set { self[ScrollListenersKey.self] = newValue }
  }
}

/// A view that calls an action when a value of the geometry changes.
nonisolated private struct ScrollGeometryReader<Content: View, Value: Equatable>: View {
  let content: Content
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  @State private var memory = Memory()

  @MainActor
  final class Memory {
    var last: Value?
    nonisolated init() {}
  }

  @MainActor var body: some View {
    let (memory, transform, action) = (memory, transform, action)
    content.transformEnvironment(\.scrollListeners) {
      $0.append(
        ScrollListener(
          geometryDidChange: { geometry in
            let value = transform(geometry)
            guard value != memory.last else { return }
            let old = memory.last ?? value
            memory.last = value
            action(old, value)
          }, phaseDidChange: { _, _, _ in }))
    }
  }
}

extension View {
  /// Calls an action when a value of the geometry of a scroll view in the view changes.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/onscrollgeometrychange(for:of:action:)
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    ScrollGeometryReader(content: self, transform: transform, action: action)
  }

  /// Calls an action when the phase of a scroll view in the view changes.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/onscrollphasechange(_:)
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Calls an action when the phase of a scroll view in the view changes, with its geometry.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    transformEnvironment(\.scrollListeners) {
      $0.append(ScrollListener(geometryDidChange: { _ in }, phaseDidChange: action))
    }
  }
}
