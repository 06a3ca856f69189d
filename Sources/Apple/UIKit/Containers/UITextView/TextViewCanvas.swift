import CoreGraphics

/// What a text view's text is drawn on: as large as the content, so that scrolling draws nothing anew; of a long text only some views'
/// heights around what is seen.
final class TextViewCanvas: UIView {
  weak var textView: UITextView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
    layer.needsDisplayOnBoundsChange = true
  }

  required init?(coder: NSCoder) { fatalError("A text view makes its canvas itself") }

  override func draw(_ rect: CGRect) { textView?.drawContents() }
}
