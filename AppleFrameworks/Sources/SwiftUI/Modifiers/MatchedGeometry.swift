import UIKit

/// What views that are matched have in common.
///
/// - Source: developer.apple.com/documentation/swiftui/matchedgeometryproperties
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Has views of one id lie where one of them, the source, lies; one that takes another's place comes from there.
struct MatchedGeometryModifier: BoxModifier {
  let key: MatchedKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    MatchedBox(modifier, child: child, node: node)
  }
}

struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// Where the sources of matched views lie, in the coordinates of their hosting view.
@MainActor
final class MatchedPlaces {
  struct Place {
    weak var source: MatchedBox?
    var frame: CGRect
  }

  fileprivate var places: [MatchedKey: Place] = [:]

  /// Where a source lies, or lay last.
  subscript(key: MatchedKey) -> Place? { places[key] }
}

final class MatchedBox: ModifierBox<MatchedGeometryModifier> {
  private lazy var view = MatchedView(places: node.graph.matchedPlaces)

  override func modifierDidChange(from old: MatchedGeometryModifier) { node.graph.invalidateLayout() }
  override func environmentDidChange() { node.graph.invalidateLayout() }

  override func arrange(_ context: PlacementContext) {
    let places = node.graph.matchedPlaces
    let known = places[modifier.key]
    var target = frame
    var inner = proposal
    if !modifier.isSource, let source = known, source.source !== self {
      let place = source.frame.offsetBy(dx: -context.offset.x, dy: -context.offset.y)
      if modifier.properties.contains(.size) {
        inner = ProposedViewSize(place.size)
        target.size = child.sizeThatFits(inner)
        // Around the place that it has of itself.
        target.origin.x = frame.minX + (frame.width - target.width) * modifier.anchor.x
        target.origin.y = frame.minY + (frame.height - target.height) * modifier.anchor.y
      }
      if modifier.properties.contains(.position) {
        target.origin.x = place.minX + (place.width - target.width) * modifier.anchor.x
        target.origin.y = place.minY + (place.height - target.height) * modifier.anchor.y
      }
    }
    let placed = context.onPixels(target)
    let hosted = placed.offsetBy(dx: context.offset.x, dy: context.offset.y)
    if view.superview !== context.container {
      // It takes the place of another.
      view.origin = known.flatMap { $0.source === self || !modifier.isSource ? nil : $0.frame }
    }
    view.key = modifier.key
    view.properties = modifier.properties
    view.hostedFrame = hosted
    if modifier.isSource {
      if known?.frame != hosted || known?.source !== self {
        places.places[modifier.key] = MatchedPlaces.Place(source: self, frame: hosted)
        // Those that follow it and were placed before it are placed anew.
        if known != nil, known?.frame != hosted { node.graph.layoutIsStale = true }
      }
    }
    let content = context.inside(view, origin: placed.origin)
    context.show(view, frame: target)
    child.place(
      CGRect(
        x: target.minX - placed.minX, y: target.minY - placed.minY, width: target.width, height: target.height),
      inner, content)
    content.finish()
  }
}

/// Holds a matched view: it comes from where another lay, and goes to where another lies.
final class MatchedView: PassingView {
  private let places: MatchedPlaces
  var key: MatchedKey?
  var properties = MatchedGeometryProperties.frame
  var hostedFrame = CGRect.zero
  /// Where the view lay whose place this one takes.
  var origin: CGRect?

  init(places: MatchedPlaces) {
    self.places = places
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("no file has a matched view") }

  /// Puts it over the view whose place it takes.
  func moveToOrigin() {
    guard let origin else { return }
    self.origin = nil
    cover(origin)
  }

  /// Puts it over the view that takes its place.
  func moveToSuccessor() {
    guard let key, let place = places[key], place.frame != hostedFrame else { return }
    cover(place.frame)
  }

  private func cover(_ other: CGRect) {
    guard hostedFrame.width > 0, hostedFrame.height > 0 else { return }
    var change = CGAffineTransform.identity
    if properties.contains(.position) {
      change = change.translatedBy(x: other.midX - hostedFrame.midX, y: other.midY - hostedFrame.midY)
    }
    if properties.contains(.size) {
      change = change.scaledBy(
        x: max(other.width / hostedFrame.width, 0.001), y: max(other.height / hostedFrame.height, 0.001))
    }
    transform = change
  }
}

extension View {
  /// Has this view lie where others of the same id lie: one that comes while another goes, animated, comes from there, and those
  /// that are no source follow the source.
  ///
  /// What comes from another's place is scaled on its way, and not laid out anew in each frame.
  ///
  /// - Parameters:
  ///   - id: what the views have in common, in their namespace.
  ///   - properties: what is matched.
  ///   - anchor: the place of a view that comes to lie on the same place of the source.
  ///   - isSource: whether the others go by this view, or it by the others.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    applying(
      MatchedGeometryModifier(
        key: MatchedKey(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}
