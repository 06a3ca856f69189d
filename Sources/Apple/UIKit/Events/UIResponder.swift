import Foundation

/// An object that can receive events: the base class of views, view controllers, windows and the application.
///
/// Responders form a chain through ``next``; what one does not handle, the next one may.
///
/// - Source: developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIUserActivityRestoring {
  public override init() {
    super.init()
  }

  /// The object has been made from a nib or storyboard, and all its outlets are set. Call `super`; the default does nothing.
  open func awakeFromNib() {}

  /// Interface Builder is about to show the object. Call `super`; the default does nothing.
  ///
  /// For classes marked `@IBDesignable`. A program that runs is never told: only Interface Builder calls it.
  open func prepareForInterfaceBuilder() {}

  /// The responder that gets what this one does not handle.
  ///
  /// - Default: `nil`; subclasses answer their superview, view controller, window, scene or application.
  open var next: UIResponder? { nil }

  // MARK: - Touches

  /// Fingers have come down. The default passes the call on along the responder chain.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers have moved. The default passes the call on along the responder chain.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers have been lifted. The default passes the call on along the responder chain.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system took the touches away. The default passes the call on along the responder chain.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: - Presses and motion

  /// Keys have gone down. The default passes the call on along the responder chain.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// How hard keys are pressed has changed. The default passes the call on along the responder chain.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys were let go. The default passes the call on along the responder chain.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// The system took the keys away. The default passes the call on along the responder chain.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The device is being moved, as shaken. The default passes the call on along the responder chain.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The device was moved. The default passes the call on along the responder chain.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// The motion was none after all. The default passes the call on along the responder chain.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// A headset or the lock screen asks for something to be played or paused. The default passes the call on along the
  /// responder chain.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: - Actions

  /// Returns whether the responder would perform an action now. Override to say no, or to say yes to the actions of
  /// editing.
  ///
  /// - Returns: by default, whether the responder answers to the selector.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    SelectorTable.responds(self, to: action)
  }

  /// What a selector does with instances of one class of UIKit's, and not of the classes above it; `nil` where that class
  /// declares no such method. Overridden by each class that does.
  nonisolated class func standardBody(of selector: Selector, for type: AnyClass) -> SelectorTable.Body? {
    type == UIResponder.self ? StandardSelectors.responders[selector] : nil
  }

  /// Returns the responder that performs an action: this one, or the first one after it that can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The keyboard shortcuts that the responder answers to.
  ///
  /// - Default: `nil`.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether three fingers undo and redo while the responder edits. The first responder is asked. A host has one finger.
  ///
  /// - Default: `.default`.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // MARK: - Menus

  /// Builds menus: an app's delegate builds those of ``UIMenuSystem/main``, and the responders from the first one up
  /// build those of ``UIMenuSystem/context``. Call `super`; the default does nothing.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Sets up a command before it is shown or performed, such as whether it is disabled. The default does nothing.
  open func validate(_ command: UICommand) {}

  /// Removes what is selected and puts it on the pasteboard. For subclasses that can; the default is a mistake to call.
  open func cut(_ sender: Any?) { refuse("cut:") }

  /// Puts what is selected on the pasteboard. For subclasses that can; the default is a mistake to call.
  open func copy(_ sender: Any?) { refuse("copy:") }

  /// The kinds of data that the responder accepts when they are pasted.
  ///
  /// - Default: `nil`: none.
  /// - Source: developer.apple.com/documentation/uikit/uiresponder/pasteconfiguration
  open var pasteConfiguration: UIPasteConfiguration?

  /// Takes what is pasted, of the kinds that ``pasteConfiguration`` names. For subclasses; the default does nothing.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// Returns whether something would be accepted: by default, whether any of it is of a kind in ``pasteConfiguration``.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    let types = pasteConfiguration?.acceptableTypeIdentifiers ?? []
    return itemProviders.contains { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0) } }
  }

  /// Puts in what is on the pasteboard. For subclasses that can; the default is a mistake to call.
  open func paste(_ sender: Any?) { refuse("paste:") }

  /// Pastes without the pasteboard's styles. For subclasses that can; the default is a mistake to call.
  open func pasteAndMatchStyle(_ sender: Any?) { refuse("pasteAndMatchStyle:") }

  /// Selects what lies at the caret. For subclasses that can; the default is a mistake to call.
  open func select(_ sender: Any?) { refuse("select:") }

  /// Selects everything. For subclasses that can; the default is a mistake to call.
  open func selectAll(_ sender: Any?) { refuse("selectAll:") }

  /// Removes what is selected. For subclasses that can; the default is a mistake to call.
  open func delete(_ sender: Any?) { refuse("delete:") }

  /// Has text run from left to right. For subclasses that can; the default is a mistake to call.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { refuse("makeTextWritingDirectionLeftToRight:") }

  /// Has text run from right to left. For subclasses that can; the default is a mistake to call.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { refuse("makeTextWritingDirectionRightToLeft:") }

  /// Makes what is selected bold, or not. For subclasses that can; the default is a mistake to call.
  open func toggleBoldface(_ sender: Any?) { refuse("toggleBoldface:") }

  /// Makes what is selected italic, or not. For subclasses that can; the default is a mistake to call.
  open func toggleItalics(_ sender: Any?) { refuse("toggleItalics:") }

  /// Underlines what is selected, or not. For subclasses that can; the default is a mistake to call.
  open func toggleUnderline(_ sender: Any?) { refuse("toggleUnderline:") }

  /// Makes text larger. For subclasses that can; the default is a mistake to call.
  open func increaseSize(_ sender: Any?) { refuse("increaseSize:") }

  /// Makes text smaller. For subclasses that can; the default is a mistake to call.
  open func decreaseSize(_ sender: Any?) { refuse("decreaseSize:") }

  /// Pastes an address and goes there. For subclasses that can; the default is a mistake to call.
  open func pasteAndGo(_ sender: Any?) { refuse("pasteAndGo:") }

  /// Pastes words and searches for them. For subclasses that can; the default is a mistake to call.
  open func pasteAndSearch(_ sender: Any?) { refuse("pasteAndSearch:") }

  /// Prints the content. Its selector is `print:`. For subclasses that can; the default is a mistake to call.
  open func printContent(_ sender: Any?) { refuse("print:") }

  /// Makes a second one of what is selected. For subclasses that can; the default is a mistake to call.
  open func duplicate(_ sender: Any?) { refuse("duplicate:") }

  /// Has a person choose where what is selected goes. For subclasses that can; the default is a mistake to call.
  open func move(_ sender: Any?) { refuse("move:") }

  /// Has a person rename what is selected. For subclasses that can; the default is a mistake to call.
  open func rename(_ sender: Any?) { refuse("rename:") }

  /// Has a person export what is selected. For subclasses that can; the default is a mistake to call.
  open func export(_ sender: Any?) { refuse("export:") }

  /// Has a person find text. For subclasses that can; the default is a mistake to call.
  open func find(_ sender: Any?) { refuse("find:") }

  /// Has a person find text and replace it. For subclasses that can; the default is a mistake to call.
  open func findAndReplace(_ sender: Any?) { refuse("findAndReplace:") }

  /// Goes to the next place where the text is found. For subclasses that can; the default is a mistake to call.
  open func findNext(_ sender: Any?) { refuse("findNext:") }

  /// Goes to the place before where the text is found. For subclasses that can; the default is a mistake to call.
  open func findPrevious(_ sender: Any?) { refuse("findPrevious:") }

  /// Takes what is selected for the text to find. For subclasses that can; the default is a mistake to call.
  open func useSelectionForFind(_ sender: Any?) { refuse("useSelectionForFind:") }

  private func refuse(_ action: Selector) {
    fatalError(SelectorTable.complaint(action, type(of: self)))
  }

  // MARK: - First responder

  /// Whether ``becomeFirstResponder()`` may succeed.
  ///
  /// - Default: `false`.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder gives its status up when asked.
  ///
  /// - Default: `true`.
  open var canResignFirstResponder: Bool { true }

  /// Whether events without a place of their own come to this responder first.
  open var isFirstResponder: Bool {
    FirstResponders.window(of: self)?.firstResponder === self
  }

  /// Asks to be the first responder of the window.
  ///
  /// A view that is in no window becomes it as soon as it is in one, as when `viewDidLoad()` asks.
  ///
  /// - Returns: `false` where ``canBecomeFirstResponder`` is `false`, the responder is in no window, or the present
  ///   first responder refuses to resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = FirstResponders.window(of: self) else {
      (self as? UIView)?.flags.insert(.becomesFirstResponderInWindow)
      return false
    }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    let keyboard = window.layer.host.userInterface.keyboard
    if let current = window.firstResponder {
      guard keyboard.handOver({ current.resignFirstResponder() }) else {
        return false
      }
    }
    window.firstResponder = self
    if let view = self as? UIView { window.focusSystem?.firstResponderDidChange(to: view) }
    reloadInputViews()
    return true
  }

  /// Gives the status of first responder up.
  ///
  /// - Returns: `false` where ``canResignFirstResponder`` is `false`. A responder that is not the first one answers
  ///   `true`.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    (self as? UIView)?.flags.remove(.becomesFirstResponderInWindow)
    guard let window = FirstResponders.window(of: self), window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    window.shownInputViews = InputViews()
    window.layer.host.userInterface.keyboard.responderResigned(self, in: window)
    return true
  }

  /// Takes the status of first responder away without asking. Overridden by what has to end its editing then.
  func firstResponderIsTaken() {
    guard let window = FirstResponders.window(of: self), window.firstResponder === self else { return }
    window.firstResponder = nil
    window.shownInputViews = InputViews()
    window.layer.host.userInterface.keyboard.responderResigned(self, in: window)
  }

  // MARK: - Activities

  /// What the user does with the responder.
  ///
  /// - Default: `nil`.
  /// - Source: developer.apple.com/documentation/uikit/uiresponder/useractivity
  open var userActivity: NSUserActivity?

  /// Brings the activity up to date, before it is taken elsewhere. The default does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Shows what an activity is about that the user goes on with. The default does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: - Undo

  /// What takes changes back, and does them again.
  ///
  /// - Default: the next responder's; a window has one of its own, and text fields and text views have theirs.
  /// - Source: developer.apple.com/documentation/uikit/uiresponder/undomanager
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: - Input views

  /// What takes the keyboard's place while this is the first responder.
  ///
  /// - Default: `nil`: the keyboard, for responders that take text.
  open var inputView: UIView? { nil }

  /// What lies on top of the keyboard while this, or a responder before it in the chain, is the first responder.
  ///
  /// - Default: `nil`.
  open var inputAccessoryView: UIView? { nil }

  /// Has ``inputView`` and ``inputAccessoryView`` asked for again, where this is the first responder.
  open func reloadInputViews() {
    guard let window = FirstResponders.window(of: self), window.firstResponder === self else { return }
    window.shownInputViews = InputViews(for: self)
    window.layer.host.userInterface.keyboard.update(for: window)
  }

  /// The keyboard's language; the next responder's by default, and the host's keyboard at the end.
  open var textInputMode: UITextInputMode? { next?.textInputMode ?? UITextInputMode.activeInputModes.first }

  // MARK: - Accessibility

  final var accessibilityStorage: AccessibilityState?

  /// What the class says where the app said nothing.
  var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

  /// Whether assistive technologies go to the object itself, and not to what is in it.
  ///
  /// - Default: `true` for UIKit's labels and controls, `false` for other views.
  open var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? accessibilityDefaults.isElement }
    set { accessibility.isElement = newValue }
  }

  /// A short name of the object, in the user's language.
  ///
  /// - Default: what UIKit's classes show, as a label's text; else `nil`.
  open var accessibilityLabel: String? {
    get { accessibilityStorage?.label?.string ?? accessibilityDefaults.label }
    set { accessibility.label = newValue.map { NSAttributedString(string: $0) } }
  }

  /// ``accessibilityLabel`` with attributes that say how it is spoken.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { attributed(accessibilityLabel, stored: accessibilityStorage?.label) }
    set { accessibility.label = newValue }
  }

  /// What happens when the object is used.
  ///
  /// - Default: `nil`.
  open var accessibilityHint: String? {
    get { accessibilityStorage?.hint?.string }
    set { accessibility.hint = newValue.map { NSAttributedString(string: $0) } }
  }

  /// ``accessibilityHint`` with attributes that say how it is spoken.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { attributed(accessibilityHint, stored: accessibilityStorage?.hint) }
    set { accessibility.hint = newValue }
  }

  /// What the object is set to, as the position of a slider.
  ///
  /// - Default: the value of UIKit's controls; else `nil`.
  open var accessibilityValue: String? {
    get { accessibilityStorage?.value?.string ?? accessibilityDefaults.value }
    set { accessibility.value = newValue.map { NSAttributedString(string: $0) } }
  }

  /// ``accessibilityValue`` with attributes that say how it is spoken.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { attributed(accessibilityValue, stored: accessibilityStorage?.value) }
    set { accessibility.value = newValue }
  }

  /// What the object is like.
  ///
  /// - Default: those of UIKit's controls, with `.notEnabled` and `.selected` as they are; else `.none`.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? accessibilityDefaults.traits }
    set { accessibility.traits = newValue }
  }

  /// Where the object is, in the screen's coordinates, in points.
  ///
  /// - Default: a view's bounds; zero for other objects.
  open var accessibilityFrame: CGRect {
    get { accessibilityStorage?.frame ?? defaultAccessibilityFrame }
    set { accessibility.frame = newValue }
  }

  /// The object's outline in the screen's coordinates, where a rectangle won't do.
  ///
  /// - Default: `nil`.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityStorage?.path }
    set { accessibility.path = newValue }
  }

  /// Where a tap goes that activates the object, in the screen's coordinates.
  ///
  /// - Default: the middle of ``accessibilityFrame``.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibilityStorage?.activationPoint ?? accessibilityFrame.middle }
    set { accessibility.activationPoint = newValue }
  }

  /// The language, as a BCP 47 tag, in which the object is spoken.
  ///
  /// - Default: `nil`, which is the user's.
  open var accessibilityLanguage: String? {
    get { accessibilityStorage?.language }
    set { accessibility.language = newValue }
  }

  /// Whether the object and all in it is kept from assistive technologies.
  ///
  /// - Default: `false`.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityStorage?.elementsHidden ?? false }
    set { accessibility.elementsHidden = newValue }
  }

  /// Whether the views beside this one are kept from assistive technologies.
  ///
  /// - Default: `false`.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityStorage?.viewIsModal ?? false }
    set { accessibility.viewIsModal = newValue }
  }

  /// Whether the elements in the object are read together, before those beside it.
  ///
  /// - Default: `false`.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityStorage?.groupsChildren ?? false }
    set { accessibility.groupsChildren = newValue }
  }

  /// Whether the element does something when it is used.
  ///
  /// - Default: whether the view takes touches; `true` for other objects.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityStorage?.respondsToInteraction ?? takesInteraction }
    set { accessibility.respondsToInteraction = newValue }
  }

  /// How Switch Control goes through the elements in the object.
  ///
  /// - Default: `.automatic`.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityStorage?.navigationStyle ?? .automatic }
    set { accessibility.navigationStyle = newValue }
  }

  /// What kind of group the object is.
  ///
  /// - Default: `.none`.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityStorage?.containerType ?? .none }
    set { accessibility.containerType = newValue }
  }

  /// The elements in the object, in the order in which they are read.
  ///
  /// - Default: `nil`: the subviews', from top to bottom and from leading to trailing.
  open var accessibilityElements: [Any]? {
    get { accessibilityStorage?.elements }
    set { accessibility.elements = newValue }
  }

  /// What else can be done with the object.
  ///
  /// - Default: `nil`.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityStorage?.customActions }
    set { accessibility.customActions = newValue }
  }

  /// The rotors that the user may choose while the screen reader is at the object, or in it.
  ///
  /// - Default: `nil`.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityStorage?.customRotors }
    set { accessibility.customRotors = newValue }
  }

  /// Names that the user may call the object by; the first is the best one.
  ///
  /// - Default: the label, where there is one.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityStorage?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.userInputLabels = newValue }
  }

  /// How many elements are in ``accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns an element of ``accessibilityElements``; `nil` where there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// Returns the place of an element in ``accessibilityElements``; `NSNotFound` where it has none.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Returns the user activates the object. Returns whether that was done; if not, it is tapped.
  ///
  /// - Returns: `false` by default.
  open func accessibilityActivate() -> Bool { false }

  /// The user asks for more of an adjustable element. The default does nothing but in UIKit's controls.
  open func accessibilityIncrement() {}

  /// The user asks for less of an adjustable element. The default does nothing but in UIKit's controls.
  open func accessibilityDecrement() {}

  /// The user scrolls. Returns whether something moved.
  ///
  /// - Returns: `false` by default.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Returns the user wants to leave. Returns whether that was done.
  ///
  /// - Returns: `false` by default.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Returns the user wants what matters most now. Returns whether that was done.
  ///
  /// - Returns: `false` by default.
  open func accessibilityPerformMagicTap() -> Bool { false }
}

/// What takes on the state of an activity that the user goes on with. Responders do.
///
/// - Source: developer.apple.com/documentation/uikit/uiuseractivityrestoring
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Shows what the activity is about.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
