/// A view for the keyboard's place, or for what lies on top of it, on a ground like the keyboard's.
///
/// - Source: developer.apple.com/documentation/uikit/uiinputview
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// What the ground looks like.
  public enum Style: Int, Sendable {
    /// None.
    case `default` = 0
    /// The keyboard's.
    case keyboard = 1
  }

  /// What the ground looks like.
  ///
  /// - Default: `.default`.
  open private(set) var inputViewStyle = Style.default

  /// Whether the view is as high as its content wants, and not as its frame says.
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
