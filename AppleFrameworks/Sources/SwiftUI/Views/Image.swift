import UIKit

/// A picture.
///
/// - Source: developer.apple.com/documentation/swiftui/image
public struct Image: Equatable, @unchecked Sendable {
  enum Source: Equatable {
    case named(String, Bundle?)
    case symbol(String)
    case image(UIImage)
    case cgImage(CGImage, CGFloat, Orientation)

    static func == (first: Source, second: Source) -> Bool {
      switch (first, second) {
      case (.named(let first, let one), .named(let second, let other)): first == second && one == other
      case (.symbol(let first), .symbol(let second)): first == second
      case (.image(let first), .image(let second)): first === second
      case (.cgImage(let first, let one, let a), .cgImage(let second, let other, let b)):
        first === second && one == other && a == b
      default: false
      }
    }
  }

  let source: Source
  var isDecorative = false
  var label: Text?
  var variable: Double?
  var resizing: Resizing?
  var rendering: TemplateRenderingMode?
  var symbolMode: SymbolRenderingMode?
  var interpolated: Interpolation = .medium
  var smoothsEdges = true

  struct Resizing: Equatable {
    var insets: EdgeInsets
    var mode: ResizingMode
  }

  init(_ source: Source) { self.source = source }

  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle))
    self.label = label
  }
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
    isDecorative = true
  }
  public init(systemName: String) { self.init(.symbol(systemName)) }
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName))
    variable = variableValue
  }
  public init(uiImage: UIImage) { self.init(.image(uiImage)) }
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(.cgImage(cgImage, scale, orientation))
    self.label = label
  }
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.cgImage(cgImage, scale, orientation))
    isDecorative = true
  }

  /// - Source: developer.apple.com/documentation/swiftui/image/orientation
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
    var orientation: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      case .left: .left
      }
    }
  }
  /// - Source: developer.apple.com/documentation/swiftui/image/resizingmode
  public enum ResizingMode: Sendable { case tile, stretch }
  /// - Source: developer.apple.com/documentation/swiftui/image/templaterenderingmode
  public enum TemplateRenderingMode: Sendable { case template, original }
  /// - Source: developer.apple.com/documentation/swiftui/image/interpolation
  public enum Interpolation: Sendable { case none, low, medium, high }
  /// How large a symbol is beside text.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/image/scale
  public enum Scale: Sendable {
    case small, medium, large
    var scale: UIImage.SymbolScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// The picture takes the size that it is proposed.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var result = self
    result.resizing = Resizing(insets: capInsets, mode: resizingMode)
    return result
  }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var result = self
    result.rendering = renderingMode
    return result
  }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var result = self
    result.symbolMode = mode
    return result
  }
  /// How pixels are made where the picture is larger or smaller than it is.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var result = self
    result.interpolated = interpolation
    return result
  }
  /// Whether the picture's edges are smooth where they lie between pixels, as those of a turned picture do.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var result = self
    result.smoothsEdges = isAntialiased
    return result
  }

  var isSymbol: Bool { if case .symbol = source { true } else { false } }

  /// Whether it is shown in the foreground's color.
  func isTemplate(_ image: UIImage) -> Bool {
    switch rendering {
    case .template: true
    case .original: false
    case nil:
      isSymbol || image.renderingMode == .alwaysTemplate
        || image.isSymbolImage && image.renderingMode != .alwaysOriginal
    }
  }

  /// The image of UIKit's in an environment.
  func resolved(in environment: EnvironmentValues) -> UIImage {
    let traits = environment.traitCollection
    switch source {
    case .named(let name, let bundle): return UIImage(named: name, in: bundle, compatibleWith: traits) ?? UIImage()
    case .image(let image): return image
    case .cgImage(let image, let scale, let orientation):
      return UIImage(cgImage: image, scale: scale, orientation: orientation.orientation)
    case .symbol(let name):
      let font = (environment.font ?? .body).resolve(in: environment, environment.textLook)
      let configuration = UIImage.SymbolConfiguration(font: font, scale: environment.imageScale.scale)
      let name = environment.symbolVariants.applied(to: name, configuration)
      return UIImage(systemName: name, withConfiguration: configuration) ?? UIImage()
    }
  }
}

extension UIImage {
  func tinted(_ color: UIColor, in environment: EnvironmentValues) -> UIImage {
    isSymbolImage || renderingMode == .alwaysTemplate ? withTintColor(color, renderingMode: .alwaysOriginal) : self
  }
}

/// How the layers of a symbol are colored.
///
/// - Source: developer.apple.com/documentation/swiftui/symbolrenderingmode
public struct SymbolRenderingMode: Equatable, Sendable {
  enum Kind { case monochrome, multicolor, hierarchical, palette }
  let kind: Kind
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  public static let palette = SymbolRenderingMode(kind: .palette)
}

/// Which drawing of a symbol is meant.
///
/// - Source: developer.apple.com/documentation/swiftui/symbolvariants
public struct SymbolVariants: Hashable, Sendable {
  var suffixes: [String] = []
  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(suffixes: ["circle"])
  public static let square = SymbolVariants(suffixes: ["square"])
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  public static let fill = SymbolVariants(suffixes: ["fill"])
  public static let slash = SymbolVariants(suffixes: ["slash"])
  public var circle: SymbolVariants { adding("circle") }
  public var square: SymbolVariants { adding("square") }
  public var rectangle: SymbolVariants { adding("rectangle") }
  public var fill: SymbolVariants { adding("fill") }
  public var slash: SymbolVariants { adding("slash") }
  public func contains(_ other: SymbolVariants) -> Bool { Set(other.suffixes).isSubset(of: suffixes) }

  private func adding(_ suffix: String) -> SymbolVariants {
    suffixes.contains(suffix) ? self : SymbolVariants(suffixes: suffixes + [suffix])
  }

  /// A symbol's name with the variants that there are of it.
  func applied(to name: String, _ configuration: UIImage.SymbolConfiguration) -> String {
    var result = name
    // As symbols' names have them: the shape, then the slash, then the fill.
    for suffix in ["circle", "square", "rectangle", "slash", "fill"] where suffixes.contains(suffix) {
      let candidate = result + "." + suffix
      if !result.hasSuffix("." + suffix), UIImage(systemName: candidate, withConfiguration: configuration) != nil {
        result = candidate
      }
    }
    return result
  }
}

extension Image: View {
  public typealias Body = Never
}

extension Image: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    LeafNode(view, context) { ImageBox($0, node: $1) }
  }
}

/// Shows a picture.
final class ImageBox: LeafBox<Image> {
  private lazy var view = ImageHolder()
  private var resolved: UIImage?

  override func valueDidChange(from old: Image) {
    resolved = nil
    super.valueDidChange(from: old)
  }
  override func environmentDidChange() {
    resolved = nil
    super.environmentDidChange()
  }

  private var image: UIImage {
    if let resolved { return resolved }
    var image = value.resolved(in: environment)
    if let resizing = value.resizing, resizing.insets != EdgeInsets() || resizing.mode == .tile {
      let insets = UIEdgeInsets(
        top: resizing.insets.top, left: resizing.insets.leading, bottom: resizing.insets.bottom,
        right: resizing.insets.trailing)
      image = image.resizableImage(withCapInsets: insets, resizingMode: resizing.mode == .tile ? .tile : .stretch)
    }
    resolved = image
    return image
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = image.size
    guard value.resizing != nil else { return size }
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  override var spacing: ViewSpacing {
    guard value.isSymbol, value.resizing == nil else { return ViewSpacing() }
    let wanted = environment.font ?? .body
    let font = wanted.resolve(in: environment, environment.textLook)
    return ViewSpacing(
      text: ViewSpacing.TextMetrics(
        ascender: font.ascender, descender: -font.descender, capHeight: font.capHeight,
        leading: wanted.leading(of: font),
        scale: scale))
  }

  override func defines(_ key: AlignmentKey) -> Bool {
    value.isSymbol && value.resizing == nil
      && (key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key)
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard defines(key) else { return nil }
    return size.height - (image.baselineOffsetFromBottom ?? 0)
  }

  override func arrange(_ context: PlacementContext) {
    context.show(view, frame: frame) {
      let image = image
      let color = HierarchicalShapeStyle.primary.paint(in: environment)
      var shown = value.isTemplate(image) ? image.withRenderingMode(.alwaysTemplate) : image
      if let rendering = value.rendering {
        shown = image.withRenderingMode(rendering == .template ? .alwaysTemplate : .alwaysOriginal)
      }
      switch value.symbolMode ?? environment.symbolRenderingMode {
      case .multicolor? where value.isSymbol:
        shown = shown.applyingSymbolConfiguration(.preferringMulticolor()) ?? shown
      case .hierarchical? where value.isSymbol:
        shown = shown.applyingSymbolConfiguration(.init(hierarchicalColor: color.color)) ?? shown
      case .palette? where value.isSymbol:
        let colors =
          environment.foregroundStyles?.styles.map { $0.paint(in: environment.withoutForeground).color } ?? [
            color.color
          ]
        shown = shown.applyingSymbolConfiguration(.init(paletteColors: colors)) ?? shown
      default: break
      }
      view.setDrawing(shown, tint: color.color, value.interpolated, smoothsEdges: value.smoothsEdges)
      view.image = shown
      view.tintColor = color.color
      view.contentMode = value.resizing == nil ? .center : .scaleToFill
      view.alpha = environment.redactionReasons.contains(.placeholder) ? 0.16 : 1
      view.isAccessibilityElement = !value.isDecorative
      view.accessibilityTraits = .image
      view.accessibilityLabel =
        value.label?.string(in: environment)
        ?? { if case .named(let name, _) = value.source { name } else { shown.accessibilityLabel } }()
    }
  }
}

/// The view of a picture.
final class ImageHolder: UIImageView, ContentHitting {
  /// Draws pictures that are to be drawn otherwise than layers draw them.
  private var canvas: PaintedCanvas?

  /// - Parameter image: drawn in all of the view's bounds.
  func setDrawing(_ image: UIImage, tint: UIColor, _ interpolation: Image.Interpolation, smoothsEdges: Bool) {
    guard interpolation != .medium || !smoothsEdges else {
      canvas?.removeFromSuperview()
      canvas = nil
      return
    }
    let canvas = canvas ?? PaintedCanvas()
    if canvas.superview == nil { addSubview(canvas) }
    self.canvas = canvas
    canvas.drawing = { [weak canvas] in
      guard let canvas, let context = UIGraphicsGetCurrentContext() else { return }
      context.setShouldAntialias(smoothsEdges)
      context.interpolationQuality =
        switch interpolation {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
      let shown =
        image.renderingMode == .alwaysTemplate ? image.withTintColor(tint, renderingMode: .alwaysOriginal) : image
      shown.draw(in: canvas.bounds)
    }
    canvas.setNeedsDisplay()
    setNeedsLayout()
  }

  override var image: UIImage? {
    // What a canvas draws is not shown twice.
    get { canvas == nil ? super.image : nil }
    set { super.image = canvas == nil ? newValue : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    canvas?.frame = bounds
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = true
    // Its color is that of the text beside it, which does not dim either.
    tintAdjustmentMode = .normal
  }
  required init?(coder: NSCoder) { fatalError("no file has the view of a picture") }
  func hitsContent(_ point: CGPoint) -> Bool { bounds.contains(point) }
}
