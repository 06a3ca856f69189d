/// An object that is asked and told about the editing of a text view. All methods are optional.
///
/// - Source: developer.apple.com/documentation/uikit/uitextviewdelegate
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks the delegate whether editing may begin. The default is `true`.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Asks the delegate whether editing may end. The default is `true`.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Tells the delegate that editing began.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Tells the delegate that editing ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Asks the delegate whether text that the user typed may replace a range in UTF-16 code units. The default is
  /// `true`.
  ///
  /// For a deletion the text is empty. The delegate is not asked about changes by code.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

  /// Asks the delegate for the menu of the selection, which a double tap opens. The default is `nil`, for a menu of the
  /// suggested actions.
  ///
  /// - Parameter range: The selected range, in UTF-16 code units.
  func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?

  /// Tells the delegate that the user changed the text or its attributes. Changes by code are not reported.
  func textViewDidChange(_ textView: UITextView)

  /// Tells the delegate that the selection changed by the user, by a change of the text, or by code.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
