import UIKit

/// A scroll position, which is a view, an edge or a point.
///
/// - Source: developer.apple.com/documentation/swiftui/scrollposition
public struct ScrollPosition: Equatable, @unchecked Sendable {
  enum Target: Equatable {
    case none
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// The last requested position.
  var target: Target
  /// The number of requests. It differs for each request, so that the same position can be requested again.
  var request = 0
  var idType: Any.Type
  /// The first visible view after the user has scrolled.
  var visible: AnyHashable?

  /// Whether the user has scrolled since the last request.
  public internal(set) var isPositionedByUser = false

  /// Creates an empty position for views with identifiers of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
    target = .none
    self.idType = idType
  }

  /// Creates a position at a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    target = .id(AnyHashable(id), anchor)
    idType = ID.self
  }

  /// Creates a position at an edge of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    target = .edge(edge)
    self.idType = idType
  }

  /// Creates a position at a point of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    target = .point(x: point.x, y: point.y)
    self.idType = idType
  }

  /// Returns whether two positions are equal.
  public static func == (first: ScrollPosition, second: ScrollPosition) -> Bool {
    first.target == second.target && first.request == second.request && first.visible == second.visible
      && first.isPositionedByUser == second.isPositionedByUser
  }

  private mutating func ask(_ target: Target) {
    self.target = target
    request += 1
    visible = nil
    isPositionedByUser = false
  }

  /// Scrolls to a view.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    ask(.id(AnyHashable(id), anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { ask(.point(x: point.x, y: point.y)) }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.point(x: x, y: y)) }
  /// Scrolls horizontally.
  public mutating func scrollTo(x: CGFloat) { ask(.point(x: x, y: nil)) }
  /// Scrolls vertically.
  public mutating func scrollTo(y: CGFloat) { ask(.point(x: nil, y: y)) }

  /// The requested edge; `nil` for other positions.
  public var edge: Edge? { if case .edge(let edge) = target, !isPositionedByUser { edge } else { nil } }
  /// The requested point; `nil` for other positions.
  public var point: CGPoint? {
    guard case .point(let x, let y) = target, !isPositionedByUser else { return nil }
    return CGPoint(x: x ?? 0, y: y ?? 0)
  }

  /// The identifier of the requested view, or of the first visible view.
  public var viewID: (any Hashable & Sendable)? {
    // `Sendable` has no representation at run time, so the existential of the base is also that of the result.
    guard let id = currentID?.base as? any Hashable else { return nil }
    return unsafeBitCast(id, to: (any Hashable & Sendable).self)
  }

  private var currentID: AnyHashable? {
    if let visible { return visible }
    if case .id(let id, _) = target { return id }
    return nil
  }

  /// Returns the identifier of the requested view, or of the first visible view, if it has the given type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { currentID?.base as? T }
}

/// A view that connects the scroll views among its content to a position.
nonisolated private struct ScrollPositionHolder<Content: View>: View {
  let content: Content
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  @MainActor var body: some View {
    let position = position
    let value = position.wrappedValue
    content.environment(
      \.scrollPlace,
      ScrollPlaceLink(position: value, anchor: anchor) { id in
        if position.wrappedValue.visible != id || !position.wrappedValue.isPositionedByUser {
          position.wrappedValue.visible = id
          position.wrappedValue.isPositionedByUser = true
        }
      })
  }
}

/// The position of a scroll view, and the listener for changes of the first visible view.
struct ScrollPlaceLink {
  let position: ScrollPosition
  let anchor: UnitPoint?
  let write: @MainActor (AnyHashable?) -> Void
}

private enum ScrollPlaceKey: EnvironmentKey { static var defaultValue: ScrollPlaceLink? { nil } }

extension EnvironmentValues {
  var scrollPlace: ScrollPlaceLink? {
    get { self[ScrollPlaceKey.self] }
    set { self[ScrollPlaceKey.self] = newValue }
  }
}

extension View {
  /// Scrolls the scroll views in the view to a position, and updates it when the user scrolls.
  ///
  /// - Parameter anchor: The point of a view that is aligned with the same point of the scroll view; `nil` scrolls by
  ///   the smallest distance.
  /// - Source: developer.apple.com/documentation/swiftui/view/scrollposition(_:anchor:)
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    ScrollPositionHolder(content: self, position: position, anchor: anchor)
  }
}
