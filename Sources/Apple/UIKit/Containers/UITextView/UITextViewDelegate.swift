/// What decides about, and hears of, the editing of a text view. Every method is optional.
///
/// - Source: developer.apple.com/documentation/uikit/uitextviewdelegate
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin. The default is `true`.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Whether editing may end. The default is `true`.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Editing began.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether what the user typed may take the place of a range, in UTF-16 units. The default is `true`.
  ///
  /// Deleting is an empty string in the place of what is deleted. Changes that code makes are not asked about.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

  /// The menu for what is selected, which comes with a double tap; `nil`, the default, for one of the suggested actions.
  ///
  /// - Parameter range: what is selected, in UTF-16 units.
  func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?

  /// The user changed text or attributes. Changes that code makes are not told.
  func textViewDidChange(_ textView: UITextView)

  /// The selection changed, by the user, by the text's changing, or by code.
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
