import UIKit

extension GraphicsContext {
  /// Text that is resolved for the environment of a canvas.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/graphicscontext/resolvedtext
  public struct ResolvedText {
    let text: NSAttributedString
    let font: UIFont
    let environment: EnvironmentValues

    /// The shading of the text. Text with its own colors keeps them until this property is set. If the shading is a
    /// gradient, its first color is used.
    public var shading: Shading {
      didSet { isShaded = true }
    }
    var isShaded = false

    fileprivate var shown: NSAttributedString {
      guard isShaded else { return text }
      let result = NSMutableAttributedString(attributedString: text)
      result.addAttribute(
        .foregroundColor, value: shading.color(in: environment), range: NSRange(location: 0, length: result.length))
      return result
    }

    /// Returns the size of the text within a maximum size, in points.
    public func measure(in size: CGSize) -> CGSize {
      let scale = environment.displayScale
      let bounds = text.boundingRect(
        with: CGSize(width: size.width, height: max(size.height, font.lineHeight)),
        options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
      return CGSize(width: min(bounds.width.ceiled(scale), size.width), height: bounds.height.ceiled(scale))
    }

    /// Returns the distance from the top to the first baseline, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { font.ascender }
    /// Returns the distance from the top to the last baseline, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height + font.descender }
  }

  /// An image that is resolved for the environment of a canvas.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/graphicscontext/resolvedimage
  public struct ResolvedImage {
    let image: UIImage
    let environment: EnvironmentValues
    /// The distance from the top to the baseline, in points. For images without a baseline, it is the height.
    public let baseline: CGFloat
    /// The shading of a template image; `nil` for images that have their own colors.
    public var shading: Shading?
    /// The size, in points.
    public var size: CGSize { image.size }

    fileprivate var shown: UIImage {
      shading.map { image.withTintColor($0.color(in: environment), renderingMode: .alwaysOriginal) } ?? image
    }
  }

  /// A symbol of a canvas that is ready to be drawn.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/graphicscontext/resolvedsymbol
  public struct ResolvedSymbol {
    let symbol: CanvasSymbol
    /// The size, in points.
    public var size: CGSize { symbol.size }
  }

  // MARK: Resolving

  /// Prepares text for drawing in the environment of the canvas.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(
      text: text.resolved(in: environment), font: text.firstFont(in: environment), environment: environment,
      shading: .foreground)
  }

  /// Prepares an image for drawing in the environment of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage {
    let resolved = image.resolved(in: environment)
    return ResolvedImage(
      image: resolved, environment: environment,
      baseline: resolved.size.height - (resolved.baselineOffsetFromBottom ?? 0),
      shading: image.isTemplate(resolved) ? .foreground : nil)
  }

  /// Returns the symbol with a tag; `nil` if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    target.symbol(AnyHashable(id)).map { ResolvedSymbol(symbol: $0) }
  }

  // MARK: Drawing

  private func origin(_ size: CGSize, _ point: CGPoint, _ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
  }

  /// Draws text in a rectangle, from its top.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    drawing { _ in
      text.shown.draw(with: rect, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    }
  }

  /// Draws text at a point.
  ///
  /// - Parameter anchor: The point of the text that is positioned at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: 1_000_000, height: 1_000_000))
    draw(text, in: CGRect(origin: origin(size, point, anchor), size: size))
  }

  /// Draws text in a rectangle, from its top.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws text at a point.
  ///
  /// - Parameter anchor: The point of the text that is positioned at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws an image in a rectangle, stretched to the rectangle's size.
  ///
  /// - Parameter style: The style that determines whether edges are antialiased.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    drawing { context in
      context.setShouldAntialias(style.isAntialiased)
      image.shown.draw(in: rect)
    }
  }

  /// Draws an image at a point, at the image's size.
  ///
  /// - Parameter anchor: The point of the image that is positioned at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(origin: origin(image.size, point, anchor), size: image.size))
  }

  /// Draws an image in a rectangle, stretched to the rectangle's size.
  ///
  /// - Parameter style: The style that determines whether edges are antialiased.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image at a point, at the image's size.
  ///
  /// - Parameter anchor: The point of the image that is positioned at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a symbol in a rectangle, laid out at the rectangle's size.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    drawing { context in
      // A transparency layer applies the opacity and the blend mode to the entire symbol.
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.translateBy(x: rect.minX, y: rect.minY)
      symbol.symbol.draw(in: context, size: rect.size)
      context.endTransparencyLayer()
    }
  }

  /// Draws a symbol at a point, at the symbol's size.
  ///
  /// - Parameter anchor: The point of the symbol that is positioned at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(origin: origin(symbol.size, point, anchor), size: symbol.size))
  }
}
