import Foundation

/// A view that takes the keyboard's place, or lies on top of it, and looks like it.
///
/// - Source: developer.apple.com/documentation/uikit/uiinputview
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// How the view looks.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// As the keyboard does.
    case keyboard = 1
  }

  /// How the view looks.
  public final let inputViewStyle: Style

  /// Whether the view is as high as its constraints make it.
  ///
  /// - Default: `false`: as high as its frame.
  open var allowsSelfSizing = false { didSet { invalidateIntrinsicContentSize() } }

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    setUpContent()
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = Style(rawValue: coder.decodeInteger(forKey: "UIInputViewStyle")) ?? .default
    super.init(coder: coder)
    setUpContent()
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(inputViewStyle.rawValue, forKey: "UIInputViewStyle")
  }

  private func setUpContent() {
    // The keyboard's ground, as pictures of iOS 13 to 18 have it.
    guard inputViewStyle == .keyboard else { return }
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0.17, green: 0.17, blue: 0.18, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1)
    }
  }
}
