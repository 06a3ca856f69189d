import Foundation

/// An action sheet in the form before `UIAlertController`, by which it is presented. Deprecated by Apple since iOS 8.3.
///
/// - Source: developer.apple.com/documentation/uikit/uiactionsheet
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  private final var titles: [String] = []
  private final weak var shown: UIAlertController?

  /// The object that is told about taps on buttons. The reference is weak.
  open weak var delegate: (any UIActionSheetDelegate)?

  /// The title above the buttons.
  open var title: String = ""

  /// The index of the cancel button, or -1 for none.
  open var cancelButtonIndex = -1

  /// The index of the red button, or -1 for none.
  open var destructiveButtonIndex = -1

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a sheet.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String...
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    for title in firstButtonTitle { _ = addButton(withTitle: title) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
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

  /// The index of the first button that is neither the cancel button nor the red one, or -1 if there is none.
  open var firstOtherButtonIndex: Int {
    titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }

  /// Whether the sheet is presented.
  open var isVisible: Bool { shown?.presentingViewController != nil }

  /// Presents the sheet, on an iPad beside a view.
  open func show(in view: UIView) {
    let sheet = UIAlertController(title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style =
        index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
      sheet.addAction(UIAlertAction(title: title, style: style) { _ in self.choose(index) })
    }
    shown = sheet
    delegate?.willPresent(self)
    OlderAlerts.present(sheet, from: view) { self.delegate?.didPresent(self) }
  }

  /// Dismisses the sheet as if a button had been tapped, without telling the delegate about a tap.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let shown else { return }
    delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
    shown.dismiss(animated: animated) { self.delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex) }
  }

  private func choose(_ index: Int) {
    delegate?.actionSheet(self, clickedButtonAt: index)
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
  }
}
