/// The label of a button, whose size follows it.
final class ButtonLabel: UILabel {
  weak var button: UIButton?

  /// The title with attributes that the label shows, as the button has it.
  var attributedTextSource: NSAttributedString?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.titleSizeDidChange()
  }
}
