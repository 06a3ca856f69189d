import Foundation

/// A list of choices, as it was before `UIAlertController`, which shows it here. Deprecated by Apple since iOS 8.3.
///
/// - Source: developer.apple.com/documentation/uikit/uiactionsheet
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  private final var titles: [String] = []
  private final weak var shown: UIAlertController?

  /// What hears of the buttons. It is not kept alive.
  open weak var delegate: (any UIActionSheetDelegate)?

  /// What stands above the buttons.
  open var title: String = ""

  /// The index of the button that cancels; -1 for none.
  open var cancelButtonIndex = -1

  /// The index of the button in red; -1 for none.
  open var destructiveButtonIndex = -1

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a sheet.
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
  /// - Returns: its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// The title of a button; `nil` where there is none.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// How many buttons there are.
  open var numberOfButtons: Int { titles.count }

  /// The index of the first button that neither cancels nor is red; -1 where there is none.
  open var firstOtherButtonIndex: Int {
    titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }

  /// Whether the sheet is shown.
  open var isVisible: Bool { shown?.presentingViewController != nil }

  /// Shows the sheet, on an iPad beside a view.
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

  /// Takes the sheet away as if a button had been tapped, without saying that one was.
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
