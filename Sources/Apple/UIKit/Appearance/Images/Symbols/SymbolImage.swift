import CoreGraphics
import Foundation
import SystemSymbols

/// A symbol that an image shows, and how.
struct SymbolImage: Equatable {
  let name: String
  let configuration: UIImage.SymbolConfiguration?
  /// What the parts that tell a value show, from 0 to 1; nil for all of them.
  var value: Double?
  /// The template of a symbol that is not the system's.
  var custom: CustomSymbol?

  static func == (first: SymbolImage, second: SymbolImage) -> Bool {
    first.name == second.name && first.configuration == second.configuration && first.value == second.value
      && first.custom === second.custom
  }

  private var values: SymbolValues { configuration?.values ?? SymbolValues() }

  /// Whether the symbol has colors of its own, so that views don't show it in theirs.
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
    with(configuration?.applying(other) ?? other)
  }

  /// Returns the same symbol in another configuration.
  func with(_ configuration: UIImage.SymbolConfiguration?) -> SymbolImage {
    SymbolImage(name: name, configuration: configuration, value: value, custom: custom)
  }

  func style(in traits: UITraitCollection?) -> SymbolStyle { SymbolStyle(values, traits: traits) }
}

extension UIImage {
  /// The symbol of SF Symbols that it shows, and whether there is a drawing of it: for hosts, which tell what is not Apple's.
  package var systemSymbol: (name: String, hasDrawing: Bool)? {
    guard let symbol = appearance.symbol, symbol.custom == nil else { return nil }
    return (symbol.name, SymbolLibrary.shape(named: symbol.name) != nil)
  }

  /// Creates the symbol of a name, in the main bundle's traits. See `init(systemName:withConfiguration:)`.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Creates the symbol of a name, for traits. See `init(systemName:withConfiguration:)`.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: traitCollection?.imageConfiguration)
  }

  /// Creates the symbol of a name of Apple's SF Symbols, drawn as a configuration says. Nil for names that SF Symbols
  /// does not have.
  ///
  /// Apple's drawings are not free, so that symbols are drawings of our own: they show what the name says, positions and sizes
  /// are about those on an iPhone, details are not. A name for which there is no drawing shows a box with a cross, and is
  /// reported once.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.init(systemName: name, value: nil, configuration)
  }

  private convenience init?(systemName name: String, value: Double?, _ configuration: UIImage.Configuration?) {
    guard SymbolNames.contains(name) else { return nil }
    let symbol = SymbolImage(name: name, configuration: configuration as? SymbolConfiguration, value: value)
    let image = UIImage().showing(symbol, in: configuration?.traitCollection)
    var appearance = image.appearance
    appearance.configuration = configuration
    self.init(content: image.content, appearance: appearance)
  }

  /// Creates the symbol of a name with a value between 0 and 1 for the parts that tell one, such as the waves of `wifi`
  /// and `speaker.wave.3`: those above it are fainter. See `init(systemName:withConfiguration:)`.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil
  ) {
    self.init(systemName: name, value: min(max(value, 0), 1), configuration)
  }

  /// Returns a symbol shown as this image is.
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
    let drawing = SymbolDrawings.drawing(of: symbol, style: style, pixelsPerPoint: scale)
    let sink = (drawing.drawing as? SymbolDrawing)?.sink ?? 0
    appearance.place(
      drawing.drawing,
      baselineOffset: style.baselineOffset(height: drawing.drawing.size.height, sink: sink, pixelsPerPoint: scale),
      in: style)
    appearance.flipsForRightToLeft =
      appearance.flipsForRightToLeft || SymbolDrawings.isDirectional(symbol.name)
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
