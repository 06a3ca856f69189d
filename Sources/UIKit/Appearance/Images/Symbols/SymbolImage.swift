import CoreGraphics
import Foundation

/// A symbol that an image shows, and how.
struct SymbolImage: Equatable {
  let name: String
  let configuration: UIImage.SymbolConfiguration?
  /// The template of a symbol that is not the system's.
  var custom: CustomSymbol?

  static func == (first: SymbolImage, second: SymbolImage) -> Bool {
    first.name == second.name && first.configuration == second.configuration && first.custom === second.custom
  }

  private var values: SymbolValues { configuration?.values ?? SymbolValues() }

  /// Whether the symbol has colours of its own, so that views don't show it in theirs.
  var hasColors: Bool {
    switch values.colors {
    case .hierarchical, .palette: true
    case .multicolor: custom == nil && SymbolColors.of(name) != nil
    case .monochrome, nil: false
    }
  }

  /// Whether the symbol's size follows the user's text size.
  var dependsOnTraits: Bool { values.textStyle != nil }

  func applying(_ other: UIImage.SymbolConfiguration) -> SymbolImage {
    SymbolImage(name: name, configuration: configuration?.applying(other) ?? other, custom: custom)
  }

  func style(in traits: UITraitCollection?) -> SymbolStyle { SymbolStyle(values, traits: traits) }
}

extension UIImage {
  /// The symbol of a name, in the main bundle's traits. See `init(systemName:withConfiguration:)`.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// The symbol of a name, for traits. See `init(systemName:withConfiguration:)`.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: traitCollection?.imageConfiguration)
  }

  /// The symbol of a name of Apple's SF Symbols, drawn as a configuration says.
  ///
  /// Apple's drawings are not free, so that the common symbols are drawn after descriptions of them, and others come
  /// from a free font of icons: positions and sizes are about those on an iPhone, details are not. A name for which
  /// there is no drawing shows a box with a cross, and is reported once. Nil for an empty name.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard !name.isEmpty else { return nil }
    let symbol = SymbolImage(name: name, configuration: configuration as? SymbolConfiguration)
    let image = UIImage().showing(symbol, in: configuration?.traitCollection)
    var appearance = image.appearance
    appearance.configuration = configuration
    self.init(content: image.content, appearance: appearance)
  }

  /// The symbol of a name with a value between 0 and 1 for the parts that tell one. See
  /// `init(systemName:withConfiguration:)`.
  ///
  /// The free drawings have no such parts: all of the symbol is shown.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// A symbol shown as this image is.
  func showing(_ symbol: SymbolImage, in traits: UITraitCollection?) -> UIImage {
    let style = symbol.style(in: traits)
    let scale =
      traits.map(\.displayScale).flatMap { $0 > 0 ? $0 : nil } ?? (isSymbolImage ? self.scale : CGContext.screenScale)
    var appearance = appearance
    appearance.symbol = symbol
    appearance.scale = scale
    if let custom = symbol.custom {
      guard let drawing = CustomSymbolDrawing(custom, style: style, pixelsPerPoint: scale) else { return self }
      appearance.place(drawing, baselineOffset: drawing.baselineOffset, in: style)
      return UIImage(content: .drawing(ImageDrawing(drawing)), appearance: appearance)
    }
    let drawing = SymbolLibrary.drawing(named: symbol.name, style: style, pixelsPerPoint: scale)
    appearance.place(
      drawing.drawing, baselineOffset: style.baselineOffset(height: drawing.drawing.size.height, pixelsPerPoint: scale),
      in: style)
    appearance.flipsForRightToLeft =
      appearance.flipsForRightToLeft || SymbolLibrary.isDirectional(symbol.name)
    return UIImage(content: .drawing(drawing), appearance: appearance)
  }
}

extension ImageAppearance {
  /// Puts a symbol into a line of text.
  fileprivate mutating func place(_ drawing: any Drawing, baselineOffset: CGFloat, in style: SymbolStyle) {
    baselineOffsetFromBottom = baselineOffset
    alignmentRectInsets = style.alignmentInsets(
      height: drawing.size.height, baselineOffset: baselineOffset, pixelsPerPoint: scale)
  }
}
