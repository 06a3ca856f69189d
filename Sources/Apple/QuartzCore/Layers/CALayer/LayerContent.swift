/// What a layer shows in its bounds besides its color: an image, or what was drawn into it.
package struct LayerContent {
  package var image: CGImage?
  package var recording: LayerRecording?
  package var scale: CGFloat = 1
  package var gravity = CALayerContentsGravity.resize
  /// How far the next drawing may reach above and below the layer's bounds, in points: letters of some scripts are
  /// higher and deeper than the line that they stand in.
  package var overhang: CGFloat = 0

  package init() {}

  package var isEmpty: Bool { image == nil && recording == nil }
}

/// What `draw(in:)` drew, once per display: drawing commands in the layer's coordinates at that time.
///
/// An object, so that it can be the `contents` of several layers, as a backing store can.
package final class LayerRecording {
  package let list: DisplayList
  /// The layer's bounds when it was drawn; when they change without another display, the drawing follows
  /// `contentsGravity` as an image of that size would.
  package let bounds: CGRect
  /// How far the drawing may reach above and below ``bounds``.
  package let overhang: CGFloat

  package init(list: DisplayList, bounds: CGRect, overhang: CGFloat = 0) {
    self.list = list
    self.bounds = bounds
    self.overhang = overhang
  }
}
