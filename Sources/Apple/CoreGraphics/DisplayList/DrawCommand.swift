import Foundation
package import Typefaces

/// A drawing command with all of its state. It depends on earlier commands only through the layers that they began.
package struct DrawCommand {
  package var operation: DrawOperation
  /// The transform from the space of the geometry to that of the list, or of the context's pixels with y upwards.
  package var transform: CGAffineTransform
  /// The clip of the command; `nil` for none.
  package var clip: ClipNode?
  package var style: DrawStyle
}

/// The operation of a command.
package enum DrawOperation {
  case fill(CGPath, CGPathFillRule, CGColor)
  case stroke(CGPath, StrokeStyle, CGColor)
  /// Clears a rectangle.
  case clear(CGRect)
  /// An image that is stretched to a rectangle, with its top row at the maximum y. A mask is painted in the color.
  case image(CGImage, CGRect, CGColor)
  /// An image that is repeated over the whole clip, with one copy in the rectangle.
  case tiledImage(CGImage, CGRect, CGColor)
  case gradient(GradientDrawing)
  case glyphs(GlyphDrawing)
  /// A shadow without its object.
  case shadow(of: CGPath, excluding: CGPath?)
  /// The existing content within a path with a filter.
  case backdrop(of: CGPath, BackdropFilter)
  case list(DisplayList)
  /// Begins a layer: the commands up to `endLayer` are drawn separately and composited as one image with the style of
  /// this command.
  case beginLayer(CGRect?)
  case endLayer
  /// Begins a mask: the alpha of the commands up to `endMask` multiplies the last layer.
  case beginMask
  case endMask
}

/// The style of composition with existing content.
package struct DrawStyle {
  package var alpha: CGFloat = 1
  package var blendMode = CGBlendMode.normal
  package var shadow: Shadow?
  package var shouldAntialias = true
  package var interpolation = CGInterpolationQuality.default
  /// The offset of patterns in the space of the list.
  package var patternPhase = CGSize.zero
  /// The transform from base space, in which patterns and shadows are, to the space of the list.
  package var baseTransform = CGAffineTransform.identity

  /// Whether the style has no visible effect.
  package var isPlain: Bool { alpha == 1 && blendMode == .normal && shadow == nil }
}

/// A shadow in the space of the list.
package struct Shadow {
  package var offset: CGSize
  /// The standard deviation of the blur.
  package var sigma: CGFloat
  package var color: CGColor
}

/// A gradient with its geometry.
package struct GradientDrawing {
  package enum Geometry {
    case linear(start: CGPoint, end: CGPoint)
    case radial(startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat)
    case conic(center: CGPoint, angle: CGFloat)
  }

  package var gradient: CGGradient
  package var geometry: Geometry
  package var options: CGGradientDrawingOptions
}

/// The glyphs of one font with their positions.
package struct GlyphDrawing {
  package var glyphs: [UInt32]
  /// The positions of the glyphs in user space.
  package var positions: [CGPoint]
  package var font: FontInstance
  /// The transform from glyph space (points, y upwards) to user space, whose translation is ignored.
  package var matrix: CGAffineTransform
  package var color: CGColor
}

/// The destination of a context's commands: a list or pixels.
protocol DrawSink: AnyObject {
  func perform(_ command: DrawCommand)
}

/// A destination that records commands.
final class CommandRecorder: DrawSink {
  private(set) var commands: [DrawCommand] = []

  func perform(_ command: DrawCommand) { commands.append(command) }
}
