import Foundation

/// A view of a collection on its way out: of an element that is gone, or one that changes push out of sight.
struct OutgoingElement {
  var key: ElementKey
  let element: ShownElement
  /// The change that takes it away.
  let change: Int
  /// Whether the element is still there: its view is used again when it comes back into sight.
  var isStillThere: Bool
  let zIndex: Int
}
