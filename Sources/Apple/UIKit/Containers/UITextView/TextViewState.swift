import Foundation

/// What a text view keeps besides its properties.
@MainActor
struct TextViewState {
  /// What an iPhone's text view starts with.
  static var standardFont: UIFont { .systemFont(ofSize: 12) }

  var writingTools = UIWritingToolsBehavior.none
  var writingToolsResults: UIWritingToolsResultOptions = []
  var font: UIFont?
  var textColor: UIColor?
  var alignment: NSTextAlignment = .natural
  /// Where links were made of what was found in the text.
  var detected: [NSRange] = []
  var isDetecting = false
  var typingAttributes: [NSAttributedString.Key: Any]?
  var selection = NSRange(location: 0, length: 0)
  var marked: NSRange?
  var isEditing = false
  /// Whether the view itself is changing its text, and will tell about it.
  var isChangingText = false
  /// The width for which the height was asked last by constraints; the container has another one meanwhile.
  var isMeasuring = false
  /// Of a long text the heights in the view's coordinates between which it is drawn; nil where all of it is.
  var drawnHeights: ClosedRange<CGFloat>?
}
