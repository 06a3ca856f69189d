import UIKit

/// Draws into a canvas. Copies draw into the same canvas and have settings of their own.
///
/// - Source: developer.apple.com/documentation/swiftui/graphicscontext
public struct GraphicsContext {
  let target: CanvasTarget
  /// The opacity of drawings, from 0 to 1.
  public var opacity: Double = 1
  /// How drawings are combined with the background.
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

  /// How drawings are combined with the background.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/graphicscontext/blendmode-swift.struct
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The raw value.
    public let rawValue: Int32
    /// Creates a value from its raw value; any is accepted.
    public init(rawValue: Int32) { self.rawValue = rawValue }
    init(_ mode: CGBlendMode) { rawValue = mode.rawValue }
    /// Covers the background.
    public static var normal: BlendMode { BlendMode(.normal) }
    /// Multiplies the colors: darkens.
    public static var multiply: BlendMode { BlendMode(.multiply) }
    /// Multiplies the inverted colors: lightens.
    public static var screen: BlendMode { BlendMode(.screen) }
    /// Multiplies or screens, depending on the background.
    public static var overlay: BlendMode { BlendMode(.overlay) }
    /// Keeps the darker color.
    public static var darken: BlendMode { BlendMode(.darken) }
    /// Keeps the lighter color.
    public static var lighten: BlendMode { BlendMode(.lighten) }
    /// Brightens the background.
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    /// Darkens the background.
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    /// Darkens or lightens, depending on the source, softly.
    public static var softLight: BlendMode { BlendMode(.softLight) }
    /// Multiplies or screens, depending on the source.
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    /// The difference of the colors.
    public static var difference: BlendMode { BlendMode(.difference) }
    /// The difference of the colors, with less contrast.
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    /// The hue of the source with the saturation and luminosity of the background.
    public static var hue: BlendMode { BlendMode(.hue) }
    /// The saturation of the source with the hue and luminosity of the background.
    public static var saturation: BlendMode { BlendMode(.saturation) }
    /// The hue and saturation of the source with the luminosity of the background.
    public static var color: BlendMode { BlendMode(.color) }
    /// The luminosity of the source with the hue and saturation of the background.
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    /// Erases the background.
    public static var clear: BlendMode { BlendMode(.clear) }
    /// Replaces the background.
    public static var copy: BlendMode { BlendMode(.copy) }
    /// Keeps the source where the background is opaque, and nothing else.
    public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
    /// Keeps the source where the background is transparent, and nothing else.
    public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
    /// Draws the source where the background is opaque.
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    /// Draws the source behind the background.
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    /// Keeps the background where the source is opaque, and nothing else.
    public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
    /// Keeps the background where the source is transparent, and nothing else.
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    /// Draws the source behind the background, and keeps only what lies in the source.
    public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
    /// Keeps each where the other is transparent.
    public static var xor: BlendMode { BlendMode(.xor) }
    /// Adds the colors, toward black.
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    /// Adds the colors, toward white.
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
  }

  /// An effect that is applied to each drawing.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/graphicscontext/filter
  public struct Filter {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    /// A shadow behind each drawing.
    ///
    /// - Parameter radius: Of the blur, in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(color: color, radius: radius, offset: CGSize(width: x, height: y))
    }
  }

  /// How a clip is applied.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/graphicscontext/clipoptions
  @frozen
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Clips to the outside of the path instead of the inside.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  // MARK: Coordinates

  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Moves what is drawn from now on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Turns what is drawn from now on, clockwise around the origin.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Transforms what is drawn from now on, before the present transform.
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
    // Each shadow applies to the drawing together with the earlier shadows.
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

  /// Draws along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    drawing { context in
      if case .paint(let paint) = shading.kind, case .color = paint(environment) {
        Painting.stroke(path, paint(environment), in: path.boundingRect, style, context)
      } else {
        shading.fill(path.strokedPath(style), FillStyle(), context, environment, target.size)
      }
    }
  }

  /// Draws along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws into a separate layer, which is then drawn with the opacity, blend mode and filters of this context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    try drawing { context in
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      defer { context.endTransparencyLayer() }
      // The context already has the transform.
      var inner = GraphicsContext(target)
      try content(&inner)
    }
  }

  /// Draws with Core Graphics.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try drawing { context in try content(context) }
  }
}
