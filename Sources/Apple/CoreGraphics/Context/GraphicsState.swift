import Foundation

/// The state that `saveGState()` saves.
struct GraphicsState {
  var ctm = CGAffineTransform.identity
  var clip: ClipNode?
  /// The rectangle without a clip, in base space.
  var limit: CGRect
  var fillColor = CGColor(space: .deviceGray, values: [0], alpha: 1)
  var strokeColor = CGColor(space: .deviceGray, values: [0], alpha: 1)
  var fillSpace = CGColorSpace.deviceGray
  var strokeSpace = CGColorSpace.deviceGray
  var pen = StrokeStyle()
  var style = DrawStyle()
  var textDrawingMode = CGTextDrawingMode.fill

  var clipBounds: CGRect { clip?.bounds ?? limit }
}
