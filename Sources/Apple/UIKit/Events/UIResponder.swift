import Foundation

/// An object that handles events: the base class of views, view controllers, windows and the application.
///
/// Responders form a chain through ``next``. Events that a responder doesn't handle are passed to the next one.
///
/// - Source: developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIUserActivityRestoring {
  public override init() {
    super.init()
  }

  /// Tells the object that it was loaded from a nib or storyboard and all its outlets are set. Call `super`; the
  /// default does nothing.
  open func awakeFromNib() {}

  /// Prepares the object for being displayed in Interface Builder. Call `super`; the default does nothing.
  ///
  /// For classes with `@IBDesignable`. Only Interface Builder calls it, not a running program.
  open func prepareForInterfaceBuilder() {}

  /// Does nothing, and is never called. In Objective-C, a class has the methods of `NSObject`'s instances, too, and Xcode
  /// completes `override class func awakeFromNib()`.
  open class func awakeFromNib() {}

  /// Does nothing, and is never called, as the class method `awakeFromNib()`.
  open class func prepareForInterfaceBuilder() {}

  /// The next responder in the chain.
  ///
  /// - Default: `nil`. Subclasses return their superview, view controller, window, scene or application.
  open var next: UIResponder? { nil }

  // MARK: - Touches

  /// Tells the responder that touches began. The default forwards the call to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells the responder that touches moved. The default forwards the call to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells the responder that touches ended. The default forwards the call to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells the responder that the system cancelled touches. The default forwards the call to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: - Presses and motion

  /// Tells the responder that presses began. The default forwards the call to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Tells the responder that the force of presses changed. The default forwards the call to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Tells the responder that presses ended. The default forwards the call to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Tells the responder that the system cancelled presses. The default forwards the call to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Tells the responder that a motion such as shaking began. The default forwards the call to the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Tells the responder that a motion ended. The default forwards the call to the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Tells the responder that a motion was cancelled. The default forwards the call to the next responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Tells the responder of a command of a headset or the lock screen, such as to play or pause. The default forwards
  /// the call to the next responder.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: - Actions

  /// Returns whether the responder can perform an action now. Override it to disable actions, or to enable editing
  /// actions.
  ///
  /// - Returns: By default, whether the responder responds to the selector.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    SelectorTable.responds(self, to: action)
  }

  /// Returns the implementation of a selector that one of UIKit's classes declares; `nil` if the class doesn't declare
  /// it. Superclasses are not included. Each class with such methods overrides it.
  nonisolated class func standardBody(of selector: Selector, for type: AnyClass) -> SelectorTable.Body? {
    type == UIResponder.self ? StandardSelectors.responders[selector] : nil
  }

  /// Returns the responder that performs an action: this one or the first later one in the chain that can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The keyboard shortcuts of the responder.
  ///
  /// - Default: `nil`.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The configuration of the undo and redo gestures with three fingers while the responder edits. It is read from the
  /// first responder. A host has one finger.
  ///
  /// - Default: `.default`.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // MARK: - Menus

  /// Builds menus. An app's delegate builds those of ``UIMenuSystem/main``, and the responders from the first one up
  /// build those of ``UIMenuSystem/context``. Call `super`; the default does nothing.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Updates a command before it is displayed or performed, such as whether it is disabled. The default does nothing.
  open func validate(_ command: UICommand) {}

  /// Cuts the selection to the pasteboard. For subclasses that support it; the default is a programming error.
  open func cut(_ sender: Any?) { refuse("cut:") }

  /// Copies the selection to the pasteboard. For subclasses that support it; the default is a programming error.
  open func copy(_ sender: Any?) { refuse("copy:") }

  /// The types of data that the responder accepts for pasting.
  ///
  /// - Default: `nil`, none.
  /// - Source: developer.apple.com/documentation/uikit/uiresponder/pasteconfiguration
  open var pasteConfiguration: UIPasteConfiguration?

  /// Handles pasted data of the types in ``pasteConfiguration``. For subclasses; the default does nothing.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// Returns whether data would be accepted; by default, whether it has a type in ``pasteConfiguration``.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    let types = pasteConfiguration?.acceptableTypeIdentifiers ?? []
    return itemProviders.contains { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0) } }
  }

  /// Pastes the contents of the pasteboard. For subclasses that support it; the default is a programming error.
  open func paste(_ sender: Any?) { refuse("paste:") }

  /// Pastes without the styles of the pasteboard. For subclasses that support it; the default is a programming error.
  open func pasteAndMatchStyle(_ sender: Any?) { refuse("pasteAndMatchStyle:") }

  /// Selects the item at the caret. For subclasses that support it; the default is a programming error.
  open func select(_ sender: Any?) { refuse("select:") }

  /// Selects everything. For subclasses that support it; the default is a programming error.
  open func selectAll(_ sender: Any?) { refuse("selectAll:") }

  /// Deletes the selection. For subclasses that support it; the default is a programming error.
  open func delete(_ sender: Any?) { refuse("delete:") }

  /// Sets the writing direction from left to right. For subclasses that support it; the default is a programming error.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { refuse("makeTextWritingDirectionLeftToRight:") }

  /// Sets the writing direction from right to left. For subclasses that support it; the default is a programming error.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { refuse("makeTextWritingDirectionRightToLeft:") }

  /// Toggles bold in the selection. For subclasses that support it; the default is a programming error.
  open func toggleBoldface(_ sender: Any?) { refuse("toggleBoldface:") }

  /// Toggles italics in the selection. For subclasses that support it; the default is a programming error.
  open func toggleItalics(_ sender: Any?) { refuse("toggleItalics:") }

  /// Toggles the underline of the selection. For subclasses that support it; the default is a programming error.
  open func toggleUnderline(_ sender: Any?) { refuse("toggleUnderline:") }

  /// Increases the text size. For subclasses that support it; the default is a programming error.
  open func increaseSize(_ sender: Any?) { refuse("increaseSize:") }

  /// Decreases the text size. For subclasses that support it; the default is a programming error.
  open func decreaseSize(_ sender: Any?) { refuse("decreaseSize:") }

  /// Pastes an address and opens it. For subclasses that support it; the default is a programming error.
  open func pasteAndGo(_ sender: Any?) { refuse("pasteAndGo:") }

  /// Pastes text and searches for it. For subclasses that support it; the default is a programming error.
  open func pasteAndSearch(_ sender: Any?) { refuse("pasteAndSearch:") }

  /// Prints the content. Its selector is `print:`. For subclasses that support it; the default is a programming error.
  open func printContent(_ sender: Any?) { refuse("print:") }

  /// Duplicates the selection. For subclasses that support it; the default is a programming error.
  open func duplicate(_ sender: Any?) { refuse("duplicate:") }

  /// Moves the selection to a place that the user chooses. For subclasses that support it; the default is a programming
  /// error.
  open func move(_ sender: Any?) { refuse("move:") }

  /// Lets the user rename the selection. For subclasses that support it; the default is a programming error.
  open func rename(_ sender: Any?) { refuse("rename:") }

  /// Lets the user export the selection. For subclasses that support it; the default is a programming error.
  open func export(_ sender: Any?) { refuse("export:") }

  /// Lets the user find text. For subclasses that support it; the default is a programming error.
  open func find(_ sender: Any?) { refuse("find:") }

  /// Lets the user find and replace text. For subclasses that support it; the default is a programming error.
  open func findAndReplace(_ sender: Any?) { refuse("findAndReplace:") }

  /// Moves to the next match. For subclasses that support it; the default is a programming error.
  open func findNext(_ sender: Any?) { refuse("findNext:") }

  /// Moves to the previous match. For subclasses that support it; the default is a programming error.
  open func findPrevious(_ sender: Any?) { refuse("findPrevious:") }

  /// Uses the selection as the text to find. For subclasses that support it; the default is a programming error.
  open func useSelectionForFind(_ sender: Any?) { refuse("useSelectionForFind:") }

  private func refuse(_ action: Selector) {
    fatalError(SelectorTable.complaint(action, type(of: self)))
  }

  // MARK: - First responder

  /// Whether the responder can become first responder.
  ///
  /// - Default: `false`.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder can resign as first responder.
  ///
  /// - Default: `true`.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first one to receive events without a location.
  open var isFirstResponder: Bool {
    FirstResponders.window(of: self)?.firstResponder === self
  }

  /// Makes the responder the first responder of its window.
  ///
  /// A view without a window becomes it as soon as it is added to one, such as after a call in `viewDidLoad()`.
  ///
  /// - Returns: `false` if ``canBecomeFirstResponder`` is `false`, if the responder has no window, or if the current
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

  /// Resigns as first responder.
  ///
  /// - Returns: `false` if ``canResignFirstResponder`` is `false`. A responder that isn't first responder returns
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

  /// Updates the responder after it lost its status without being asked. Overridden by classes that must end editing.
  func firstResponderIsTaken() {
    guard let window = FirstResponders.window(of: self), window.firstResponder === self else { return }
    window.firstResponder = nil
    window.shownInputViews = InputViews()
    window.layer.host.userInterface.keyboard.responderResigned(self, in: window)
  }

  // MARK: - Activities

  /// The user activity of the responder.
  ///
  /// - Default: `nil`.
  /// - Source: developer.apple.com/documentation/uikit/uiresponder/useractivity
  open var userActivity: NSUserActivity?

  /// Updates the state of the activity before it is handed off. The default does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Restores the state of an activity that the user continues. The default does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: - Undo

  /// The undo manager of the responder.
  ///
  /// - Default: that of the next responder. Windows, text fields and text views have their own.
  /// - Source: developer.apple.com/documentation/uikit/uiresponder/undomanager
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: - Input views

  /// The view in place of the keyboard while the responder is first responder.
  ///
  /// - Default: `nil`, which is the keyboard for responders that accept text.
  open var inputView: UIView? { nil }

  /// The view on top of the keyboard while this responder, or an earlier one in the chain, is first responder.
  ///
  /// - Default: `nil`.
  open var inputAccessoryView: UIView? { nil }

  /// Reads ``inputView`` and ``inputAccessoryView`` again if this is the first responder.
  open func reloadInputViews() {
    guard let window = FirstResponders.window(of: self), window.firstResponder === self else { return }
    window.shownInputViews = InputViews(for: self)
    window.layer.host.userInterface.keyboard.update(for: window)
  }

  /// The language of the keyboard; by default that of the next responder, and of the host's keyboard at the end of the
  /// chain.
  open var textInputMode: UITextInputMode? { next?.textInputMode ?? UITextInputMode.activeInputModes.first }

  // MARK: - Accessibility

  final var accessibilityStorage: AccessibilityState?

  /// The accessibility values of the class that the app can override.
  var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

  /// Whether assistive technologies access the object itself rather than its elements.
  ///
  /// - Default: `true` for UIKit's labels and controls, `false` for other views.
  open var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? accessibilityDefaults.isElement }
    set { accessibility.isElement = newValue }
  }

  /// A short name of the object in the user's language.
  ///
  /// - Default: the displayed text of UIKit's classes, such as a label's; otherwise `nil`.
  open var accessibilityLabel: String? {
    get { accessibilityStorage?.label?.string ?? accessibilityDefaults.label }
    set { accessibility.label = newValue.map { NSAttributedString(string: $0) } }
  }

  /// ``accessibilityLabel`` with attributes for speech.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { attributed(accessibilityLabel, stored: accessibilityStorage?.label) }
    set { accessibility.label = newValue }
  }

  /// The result of using the object.
  ///
  /// - Default: `nil`.
  open var accessibilityHint: String? {
    get { accessibilityStorage?.hint?.string }
    set { accessibility.hint = newValue.map { NSAttributedString(string: $0) } }
  }

  /// ``accessibilityHint`` with attributes for speech.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { attributed(accessibilityHint, stored: accessibilityStorage?.hint) }
    set { accessibility.hint = newValue }
  }

  /// The value of the object, such as the position of a slider.
  ///
  /// - Default: the value of UIKit's controls; otherwise `nil`.
  open var accessibilityValue: String? {
    get { accessibilityStorage?.value?.string ?? accessibilityDefaults.value }
    set { accessibility.value = newValue.map { NSAttributedString(string: $0) } }
  }

  /// ``accessibilityValue`` with attributes for speech.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { attributed(accessibilityValue, stored: accessibilityStorage?.value) }
    set { accessibility.value = newValue }
  }

  /// The traits of the object.
  ///
  /// - Default: the traits of UIKit's controls, including `.notEnabled` and `.selected`; otherwise `.none`.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? accessibilityDefaults.traits }
    set { accessibility.traits = newValue }
  }

  /// The frame of the object in the screen's coordinates, in points.
  ///
  /// - Default: a view's bounds; zero for other objects.
  open var accessibilityFrame: CGRect {
    get { accessibilityStorage?.frame ?? defaultAccessibilityFrame }
    set { accessibility.frame = newValue }
  }

  /// The outline of the object in the screen's coordinates, if it isn't a rectangle.
  ///
  /// - Default: `nil`.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityStorage?.path }
    set { accessibility.path = newValue }
  }

  /// The location of a tap that activates the object, in the screen's coordinates.
  ///
  /// - Default: the center of ``accessibilityFrame``.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibilityStorage?.activationPoint ?? accessibilityFrame.middle }
    set { accessibility.activationPoint = newValue }
  }

  /// The language in which the object is spoken, as a BCP 47 tag.
  ///
  /// - Default: `nil`, the user's language.
  open var accessibilityLanguage: String? {
    get { accessibilityStorage?.language }
    set { accessibility.language = newValue }
  }

  /// Whether the object and its elements are hidden from assistive technologies.
  ///
  /// - Default: `false`.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityStorage?.elementsHidden ?? false }
    set { accessibility.elementsHidden = newValue }
  }

  /// Whether the siblings of the view are hidden from assistive technologies.
  ///
  /// - Default: `false`.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityStorage?.viewIsModal ?? false }
    set { accessibility.viewIsModal = newValue }
  }

  /// Whether the elements of the object are read together, before its siblings.
  ///
  /// - Default: `false`.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityStorage?.groupsChildren ?? false }
    set { accessibility.groupsChildren = newValue }
  }

  /// Whether the element responds to user interaction.
  ///
  /// - Default: whether the view receives touches; `true` for other objects.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityStorage?.respondsToInteraction ?? takesInteraction }
    set { accessibility.respondsToInteraction = newValue }
  }

  /// The navigation of Switch Control through the elements of the object.
  ///
  /// - Default: `.automatic`.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityStorage?.navigationStyle ?? .automatic }
    set { accessibility.navigationStyle = newValue }
  }

  /// The type of the container.
  ///
  /// - Default: `.none`.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityStorage?.containerType ?? .none }
    set { accessibility.containerType = newValue }
  }

  /// The elements of the object, in the order in which they are read.
  ///
  /// - Default: `nil`, the elements of the subviews, from top to bottom and from leading to trailing.
  open var accessibilityElements: [Any]? {
    get { accessibilityStorage?.elements }
    set { accessibility.elements = newValue }
  }

  /// The custom actions of the object.
  ///
  /// - Default: `nil`.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityStorage?.customActions }
    set { accessibility.customActions = newValue }
  }

  /// The rotors that the user can choose while VoiceOver is at the object or inside of it.
  ///
  /// - Default: `nil`.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityStorage?.customRotors }
    set { accessibility.customRotors = newValue }
  }

  /// The names by which the user can call the object, the preferred one first.
  ///
  /// - Default: the label if there is one.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityStorage?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.userInputLabels = newValue }
  }

  /// Returns the number of elements in ``accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns an element of ``accessibilityElements``; `nil` if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// Returns the index of an element in ``accessibilityElements``; `NSNotFound` if there is none.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Activates the object for the user. If the method returns `false`, the object is tapped.
  ///
  /// - Returns: Whether the object was activated; `false` by default.
  open func accessibilityActivate() -> Bool { false }

  /// Increments an adjustable element for the user. The default does nothing except in UIKit's controls.
  open func accessibilityIncrement() {}

  /// Decrements an adjustable element for the user. The default does nothing except in UIKit's controls.
  open func accessibilityDecrement() {}

  /// Scrolls for the user.
  ///
  /// - Returns: Whether the object scrolled; `false` by default.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Dismisses the object for the user.
  ///
  /// - Returns: Whether it was dismissed; `false` by default.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action of the current context for the user.
  ///
  /// - Returns: Whether an action was performed; `false` by default.
  open func accessibilityPerformMagicTap() -> Bool { false }
}

/// An object that restores the state of an activity that the user continues, such as a responder.
///
/// - Source: developer.apple.com/documentation/uikit/uiuseractivityrestoring
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state of an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
