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
  var font: CGFont?
  /// The size of the font in text space.
  ///
  /// - Source: developer.apple.com/documentation/coregraphics/cgcontext/setfontsize(_:), a scale of 1 by default
  var fontSize: CGFloat = 1

  var clipBounds: CGRect { clip?.bounds ?? limit }
}
