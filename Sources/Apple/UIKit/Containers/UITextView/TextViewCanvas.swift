import CoreGraphics

/// The view on which a text view draws its text. It is as large as the content, so that scrolling requires no drawing.
/// Of a long text, only the part around the visible area is drawn.
final class TextViewCanvas: UIView {
  weak var textView: UITextView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
    layer.needsDisplayOnBoundsChange = true
  }

  required init?(coder: NSCoder) { fatalError("A text view creates its own canvas") }

  override func draw(_ rect: CGRect) { textView?.drawContents() }
}
