/// The content of a layer in addition to its color: an image or a drawing.
package struct LayerContent {
  package var image: CGImage?
  package var recording: LayerRecording?
  package var scale: CGFloat = 1
  package var gravity = CALayerContentsGravity.resize
  /// The distance that the next drawing may reach above and below the layer's bounds, in points, since letters of some
  /// scripts exceed their line.
  package var overhang: CGFloat = 0

  package init() {}

  package var isEmpty: Bool { image == nil && recording == nil }
}

/// A recording of `draw(in:)`, once per display: drawing commands in the layer's coordinates at that time.
///
/// It is an object, so that it can be the `contents` of several layers, like a backing store.
package final class LayerRecording {
  package let list: DisplayList
  /// The layer's bounds at the time of the drawing. If they change without another display, the drawing follows
  /// `contentsGravity` like an image with that size.
  package let bounds: CGRect
  /// The distance that the drawing may reach above and below ``bounds``.
  package let overhang: CGFloat

  package init(list: DisplayList, bounds: CGRect, overhang: CGFloat = 0) {
    self.list = list
    self.bounds = bounds
    self.overhang = overhang
  }
}
