/// The base class of controls such as buttons, switches, sliders and text fields, which turns touches into events.
///
/// A control tracks one touch from its beginning to its end and sends events about it. It is highlighted while the
/// touch is inside. As on an iPhone, a touch counts as inside up to 70 points beyond the bounds.
///
/// - Source: developer.apple.com/documentation/uikit/uicontrol
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  // MARK: - Storage

  final var actionList = ControlActionList()
  final var tracking = ControlTracking()
  /// The event that is being handled, which is passed to actions with an event parameter.
  final var currentEvent: UIEvent?
  /// The interaction that opens the control's menus, if it is enabled.
  final var menuInteraction: UIContextMenuInteraction?

  // MARK: - Creating

  /// Creates a control with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that performs an action for `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { adoptPrimaryAction(primaryAction) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodePart(UIControl.self, of: self)
  }

  /// Adds the action of an initializer. Buttons also use its title and image.
  func adoptPrimaryAction(_ action: UIAction) {
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: - State

  /// The state of the control, which combines ``isEnabled``, ``isSelected`` and ``isHighlighted``.
  ///
  /// A subclass with its own states overrides this property and adds flags of `.application`.
  open var state: State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control is enabled. A disabled control absorbs touches and sends no events. Disabling it during a
  /// touch ends tracking.
  ///
  /// - Default: `true`.
  open var isEnabled: Bool = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { abandonTracking() }
      stateDidChange()
    }
  }

  /// Whether the control is selected. Only the app and some subclasses change it.
  ///
  /// - Default: `false`.
  open var isSelected: Bool = false {
    didSet {
      if isSelected != oldValue { stateDidChange() }
    }
  }

  /// Whether the control is highlighted. It is highlighted while a tracked touch is inside, or by the app.
  ///
  /// - Default: `false`.
  open var isHighlighted: Bool = false {
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
    }
  }

  /// Updates the control after a possible change of ``state``. The controls of this module override this method.
  func stateDidChange() {
    setNeedsDisplay()
  }

  // MARK: - Content alignment

  /// The vertical alignment of the content in a control that is higher.
  ///
  /// - Default: `.center`.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet {
      if contentVerticalAlignment != oldValue { setNeedsLayout() }
    }
  }

  /// The horizontal alignment of the content in a control that is wider.
  ///
  /// - Default: `.center`.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet {
      if contentHorizontalAlignment != oldValue { setNeedsLayout() }
    }
  }

  /// The value of ``contentHorizontalAlignment`` with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: return contentHorizontalAlignment
    }
  }

  // MARK: - Tracking

  /// Whether the control tracks a touch.
  open var isTracking: Bool { tracking.isTracking }

  /// Whether the tracked touch is inside the control.
  open var isTouchInside: Bool { tracking.isTouchInside }

  /// Begins tracking a touch. Override this method to implement dragging.
  ///
  /// - Returns: Whether to continue tracking.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Tells the control that the tracked touch moved.
  ///
  /// - Returns: Whether to continue tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Tells the control that the tracked touch ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Tells the control that tracking was canceled, because the touch was canceled or the control was disabled.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(event) { trackingBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(event) { trackingMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(event) { trackingEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(event) { trackingCancelled(touches, with: event) }
  }

  /// Returns whether a gesture recognizer may begin. An enabled control prevents taps of its ancestors, but not its own
  /// recognizers or those of other kinds.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer) && !winsOver(gestureRecognizer)
  }

  /// The events that signal the primary action, which are sent after `.touchUpInside`.
  var eventsAfterTap: Event { [] }

  // MARK: - Actions

  /// Adds an action for events.
  ///
  /// Actions are identified by their identifiers. An action with a known identifier replaces the earlier one, for the
  /// events of both.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actionList.add(action, for: controlEvents)
  }

  /// Removes an action from events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actionList.remove(action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier from events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actionList.remove(actionIdentifier, for: controlEvents)
  }

  /// Adds a target and an action for events.
  ///
  /// - Parameters:
  ///   - target: The target, which is referenced weakly, or `nil` for the first responder in the chain that performs
  ///     the action.
  ///   - action: The selector of the action. Its colons specify whether the control and the event are passed.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actionList.add(ControlMessage(to: ClassReceiver.object(of: target), action), for: controlEvents)
  }

  /// Removes targets and actions from events.
  ///
  /// - Parameters:
  ///   - target: The target, or `nil` for all targets.
  ///   - action: The action, or `nil` for all actions.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actionList.removeMessages(to: ClassReceiver.object(of: target), action, for: controlEvents)
  }

  /// The targets of the control. `NSNull` represents the responder chain. A target that is a class, or an object that
  /// does not inherit from NSObject, is an element that only the functions with targets accept.
  open var allTargets: Set<AnyHashable> {
    Set(
      actionList.all.compactMap { $0.handler.message }.map { message in
        message.target.map { ListedTarget.element(for: $0) } ?? AnyHashable(NSNull())
      })
  }

  /// Returns the names of a target's actions for an event, or `nil` if there are none.
  ///
  /// - Parameter target: The target, or `nil` for the responder chain.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = ClassReceiver.object(of: target)
    let names = actionList.handlers(for: controlEvent).compactMap(\.message).filter { $0.target === target }
      .map { "\($0.selector)" }
    return names.isEmpty ? nil : names
  }

  /// Calls a closure for all handlers, in the order in which they were added.
  ///
  /// - Parameter iterator: A closure that receives an action or a target with a selector, the events, and a flag that
  ///   stops the enumeration.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stops = false
    for (handler, events) in actionList.all where !stops {
      iterator(
        handler.action, handler.message.map { (ClassReceiver.target(of: $0.target), $0.selector) }, events, &stops)
    }
  }

  /// All events with handlers.
  open var allControlEvents: Event { actionList.events }

  /// Performs an action with this control as its sender. Override this method to observe, change or suppress actions.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Sends an action through the application. Override this method to observe, change or suppress actions.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs all handlers of events once, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for handler in actionList.handlers(for: controlEvents) {
      switch handler {
      case .action(let action): sendAction(action)
      case .message(let message): sendAction(message.selector, to: message.target, for: currentEvent)
      }
    }
  }

  /// Performs the primary action, as a keyboard does. The control sends `.primaryActionTriggered`.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: - Menu

  /// Whether a tap opens the control's menu instead of performing its primary action. If the control has a menu, the
  /// beginning of a touch sends `.menuActionTriggered`, and the touch is canceled.
  ///
  /// - Default: `false`.
  open var showsMenuAsPrimaryAction: Bool = false

  /// Whether the control opens a context menu, after a touch of half a second, or after a tap if
  /// ``showsMenuAsPrimaryAction`` is `true`.
  ///
  /// - Default: `false`. Buttons with a menu set it.
  open var isContextMenuInteractionEnabled: Bool {
    get { menuInteraction != nil }
    set {
      guard newValue != isContextMenuInteractionEnabled else { return }
      if let interaction = menuInteraction {
        removeInteraction(interaction)
        menuInteraction = nil
      } else {
        let interaction = UIContextMenuInteraction(delegate: self)
        menuInteraction = interaction
        addInteraction(interaction)
      }
    }
  }

  /// The interaction that opens the control's menus, or `nil` if ``isContextMenuInteractionEnabled`` is `false`.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

  /// The control's own menu.
  var primaryMenu: UIMenu? { nil }

  /// Returns the menu at a point in the control. Buttons return their menu, and other controls return `nil`. Subclasses
  /// can override this method.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    primaryMenu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  /// Returns the view that is lifted when the menu is presented. The default is `nil`, for the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the view to which the preview returns when the menu is dismissed. The default is `nil`, for the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Tells the control that its menu is about to be presented. The default implementation does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Tells the control that its menu is about to be dismissed. The default implementation does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  nonisolated override class func standardBody(of selector: Selector, for type: AnyClass) -> SelectorTable.Body? {
    type == UIControl.self ? ControlSelectors.table[selector] : super.standardBody(of: selector, for: type)
  }

  // MARK: - Accessibility

  override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: stateTraits) }
}

extension UIControl: MenuOwner {}

extension UIControl {
  /// The accessibility traits that describe the control's state.
  var stateTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }
}

extension UIControl: FocusTarget {
  var isTypedInto: Bool { self is any UITextInput }

  func activateFromFocus() -> Bool {
    guard !isTypedInto else { return false }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }
}

/// The selectors to which controls respond, in addition to those of views.
enum ControlSelectors {
  static let table: StandardSelectors.Table = [
    "performPrimaryAction": StandardSelectors.on { (control: UIControl, _) in control.performPrimaryAction() }
  ]
}
