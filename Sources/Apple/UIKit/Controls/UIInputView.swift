/// A view that replaces the keyboard or is displayed above it, with a matching background.
///
/// - Source: developer.apple.com/documentation/uikit/uiinputview
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The style of the background.
  public enum Style: Int, Sendable {
    /// No background.
    case `default` = 0
    /// The background of the keyboard.
    case keyboard = 1
  }

  /// The style of the background.
  ///
  /// - Default: `.default`.
  open private(set) var inputViewStyle = Style.default

  /// Whether the content determines the height of the view, instead of the frame.
  ///
  /// - Default: `false`.
  open var allowsSelfSizing = false {
    didSet { if allowsSelfSizing != oldValue { superview?.setNeedsLayout() } }
  }

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = measures.keyboards.background }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
