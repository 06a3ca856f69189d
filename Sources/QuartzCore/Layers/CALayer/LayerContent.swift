/// What a layer shows in its bounds besides its colour: an image, or what was drawn into it.
package struct LayerContent {
  package var image: CGImage?
  package var recording: LayerRecording?
  package var scale: CGFloat = 1
  package var gravity = CALayerContentsGravity.resize

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

  package init(list: DisplayList, bounds: CGRect) {
    self.list = list
    self.bounds = bounds
  }
}
