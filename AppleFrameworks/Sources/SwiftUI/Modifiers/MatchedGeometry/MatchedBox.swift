import UIKit

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
        // The resized view keeps the position of its anchor.
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
      // The view replaces another view.
      view.origin = known.flatMap { $0.source === self || !modifier.isSource ? nil : $0.frame }
    }
    view.key = modifier.key
    view.properties = modifier.properties
    view.hostedFrame = hosted
    if modifier.isSource {
      if known?.frame != hosted || known?.source !== self {
        places.places[modifier.key] = MatchedPlaces.Place(source: self, frame: hosted)
        // Views that follow this view but were placed earlier must be placed again.
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
