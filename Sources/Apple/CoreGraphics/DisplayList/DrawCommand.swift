import Foundation
package import Typefaces

/// One thing to draw, with all that it depends on: nothing is inherited from commands before it but the layers begun by them.
package struct DrawCommand {
  package var operation: DrawOperation
  /// From the space of the operation's geometry to that of the list, or of the context's pixels with y up.
  package var transform: CGAffineTransform
  /// Where it may draw; nil everywhere.
  package var clip: ClipNode?
  package var style: DrawStyle
}

/// What a command does.
package enum DrawOperation {
  case fill(CGPath, CGPathFillRule, CGColor)
  case stroke(CGPath, StrokeStyle, CGColor)
  /// Makes everything in a rectangle transparent.
  case clear(CGRect)
  /// An image stretched over a rectangle, its top row at the side of greater y; a mask is painted in the color.
  case image(CGImage, CGRect, CGColor)
  /// An image repeated over the whole clip, one copy of it in the rectangle.
  case tiledImage(CGImage, CGRect, CGColor)
  case gradient(GradientDrawing)
  case glyphs(GlyphDrawing)
  /// A shadow without what casts it.
  case shadow(of: CGPath, excluding: CGPath?)
  /// What has been drawn within a path so far, seen as through frosted glass.
  case backdrop(of: CGPath, BackdropFilter)
  case list(DisplayList)
  /// What follows, up to `endLayer`, is drawn by itself, and then as one picture with the style of this command.
  case beginLayer(CGRect?)
  case endLayer
  /// What follows, up to `endMask`, is not drawn: its alpha is multiplied into the layer begun last.
  case beginMask
  case endMask
}

/// How a drawing is laid onto what is there.
package struct DrawStyle {
  package var alpha: CGFloat = 1
  package var blendMode = CGBlendMode.normal
  package var shadow: Shadow?
  package var shouldAntialias = true
  package var interpolation = CGInterpolationQuality.default
  /// Where patterns begin, in the space of the list.
  package var patternPhase = CGSize.zero
  /// From the base space, which patterns and shadows live in, to the space of the list.
  package var baseTransform = CGAffineTransform.identity

  /// Whether nothing of it shows.
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

/// Glyphs of one font at their places.
package struct GlyphDrawing {
  package var glyphs: [UInt32]
  /// The pens in user space.
  package var positions: [CGPoint]
  package var font: FontInstance
  /// From glyph space (points, y up) to user space; its translation is not used.
  package var matrix: CGAffineTransform
  package var color: CGColor
}

/// Where the commands of a context go: into a list, or onto pixels.
protocol DrawSink: AnyObject {
  func perform(_ command: DrawCommand)
}

/// Keeps commands.
final class CommandRecorder: DrawSink {
  private(set) var commands: [DrawCommand] = []

  func perform(_ command: DrawCommand) { commands.append(command) }
}
