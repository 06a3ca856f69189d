import Foundation
import Typefaces
import Typesetting

/// A layer that displays text, aligned at its top.
///
/// Attributed text is drawn with its fonts, colors, kerning and underlines; plain text with the properties of the
/// layer.
///
/// - Source: developer.apple.com/documentation/quartzcore/catextlayer
open class CATextLayer: CALayer {
  package final var text = TextLayerStyle()

  public override init() { super.init() }

  public override init(layer: Any) {
    if let original = layer as? CATextLayer { text = original.text }
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text, a `String` or an `NSAttributedString`. Default: `nil`. Objects of other types aren't displayed.
  open var string: Any? {
    get { text.string }
    set { text.string = newValue }
  }

  /// The font of plain text or its name. Default: Helvetica. The size of the font is ignored.
  open var font: Any? {
    get { text.font }
    set { text.font = newValue }
  }

  /// The font size of plain text, in points. Default: `36`.
  open var fontSize: CGFloat {
    get { text.size }
    set { text.size = newValue }
  }

  /// The color of plain text. Default: opaque white. Nothing is drawn without a color.
  open var foregroundColor: CGColor? {
    get { text.color }
    set { text.color = newValue }
  }

  /// Whether lines wrap at the width of the layer. Default: `false`.
  open var isWrapped: Bool {
    get { text.wraps }
    set { text.wraps = newValue }
  }

  /// The truncation of text that doesn't fit. Default: `.none`.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncation }
    set { text.truncation = newValue }
  }

  /// The alignment of lines. Default: `.natural`. It also applies to text with paragraph styles.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignment }
    set { text.alignment = newValue }
  }

  /// Returns the size of the text with its longest lines.
  open override func preferredFrameSize() -> CGSize {
    let layout = text.layout(width: isWrapped ? bounds.width : .infinity, height: .infinity)
    return CGSize(width: CGFloat(layout.usedWidth), height: CGFloat(layout.usedHeight))
  }

  // MARK: - Drawing

  package override func drawForegroundContent(in context: CGContext) {
    context.saveGState()
    context.clip(to: bounds)
    text.draw(in: bounds.standardized, context)
    context.restoreGState()
  }

  package override var builtInPartCount: Int { text.isEmpty ? 0 : 1 }

  package override var drawsBeyondBounds: Bool { !text.isEmpty }

  package override var builtInExtent: CGRect { bounds }

  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "string": string = value
    case "font": font = value
    case "fontSize": value.flatMap { AnimationValue($0)?.number }.map { fontSize = CGFloat($0) }
    case "foregroundColor": foregroundColor = value.flatMap { AnimationValue($0)?.color } ?? nil
    case "wrapped": value.flatMap { AnimationValue($0)?.number }.map { isWrapped = $0 != 0 }
    default: super.setValue(value, forKey: key)
    }
  }

  package override func showValue(_ value: AnimationValue, forKey name: String) {
    switch name {
    case "fontSize": text.size = value.number.map { CGFloat($0) } ?? text.size
    case "foregroundColor": text.color = value.color ?? text.color
    default: super.showValue(value, forKey: name)
    }
  }

  package override func saveBuiltInValues() -> () -> Void {
    let text = text
    return { [self] in self.text = text }
  }

  package override func propertyValue(forKey name: String) -> Any? {
    switch name {
    case "string": string
    case "font": font
    case "fontSize": fontSize
    case "foregroundColor": foregroundColor
    case "wrapped": isWrapped
    default: super.propertyValue(forKey: name)
    }
  }
}
