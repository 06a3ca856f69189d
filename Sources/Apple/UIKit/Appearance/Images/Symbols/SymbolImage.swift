import CoreGraphics
import Foundation
import SystemSymbols

/// A symbol of an image, with its configuration.
struct SymbolImage: Equatable {
  let name: String
  let configuration: UIImage.SymbolConfiguration?
  /// The value from 0 to 1 that variable parts display; `nil` for all of them.
  var value: Double?
  /// The template of a custom symbol.
  var custom: CustomSymbol?

  static func == (first: SymbolImage, second: SymbolImage) -> Bool {
    first.name == second.name && first.configuration == second.configuration && first.value == second.value
      && first.custom === second.custom
  }

  private var values: SymbolValues { configuration?.values ?? SymbolValues() }

  /// Whether the symbol has its own colors, so that views don't use theirs.
  var hasColors: Bool {
    switch values.colors {
    case .hierarchical, .palette: true
    case .multicolor: custom == nil && SymbolColors.of(name) != nil
    case .monochrome, nil: false
    }
  }

  /// Whether the size of the symbol depends on the user's text size.
  var dependsOnTraits: Bool { values.textStyle != nil }

  func applying(_ other: UIImage.SymbolConfiguration) -> SymbolImage {
    with(configuration?.applying(other) ?? other)
  }

  /// Returns the symbol with another configuration.
  func with(_ configuration: UIImage.SymbolConfiguration?) -> SymbolImage {
    SymbolImage(name: name, configuration: configuration, value: value, custom: custom)
  }

  func style(in traits: UITraitCollection?) -> SymbolStyle { SymbolStyle(values, traits: traits) }
}

extension UIImage {
  /// The name of the symbol in SF Symbols and whether there is a drawing of it, for hosts that report replacements.
  package var systemSymbol: (name: String, hasDrawing: Bool)? {
    guard let symbol = appearance.symbol, symbol.custom == nil else { return nil }
    return (symbol.name, SymbolLibrary.shape(named: symbol.name) != nil)
  }

  /// Creates the symbol with a name, with the current traits. See `init(systemName:withConfiguration:)`.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Creates the symbol with a name for traits. See `init(systemName:withConfiguration:)`.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: traitCollection?.imageConfiguration)
  }

  /// Creates the symbol with a name in Apple's SF Symbols and a configuration. Nil if SF Symbols has no such name.
  ///
  /// Apple's drawings aren't free, so that the symbols are original drawings: they show the object in the name, with
  /// positions and sizes similar to those on an iPhone, but different details. A name without a drawing is displayed as
  /// a box with a cross and reported once.
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

  /// Creates the symbol with a name and a value from 0 to 1 for its variable parts, such as the waves of `wifi` and
  /// `speaker.wave.3`. Parts above the value are fainter. See `init(systemName:withConfiguration:)`.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil
  ) {
    self.init(systemName: name, value: min(max(value, 0), 1), configuration)
  }

  /// Returns an image of a symbol with the appearance of this image.
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
  /// Aligns a symbol with a line of text.
  fileprivate mutating func place(_ drawing: any Drawing, baselineOffset: CGFloat, in style: SymbolStyle) {
    baselineOffsetFromBottom = baselineOffset
    alignmentRectInsets = style.alignmentInsets(
      height: drawing.size.height, baselineOffset: baselineOffset, pixelsPerPoint: scale)
  }
}
