import Foundation

/// An alert in the form before `UIAlertController`, by which it is presented. Deprecated by Apple since iOS 9.
///
/// - Source: developer.apple.com/documentation/uikit/uialertview
@preconcurrency @MainActor
open class UIAlertView: UIView {
  private final var titles: [String] = []
  private final var fields: [UITextField] = []
  private final weak var shown: UIAlertController?

  /// The object that is told about taps on buttons. The reference is weak.
  open weak var delegate: (any UIAlertViewDelegate)?

  /// The title of the alert, in bold.
  open var title: String = ""

  /// The message below the title.
  open var message: String?

  /// The index of the cancel button, or -1 for none.
  open var cancelButtonIndex = -1

  /// The text fields of the alert. Set this property before the alert is presented.
  ///
  /// - Default: `.default`, for no text fields.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet { if alertViewStyle != oldValue { fields = UIAlertView.makeFields(alertViewStyle) } }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an alert.
  public convenience init(
    title: String?, message: String?, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String...
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in firstButtonTitle { _ = addButton(withTitle: title) }
  }

  /// Adds a button.
  ///
  /// - Returns: The index of the button.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// Returns the title of a button, or `nil` if there is none.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }

  /// The index of the first button other than the cancel button, or -1 if there is none.
  open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }

  /// Whether the alert is presented.
  open var isVisible: Bool { shown?.presentingViewController != nil }

  /// Returns a text field. An index without a text field is a programming error.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    preconditionOfCaller(
      fields.indices.contains(textFieldIndex),
      "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields")
    return fields[textFieldIndex]
  }

  /// Presents the alert over everything else.
  open func show() {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style = index == cancelButtonIndex ? .cancel : .default
      alert.addAction(UIAlertAction(title: title, style: style) { _ in self.choose(index) })
    }
    for (index, field) in fields.enumerated() {
      alert.addTextField { shown in
        shown.text = field.text
        shown.placeholder = field.placeholder
        shown.isSecureTextEntry = field.isSecureTextEntry
        shown.keyboardType = field.keyboardType
        self.fields[index] = shown
      }
    }
    shown = alert
    delegate?.willPresent(self)
    OlderAlerts.present(alert) { self.delegate?.didPresent(self) }
  }

  /// Dismisses the alert as if a button had been tapped, without telling the delegate about a tap.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let shown else { return }
    delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    shown.dismiss(animated: animated) { self.delegate?.alertView(self, didDismissWithButtonIndex: buttonIndex) }
  }

  private func choose(_ index: Int) {
    delegate?.alertView(self, clickedButtonAt: index)
    delegate?.alertView(self, willDismissWithButtonIndex: index)
    delegate?.alertView(self, didDismissWithButtonIndex: index)
  }

  private static func makeFields(_ style: UIAlertViewStyle) -> [UITextField] {
    func field(_ placeholder: String?, secure: Bool) -> UITextField {
      let field = UITextField()
      field.placeholder = placeholder
      field.isSecureTextEntry = secure
      return field
    }
    return switch style {
    case .default: []
    case .secureTextInput: [field(nil, secure: true)]
    case .plainTextInput: [field(nil, secure: false)]
    case .loginAndPasswordInput: [field("Login", secure: false), field("Password", secure: true)]
    }
  }
}

/// The text fields of an alert view. Deprecated by Apple since iOS 9.
///
/// - Source: developer.apple.com/documentation/uikit/uialertviewstyle
public enum UIAlertViewStyle: Int, Sendable {
  case `default` = 0
  case secureTextInput = 1
  case plainTextInput = 2
  case loginAndPasswordInput = 3
}
