import UIKit

/// A context that draws into a canvas. Copies draw into the same canvas, but have their own settings.
///
/// - Source: developer.apple.com/documentation/swiftui/graphicscontext
public struct GraphicsContext {
  let target: CanvasTarget
  /// The opacity of drawings, from 0 to 1.
  public var opacity: Double = 1
  /// The blend mode of drawings.
  public var blendMode = BlendMode.normal
  /// The transform from the coordinates of drawings to those of the canvas.
  public var transform = CGAffineTransform.identity
  private var clips: [Clip] = []
  private var shadows: [Filter] = []

  private struct Clip {
    let path: Path
    let rule: CGPathFillRule
  }

  init(_ target: CanvasTarget) {
    self.target = target
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { target.environment }

  /// A mode of blending drawings with the background.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/graphicscontext/blendmode-swift.struct
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The raw value.
    public let rawValue: Int32
    /// Creates a value from its raw value. Any raw value is accepted.
    public init(rawValue: Int32) { self.rawValue = rawValue }
    init(_ mode: CGBlendMode) { rawValue = mode.rawValue }
    /// A mode in which drawings cover the background.
    public static var normal: BlendMode { BlendMode(.normal) }
    /// A mode that multiplies the colors, which darkens the background.
    public static var multiply: BlendMode { BlendMode(.multiply) }
    /// A mode that multiplies the inverted colors, which lightens the background.
    public static var screen: BlendMode { BlendMode(.screen) }
    /// A mode that multiplies or screens the colors, depending on the background.
    public static var overlay: BlendMode { BlendMode(.overlay) }
    /// A mode that keeps the darker color.
    public static var darken: BlendMode { BlendMode(.darken) }
    /// A mode that keeps the lighter color.
    public static var lighten: BlendMode { BlendMode(.lighten) }
    /// A mode that brightens the background.
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    /// A mode that darkens the background.
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    /// A mode that softly darkens or lightens the background, depending on the source.
    public static var softLight: BlendMode { BlendMode(.softLight) }
    /// A mode that multiplies or screens the colors, depending on the source.
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    /// A mode that computes the difference of the colors.
    public static var difference: BlendMode { BlendMode(.difference) }
    /// A mode that computes the difference of the colors with lower contrast.
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    /// A mode that combines the hue of the source with the saturation and luminosity of the background.
    public static var hue: BlendMode { BlendMode(.hue) }
    /// A mode that combines the saturation of the source with the hue and luminosity of the background.
    public static var saturation: BlendMode { BlendMode(.saturation) }
    /// A mode that combines the hue and saturation of the source with the luminosity of the background.
    public static var color: BlendMode { BlendMode(.color) }
    /// A mode that combines the luminosity of the source with the hue and saturation of the background.
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    /// A mode that erases the background.
    public static var clear: BlendMode { BlendMode(.clear) }
    /// A mode that replaces the background.
    public static var copy: BlendMode { BlendMode(.copy) }
    /// A mode that keeps only the part of the source where the background is opaque.
    public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
    /// A mode that keeps only the part of the source where the background is transparent.
    public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
    /// A mode that draws the source where the background is opaque.
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    /// A mode that draws the source behind the background.
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    /// A mode that keeps only the part of the background where the source is opaque.
    public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
    /// A mode that keeps only the part of the background where the source is transparent.
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    /// A mode that draws the source behind the background, and removes the background outside of the source.
    public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
    /// A mode that keeps the source and the background where the other one is transparent.
    public static var xor: BlendMode { BlendMode(.xor) }
    /// A mode that adds the colors toward black.
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    /// A mode that adds the colors toward white.
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
  }

  /// An effect that is applied to each drawing.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/graphicscontext/filter
  public struct Filter {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    /// Returns a filter that draws a shadow behind each drawing.
    ///
    /// - Parameter radius: The blur radius, in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(color: color, radius: radius, offset: CGSize(width: x, height: y))
    }
  }

  /// Options for clipping.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/graphicscontext/clipoptions
  @frozen
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// An option that clips to the outside of the path instead of the inside.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  // MARK: Coordinates

  /// Scales later drawings.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Translates later drawings, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Rotates later drawings clockwise around the origin.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Applies a transform to later drawings, before the current transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  // MARK: Clips and filters

  /// Clips later drawings to a path, in addition to earlier clips.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    var placed = path.applying(transform)
    guard options.contains(.inverse) else {
      return clips.append(Clip(path: placed, rule: style.isEOFilled ? .evenOdd : .winding))
    }
    placed.addRect(placed.boundingRect.union(CGRect(origin: .zero, size: target.size)).insetBy(dx: -1, dy: -1))
    clips.append(Clip(path: placed, rule: .evenOdd))
  }

  /// The bounding rectangle of the clips, in the current coordinates.
  public var clipBoundingRect: CGRect {
    let all = CGRect(origin: .zero, size: target.size)
    let rect = clips.reduce(all) { $0.intersection($1.path.boundingRect) }
    guard transform.a * transform.d - transform.b * transform.c != 0 else { return .null }
    return rect.applying(transform.inverted())
  }

  /// Applies a filter to later drawings.
  public mutating func addFilter(_ filter: Filter) { shadows.append(filter) }

  // MARK: Drawing

  func drawing(_ body: (CGContext) throws -> Void) rethrows {
    let context = target.context
    context.saveGState()
    defer { context.restoreGState() }
    for clip in clips {
      context.addPath(clip.path.cgPath)
      context.clip(using: clip.rule)
    }
    context.setAlpha(min(1, max(0, opacity)))
    context.setBlendMode(CGBlendMode(rawValue: blendMode.rawValue) ?? .normal)
    // Each shadow applies to the drawing and the earlier shadows.
    for (index, shadow) in shadows.enumerated().reversed() {
      let color = shadow.color.resolve(in: environment)
      context.setShadow(offset: shadow.offset, blur: shadow.radius * 2, color: color.cgColor)
      if index > 0 { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    }
    context.concatenate(transform)
    defer { for _ in shadows.dropFirst() { context.endTransparencyLayer() } }
    try body(context)
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    drawing { context in shading.fill(path, style, context, environment, target.size) }
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    drawing { context in
      if case .paint(let paint) = shading.kind, case .color = paint(environment) {
        Painting.stroke(path, paint(environment), in: path.boundingRect, style, context)
      } else {
        shading.fill(path.strokedPath(style), FillStyle(), context, environment, target.size)
      }
    }
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws into a separate layer, which is then drawn with the opacity, blend mode and filters of this context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    try drawing { context in
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      defer { context.endTransparencyLayer() }
      // The context already contains the transform.
      var inner = GraphicsContext(target)
      try content(&inner)
    }
  }

  /// Draws with a Core Graphics context.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try drawing { context in try content(context) }
  }
}
