import CoreGraphics
import Foundation

/// A controller that presents a message with buttons, or an action sheet.
///
/// - Source: developer.apple.com/documentation/uikit/uialertcontroller
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  private final var actionStorage: [UIAlertAction] = []
  private final var fieldStorage: [UITextField] = []

  /// Creates an alert without buttons.
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

  /// The style of the alert.
  open private(set) var preferredStyle: UIAlertController.Style = .actionSheet

  /// The title of the alert, in bold.
  open override var title: String? {
    didSet { contentDidChange() }
  }

  /// The message below the title.
  open var message: String? {
    didSet { if message != oldValue { contentDidChange() } }
  }

  // Apps set the following three properties by key.

  /// The title with its own attributes, displayed in place of ``title``.
  @_spi(Host) public final var attributedTitle: NSAttributedString? {
    didSet { contentDidChange() }
  }

  /// The message with its own attributes, displayed in place of ``message``.
  @_spi(Host) public final var attributedMessage: NSAttributedString? {
    didSet { contentDidChange() }
  }

  /// A controller whose view is displayed above the buttons, with the height of its preferred content size.
  @_spi(Host) public final var contentViewController: UIViewController? {
    didSet {
      guard contentViewController !== oldValue else { return }
      oldValue?.willMove(toParent: nil)
      oldValue?.viewStorage?.removeFromSuperview()
      oldValue?.removeFromParent()
      if let contentViewController {
        addChild(contentViewController)
        contentViewController.didMove(toParent: self)
      }
      contentDidChange()
    }
  }

  /// The text that is displayed as the title.
  final var titleText: String { attributedTitle?.string ?? title ?? "" }

  /// The text that is displayed as the message.
  final var messageText: String { attributedMessage?.string ?? message ?? "" }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    contentDidChange()
  }

  /// The actions, in the order in which they were added. The cancel button is displayed last, or first of two.
  open var actions: [UIAlertAction] { actionStorage }

  /// Adds an action. There can be at most one cancel action.
  open func addAction(_ action: UIAlertAction) {
    preconditionOfCaller(
      action.style != .cancel || !actionStorage.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    actionStorage.append(action)
    action.onChange = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  /// The action whose button is bold and is chosen with the return key of a keyboard. It must be one of ``actions``.
  ///
  /// - Default: `nil`, for a bold cancel button.
  open var preferredAction: UIAlertAction? {
    didSet {
      preconditionOfCaller(
        preferredAction == nil || actionStorage.contains { $0 === preferredAction },
        "The preferredAction of an alert controller must be contained in the actions array")
      contentDidChange()
    }
  }

  /// Adds a text field to an alert.
  ///
  /// - Parameter configurationHandler: A closure that is called immediately and configures the text field.
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

  /// The text fields, in the order in which they were added, or `nil` if there are none.
  open var textFields: [UITextField]? { fieldStorage.isEmpty ? nil : fieldStorage }

  // MARK: - View

  open override func loadView() {
    let isAlert =
      preferredStyle == .alert
      || ((extras.presentation is ActionCardPresentation || !(extras.presentation is UIPopoverPresentationController))
        && (presentingViewController ?? self).traitCollection.measures.alerts.includesActionSheets)
    view = isAlert ? AlertView(self) : ActionSheetView(self)
  }

  private func contentDidChange() {
    viewStorage?.setNeedsLayout()
    viewStorage?.superview?.setNeedsLayout()
  }

  /// Makes the first text field the first responder.
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
    if preferredStyle == .actionSheet, (presenting ?? self).traitCollection.measures.alerts.includesActionSheets {
      return ActionCardPresentation(presentedViewController: self, presenting: presenting)
    }
    return AlertPresentation(presentedViewController: self, presenting: presenting)
  }

  // MARK: - Choosing

  /// Dismisses the alert after a tap on a button, and then calls the handler of its action.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    guard presentingViewController != nil else {
      action.handler?(action)
      return
    }
    extras.presentation?.dismiss(animated: true, byUser: false) { action.handler?(action) }
  }

  /// Moves to the next text field when the return key is pressed, or chooses the preferred action from the last one.
  private func returnWasPressed(in field: UITextField) {
    guard let index = fieldStorage.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < fieldStorage.count {
      fieldStorage[index + 1].becomeFirstResponder()
    } else if let preferredAction {
      choose(preferredAction)
    }
  }

  /// Chooses the cancel action after a tap beside an action sheet.
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
  /// The style of an alert.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uialertcontroller/style
  public enum Style: Int, Sendable {
    /// An action sheet at the bottom of a phone's screen, or a popover on tablets.
    case actionSheet = 0
    /// An alert in the center of the screen.
    case alert = 1
  }
}
