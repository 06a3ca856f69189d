import CoreGraphics
import Foundation

/// A message with buttons, or a list of choices.
///
/// - Source: developer.apple.com/documentation/uikit/uialertcontroller
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  private final var actionStorage: [UIAlertAction] = []
  private final var fieldStorage: [UITextField] = []

  /// Makes an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.message = message
    self.title = title
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: - Content

  /// How the alert is shown.
  open private(set) var preferredStyle: UIAlertController.Style = .actionSheet

  /// The line in bold.
  open override var title: String? {
    didSet { contentDidChange() }
  }

  /// What is said below the title.
  open var message: String? {
    didSet { if message != oldValue { contentDidChange() } }
  }

  /// The buttons, in the order in which they were added; the one that cancels is shown last, or first of two.
  open var actions: [UIAlertAction] { actionStorage }

  /// Adds a button. There can be one that cancels.
  open func addAction(_ action: UIAlertAction) {
    preconditionOfCaller(
      action.style != .cancel || !actionStorage.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    actionStorage.append(action)
    action.onChange = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  /// The button in bold, which the return key of a keyboard chooses. It has to be one of ``actions``.
  ///
  /// - Default: `nil`: the one that cancels is in bold.
  open var preferredAction: UIAlertAction? {
    didSet {
      preconditionOfCaller(
        preferredAction == nil || actionStorage.contains { $0 === preferredAction },
        "The preferredAction of an alert controller must be contained in the actions array")
      contentDidChange()
    }
  }

  /// Adds a field for text to an alert.
  ///
  /// - Parameter configurationHandler: gets the field at once, to set it up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    preconditionOfCaller(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = UITextField()
    let isPill = traitCollection.measures.alerts.fieldSpacing != nil
    field.font = .preferredFont(forTextStyle: isPill ? .body : .footnote)
    field.adjustsFontForContentSizeCategory = true
    fieldStorage.append(field)
    field.addAction(
      UIAction { [weak self, weak field] _ in if let field { self?.returnWasPressed(in: field) } },
      for: .editingDidEndOnExit)
    configurationHandler?(field)
    contentDidChange()
  }

  /// The fields, in the order in which they were added; `nil` where there is none.
  open var textFields: [UITextField]? { fieldStorage.isEmpty ? nil : fieldStorage }

  // MARK: - View

  open override func loadView() {
    let isAlert =
      preferredStyle == .alert
      || (!(extras.presentation is UIPopoverPresentationController)
        && (presentingViewController ?? self).traitCollection.measures.alerts.includesActionSheets)
    view = isAlert ? AlertView(self) : ActionSheetView(self)
  }

  private func contentDidChange() {
    viewStorage?.setNeedsLayout()
    viewStorage?.superview?.setNeedsLayout()
  }

  /// The first field takes the keyboard.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fieldStorage.first?.becomeFirstResponder()
  }

  override func makeOwnPresentation(presenting: UIViewController?) -> UIPresentationController? {
    let idiom = (presenting?.traitCollection ?? traitCollection).userInterfaceIdiom
    if preferredStyle == .actionSheet, idiom == .pad {
      modalPresentationStyle = .popover
      return ActionSheetPopover(presentedViewController: self, presenting: presenting)
    }
    return AlertPresentation(presentedViewController: self, presenting: presenting)
  }

  // MARK: - Choosing

  /// A button was tapped: the alert goes, and then the button's handler has its turn.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    guard presentingViewController != nil else {
      action.handler?(action)
      return
    }
    extras.presentation?.dismiss(animated: true, byUser: false) { action.handler?(action) }
  }

  /// The return key leads to the next field, and from the last one to the preferred button.
  private func returnWasPressed(in field: UITextField) {
    guard let index = fieldStorage.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < fieldStorage.count {
      fieldStorage[index + 1].becomeFirstResponder()
    } else if let preferredAction {
      choose(preferredAction)
    }
  }

  /// A tap beside a list of choices: the one that cancels.
  final func cancelByUser() {
    guard preferredStyle == .actionSheet else { return }
    if let cancel = actionStorage.first(where: { $0.style == .cancel }) {
      choose(cancel)
    } else if extras.presentation is UIPopoverPresentationController {
      extras.presentation?.dismiss(animated: true, byUser: true, completion: nil)
    }
  }
}

extension UIAlertController {
  /// How an alert is shown.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uialertcontroller/style
  public enum Style: Int, Sendable {
    /// A list of choices at the bottom of a phone; a popover on tablets.
    case actionSheet = 0
    /// A message in the middle of the screen.
    case alert = 1
  }
}
