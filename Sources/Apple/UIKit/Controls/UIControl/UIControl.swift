/// A view that turns touches into events: the base class of buttons, switches, sliders and text fields.
///
/// A control follows one finger from its coming down to its being lifted, tells its actions what happens to it, and
/// is highlighted while the finger is inside. A finger counts as inside up to 70 points beyond the bounds, as on an
/// iPhone.
///
/// - Source: developer.apple.com/documentation/uikit/uicontrol
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  // MARK: - Storage

  final var actionList = ControlActionList()
  final var tracking = ControlTracking()
  /// The event that is being handled, for messages that bring it along.
  final var currentEvent: UIEvent?
  /// What opens the control's menus, while it has any.
  final var menuInteraction: UIContextMenuInteraction?

  // MARK: - Creating

  /// Makes a control with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control that performs an action on `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { adoptPrimaryAction(primaryAction) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodePart(UIControl.self, of: self)
  }

  /// Adds the action that an initializer was given; buttons also take its title and image.
  func adoptPrimaryAction(_ action: UIAction) {
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: - State

  /// The control's state, put together from ``isEnabled``, ``isSelected`` and ``isHighlighted``.
  ///
  /// A subclass with a state of its own overrides this and adds flags of `.application`.
  open var state: State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control takes touches.
  ///
  /// - Default: `true`. A disabled control swallows touches and sends nothing; one that is disabled while a finger is
  ///   on it forgets that finger.
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

  /// Whether the control is drawn as being touched. Set while a finger is inside, and by the app.
  ///
  /// - Default: `false`.
  open var isHighlighted: Bool = false {
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
    }
  }

  /// ``state`` may have changed. Overridden by the controls of this module.
  func stateDidChange() {
    setNeedsDisplay()
  }

  // MARK: - Content alignment

  /// Where the content lies vertically in a control that is higher than it.
  ///
  /// - Default: `.center`.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet {
      if contentVerticalAlignment != oldValue { setNeedsLayout() }
    }
  }

  /// Where the content lies horizontally in a control that is wider than it.
  ///
  /// - Default: `.center`.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet {
      if contentHorizontalAlignment != oldValue { setNeedsLayout() }
    }
  }

  /// ``contentHorizontalAlignment`` with leading and trailing turned into left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: return contentHorizontalAlignment
    }
  }

  // MARK: - Tracking

  /// Whether the control follows a finger.
  open var isTracking: Bool { tracking.isTracking }

  /// Whether the finger that the control follows is inside.
  open var isTouchInside: Bool { tracking.isTouchInside }

  /// A finger came down. Override to begin a drag.
  ///
  /// - Returns: whether to go on following it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger moved.
  ///
  /// - Returns: whether to go on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch was taken away, or the control disabled under it.
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

  /// Taps of views around an enabled control are the control's; a recognizer of its own, or of another kind, may begin.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer) && !winsOver(gestureRecognizer)
  }

  /// The events that mean "the user did what this control is for", sent after `.touchUpInside`.
  var eventsAfterTap: Event { [] }

  // MARK: - Actions

  /// Performs an action when one of some events happens.
  ///
  /// Actions are told apart by their identifiers: one whose identifier is known already replaces the earlier one, for
  /// the events of both.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actionList.add(action, for: controlEvents)
  }

  /// Stops performing an action for some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actionList.remove(action.identifier, for: controlEvents)
  }

  /// Stops performing the action with an identifier for some events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actionList.remove(actionIdentifier, for: controlEvents)
  }

  /// Sends a message when one of some events happens.
  ///
  /// - Parameters:
  ///   - target: who gets it. It is not kept alive. `nil` for the first responder in the chain that performs the action.
  ///   - action: the message; its colons say whether it brings the control, and the event, along.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actionList.add(ControlMessage(to: target as AnyObject?, action), for: controlEvents)
  }

  /// Stops sending messages for some events.
  ///
  /// - Parameters:
  ///   - target: who gets them; `nil` for anyone.
  ///   - action: which one; `nil` for all.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actionList.removeMessages(to: target as AnyObject?, action, for: controlEvents)
  }

  /// Every object that gets messages; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(
      actionList.all.compactMap { $0.handler.message }.map { message in
        (message.target as? NSObject ?? NSNull()) as AnyHashable
      })
  }

  /// The names of the messages that a target gets for an event; `nil` where there are none.
  ///
  /// - Parameter target: `nil` for the responder chain.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target as AnyObject?
    let names = actionList.handlers(for: controlEvent).compactMap(\.message).filter { $0.target === target }
      .map { "\($0.selector)" }
    return names.isEmpty ? nil : names
  }

  /// Goes through all that the control does, in the order in which it was added.
  ///
  /// - Parameter iterator: gets an action, or a target with a selector; the events; and what to set to stop.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stops = false
    for (handler, events) in actionList.all where !stops {
      iterator(handler.action, handler.message.map { ($0.target, $0.selector) }, events, &stops)
    }
  }

  /// Every event that the control does something for.
  open var allControlEvents: Event { actionList.events }

  /// Performs an action with this control as its sender. Override to see, change or suppress it.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Sends a message from this control, through the application. Override to see, change or suppress it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs the actions and sends the messages for some events, in the order in which they were added, each once.
  open func sendActions(for controlEvents: Event) {
    for handler in actionList.handlers(for: controlEvents) {
      switch handler {
      case .action(let action): sendAction(action)
      case .message(let message): sendAction(message.selector, to: message.target, for: currentEvent)
      }
    }
  }

  /// Does what the control is for, as a keyboard would have it do: sends `.primaryActionTriggered`.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: - Menu

  /// Whether a tap asks for the control's menu, instead of performing its primary action.
  ///
  /// - Default: `false`. Where the control has a menu, a finger that comes down sends `.menuActionTriggered`, and the
  ///   touch is cancelled.
  open var showsMenuAsPrimaryAction: Bool = false

  /// Whether the control opens a context menu: on a touch of half a second, or on a tap where ``showsMenuAsPrimaryAction`` says
  /// so.
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

  /// What opens the control's menus; `nil` where ``isContextMenuInteractionEnabled`` is off.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

  /// The menu of the control's own.
  var primaryMenu: UIMenu? { nil }

  /// The menu for a place in the control. Buttons answer theirs, other controls none; override it for others.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    primaryMenu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  /// What is lifted off the screen as the menu comes: `nil`, for the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Where the preview goes as the menu is dismissed: `nil`, for the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The control's menu is about to come. The default does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The control's menu is about to go. The default does nothing.
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
  /// What assistive technologies hear of the control's state.
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

/// The selectors that controls answer to, beside those of views.
enum ControlSelectors {
  static let table: StandardSelectors.Table = [
    "performPrimaryAction": StandardSelectors.on { (control: UIControl, _) in control.performPrimaryAction() }
  ]
}
