import Foundation

/// The keyboard of a host's screen. It is displayed for a first responder that takes text or provides a view in place
/// of the keyboard or on top of it.
@MainActor
package final class ScreenKeyboard {
  /// Whether a hardware keyboard is connected, in which case only the views on top of the keyboard or in its place are
  /// displayed.
  package var isHardwareConnected = false {
    didSet { if isHardwareConnected != oldValue, let client = window?.client { update(for: client) } }
  }

  /// The window of the keyboard while it is displayed.
  package var shownWindow: UIWindow? { window.flatMap { $0.isHidden ? nil : $0 } }

  private var window: KeyboardWindow?
  private var keys: KeyboardView?
  private var isMeasuring = false
  /// The number of changes, so that the end of an earlier change doesn't affect a later one.
  private var change = 0
  /// The nesting level of changes between two first responders, during which the keyboard isn't hidden.
  private var handovers = 0

  nonisolated init() {}

  /// Performs a closure in which one first responder resigns and another one replaces it.
  func handOver<Result>(_ body: () -> Result) -> Result {
    handovers += 1
    defer { handovers -= 1 }
    return body()
  }

  // MARK: - Requested content

  /// Updates the keyboard after a change of the first responder or of its input views.
  func update(for client: UIWindow) {
    guard handovers == 0 else { return }
    guard let responder = client.firstResponder, let scene = client.windowScene else {
      if window?.client === client, let screen = window?.screen { hide(on: screen) }
      return
    }
    let views = client.shownInputViews
    let takesText = responder is any UIKeyInput && (responder as? any TextEditor)?.takesText != false
    let wantsKeys = takesText && views.inputView == nil && !isHardwareConnected
    guard wantsKeys || views.inputView != nil || views.accessoryView != nil else {
      if let window, !window.isHidden { hide(on: scene.screen) }
      return
    }
    let window = prepareWindow(in: scene, for: client)
    window.provider = views.provider
    window.overrideUserInterfaceStyle = style(for: responder)
    var keys: KeyboardView?
    if wantsKeys {
      keys = self.keys ?? KeyboardView()
      self.keys = keys
      keys?.serve(client)
    }
    let content = measured(
      accessory: views.accessoryView, custom: views.inputView, keys: keys, for: responder, in: window)
    guard content.height > 0 else {
      if window.isHidden { window.board.show(KeyboardBoard.Content()) }
      hide(on: scene.screen)
      return
    }
    let isNew = window.isHidden
    if isNew { window.board.frame = away(height: content.height, on: scene.screen) }
    window.isHidden = false
    window.board.show(content)
    move(to: content.height, on: scene.screen, of: client)
  }

  /// Updates the keyboard after a first responder of a window resigned or was removed.
  func responderResigned(_ responder: UIResponder, in client: UIWindow) {
    guard handovers == 0 else { return }
    // After editing on top of the keyboard, the responder that provided the view becomes first responder again, and the
    // view stays at the bottom.
    if let window, let view = responder as? UIView, let accessory = window.board.content.accessory,
      view.isDescendant(of: accessory), let provider = window.provider, provider.canBecomeFirstResponder,
      provider.becomeFirstResponder()
    {
      return
    }
    update(for: client)
  }

  /// Displays the keyboard with a height of the host.
  package func show(height: CGFloat, on screen: UIScreen, for client: UIWindow) {
    guard let scene = client.windowScene else { return HostKeyboardFrame.show(height: height, on: screen) }
    let window = prepareWindow(in: scene, for: client)
    let keys = self.keys ?? KeyboardView()
    self.keys = keys
    keys.serve(client)
    let views = client.shownInputViews
    var content = measured(
      accessory: views.accessoryView, custom: views.inputView, keys: views.inputView == nil ? keys : nil,
      for: client.firstResponder, in: window)
    // The space below the keys is reduced first, then the bar above them, then the keys.
    var excess = content.height - height
    func give(_ part: WritableKeyPath<KeyboardBoard.Content, CGFloat>) {
      let step = excess > 0 ? min(excess, content[keyPath: part]) : part == \.bodyHeight ? excess : 0
      content[keyPath: part] -= step
      excess -= step
    }
    give(\.suggestionsHeight)
    give(\.belowKeys)
    give(\.bodyHeight)
    change += 1
    window.isHidden = false
    window.board.show(content)
    HostKeyboardFrame.show(height: height, on: screen)
  }

  private func prepareWindow(in scene: UIWindowScene, for client: UIWindow) -> KeyboardWindow {
    let window: KeyboardWindow
    if let known = self.window, known.windowScene === scene {
      window = known
    } else {
      window = KeyboardWindow(scene: scene)
      window.board.contentMayHaveChanged = { [weak self] in self?.measureAgain() }
      let screen = scene.screen
      screen.keyboardFrameListener = { [weak self, weak screen] in
        if let self, let screen { follow(screen) }
      }
      self.window = window
    }
    window.client = client
    if window.frame != scene.screen.sceneBounds { window.screenDidChange() }
    return window
  }

  private func style(for responder: UIResponder) -> UIUserInterfaceStyle {
    switch (responder as? any UITextInputTraits)?.keyboardAppearance ?? .default {
    case .dark: return .dark
    case .light: return .light
    case .default:
      // The style is that of the edited view, which may differ from that of the screen.
      guard let view = responder as? UIView, view.window !== window else { return .unspecified }
      return view.traitCollection.userInterfaceStyle
    }
  }

  // MARK: - Heights

  private func measured(
    accessory: UIView?, custom: UIView?, keys: KeyboardView?, for responder: UIResponder?, in window: KeyboardWindow
  ) -> KeyboardBoard.Content {
    let screen = window.screen
    var content = KeyboardBoard.Content(accessory: accessory, custom: custom, keys: keys)
    if let custom {
      content.bodyHeight = height(of: custom, width: screen.sceneBounds.width)
      if content.bodyHeight > 0 { content.belowKeys = screen.configuration.safeAreaInsets.bottom }
    } else if keys != nil {
      let heights = KeyboardHeights(screen.configuration, window.measures.keyboards)
      content.bodyHeight = heights.keys
      content.belowKeys = heights.belowKeys
      if let input = responder as? any UIKeyInput, suggests(input, on: screen) {
        content.suggestionsHeight = heights.suggestions
      }
    }
    if let accessory {
      // It is measured with its final insets, since a view that respects the safe area is higher without keys below.
      window.board.accessoryHost.bottomInset = content.bodyHeight > 0 ? 0 : screen.configuration.safeAreaInsets.bottom
      window.board.accessoryHost.hold(accessory)
      content.accessoryHeight = height(of: accessory, width: screen.sceneBounds.width)
    }
    let most = screen.sceneBounds.height
    content.accessoryHeight = min(content.accessoryHeight, most)
    content.bodyHeight = min(content.bodyHeight, most - content.accessoryHeight)
    return content
  }

  /// Returns whether the bar for suggestions is displayed: not for digits and passwords, nor if the input disables it.
  private func suggests(_ input: any UIKeyInput, on screen: UIScreen) -> Bool {
    if screen.configuration.idiom == .pad { return true }
    if input.isSecureTextEntry || input.autocorrectionType == .no { return false }
    switch input.keyboardType {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad, .numbersAndPunctuation, .namePhonePad: return false
    default: return true
    }
  }

  /// Returns the height of a view: the one that the app set, or that of its content if it is flexible or has
  /// constraints only.
  private func height(of view: UIView, width: CGFloat) -> CGFloat {
    let sizesItself =
      !view.translatesAutoresizingMaskIntoConstraints || (view as? UIInputView)?.allowsSelfSizing == true
      || view.autoresizingMask.contains(.flexibleHeight) || view.frame.height == 0
    guard sizesItself else { return view.frame.height }
    let intrinsic = view.intrinsicContentSize.height
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let wanted = max(intrinsic == UIView.noIntrinsicMetric ? 0 : intrinsic, fitting)
    return wanted > 0 ? wanted : view.frame.height
  }

  /// Measures the view on top of the keyboard again after its layout.
  private func measureAgain() {
    guard !isMeasuring, let window, !window.isHidden, let client = window.client else { return }
    let content = window.board.content
    guard let accessory = content.accessory, accessory.superview === window.board.accessoryHost else { return }
    isMeasuring = true
    defer { isMeasuring = false }
    let height = height(of: accessory, width: window.screen.sceneBounds.width)
    guard abs(height - content.accessoryHeight) > 0.01 else { return }
    update(for: client)
  }

  /// Updates the keyboard after the screen was rotated or replaced.
  func screenDidChange(_ screen: UIScreen) {
    guard let window, window.screen === screen, !window.isHidden, let client = window.client else { return }
    window.screenDidChange()
    if client.firstResponder != nil { update(for: client) } else { follow(screen) }
  }

  // MARK: - Moving

  private func away(height: CGFloat, on screen: UIScreen) -> CGRect {
    CGRect(x: 0, y: screen.sceneBounds.height, width: screen.sceneBounds.width, height: height)
  }

  private func move(to height: CGFloat, on screen: UIScreen, of client: UIWindow) {
    change += 1
    HostKeyboardFrame.show(height: height, on: screen, animated: isSeen(client))
    window?.board.layoutIfNeeded()
  }

  private func hide(on screen: UIScreen) {
    guard let window, !window.isHidden else { return HostKeyboardFrame.hide(on: screen) }
    change += 1
    let number = change
    HostKeyboardFrame.hide(on: screen, animated: window.client.map(isSeen) ?? false) { [weak self] in
      if let self, change == number { takeAway() }
    }
  }

  /// Hides the keyboard for the host.
  package func hideNow(on screen: UIScreen) {
    change += 1
    HostKeyboardFrame.hide(on: screen)
    takeAway()
  }

  private func takeAway() {
    window?.isHidden = true
    window?.board.show(KeyboardBoard.Content())
  }

  /// Returns whether a window is visible, since invisible changes aren't animated.
  private func isSeen(_ client: UIWindow) -> Bool { client.hasMadeFrame && UIView.areAnimationsEnabled }

  private func follow(_ screen: UIScreen) {
    guard let window, window.screen === screen, !window.isHidden else { return }
    let height = window.board.content.height
    window.board.frame = screen.keyboardFrame ?? away(height: height, on: screen)
    window.board.layoutIfNeeded()
  }
}

extension UserInterface {
  /// The keyboard of the host's screen.
  @MainActor package final var keyboard: ScreenKeyboard { part { ScreenKeyboard() } }
}
