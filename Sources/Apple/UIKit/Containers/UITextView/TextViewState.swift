import Foundation

/// The internal state of a text view.
@MainActor
struct TextViewState {
  /// The default font of a text view on an iPhone.
  static var standardFont: UIFont { .systemFont(ofSize: 12) }

  var writingTools = UIWritingToolsBehavior.none
  var writingToolsResults: UIWritingToolsResultOptions = []
  var font: UIFont?
  var textColor: UIColor?
  var alignment: NSTextAlignment = .natural
  /// The ranges of the links that data detection added.
  var detected: [NSRange] = []
  var isDetecting = false
  var typingAttributes: [NSAttributedString.Key: Any]?
  var selection = NSRange(location: 0, length: 0)
  var marked: NSRange?
  var isEditing = false
  /// Whether the view itself changes its text, and reports the change afterwards.
  var isChangingText = false
  /// Whether the text container temporarily has another size for a measurement.
  var isMeasuring = false
  /// The vertical range of a long text that is drawn, in the view's coordinates, or `nil` if all of the text is drawn.
  var drawnHeights: ClosedRange<CGFloat>?
}
