import Foundation

/// The keyboard of a host's screen: it comes up for a first responder that takes text, or that has something to show in the
/// keyboard's place or on top of it, and goes with it.
@MainActor
package final class ScreenKeyboard {
  /// A keyboard of keys is connected to the device: none is shown on the screen, only what the app shows on top of it, or in its
  /// place.
  package var isHardwareConnected = false {
    didSet { if isHardwareConnected != oldValue, let client = window?.client { update(for: client) } }
  }

  /// The window that shows it, while it is up.
  package var shownWindow: UIWindow? { window.flatMap { $0.isHidden ? nil : $0 } }

  private var window: KeyboardWindow?
  private var keys: KeyboardView?
  private var isMeasuring = false
  /// Counts the changes: what ends an earlier one leaves the later one alone.
  private var change = 0
  /// Whether one responder hands over to another: nothing goes that comes again at once.
  private var handovers = 0

  nonisolated init() {}

  /// Does something in which one first responder resigns and another comes.
  func handOver<Result>(_ body: () -> Result) -> Result {
    handovers += 1
    defer { handovers -= 1 }
    return body()
  }

  // MARK: - What is wanted

  /// The first responder of a window, or what it shows for input, is another.
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

  /// A first responder of a window has resigned, or was removed.
  func responderResigned(_ responder: UIResponder, in client: UIWindow) {
    guard handovers == 0 else { return }
    // What is edited on top of the keyboard gives back to the responder that put it there: it stays at the bottom.
    if let window, let view = responder as? UIView, let accessory = window.board.content.accessory,
      view.isDescendant(of: accessory), let provider = window.provider, provider.canBecomeFirstResponder,
      provider.becomeFirstResponder()
    {
      return
    }
    update(for: client)
  }

  /// Shows the keyboard at a height of the host's choice.
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
    // The room below the keys gives way first, then the bar above them, then the keys.
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
      // As that of what is edited, which may be in another style than the screen.
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
      // Measured where it will lie: what keeps to the safe area is higher without keys below.
      window.board.accessoryHost.bottomInset = content.bodyHeight > 0 ? 0 : screen.configuration.safeAreaInsets.bottom
      window.board.accessoryHost.hold(accessory)
      content.accessoryHeight = height(of: accessory, width: screen.sceneBounds.width)
    }
    let most = screen.sceneBounds.height
    content.accessoryHeight = min(content.accessoryHeight, most)
    content.bodyHeight = min(content.bodyHeight, most - content.accessoryHeight)
    return content
  }

  /// Returns whether the bar for suggestions is there: not for digits and secrets, nor where the input doesn't want it.
  private func suggests(_ input: any UIKeyInput, on screen: UIScreen) -> Bool {
    if screen.configuration.idiom == .pad { return true }
    if input.isSecureTextEntry || input.autocorrectionType == .no { return false }
    switch input.keyboardType {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad, .numbersAndPunctuation, .namePhonePad: return false
    default: return true
    }
  }

  /// As high as the app made it; what is flexible, or placed by constraints alone, as high as its content wants.
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

  /// What lies on top of the keyboard was laid out: it may have asked for another height.
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

  /// The screen was turned, or replaced by another.
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

  /// Takes the keyboard away, as the host wishes.
  package func hideNow(on screen: UIScreen) {
    change += 1
    HostKeyboardFrame.hide(on: screen)
    takeAway()
  }

  private func takeAway() {
    window?.isHidden = true
    window?.board.show(KeyboardBoard.Content())
  }

  /// What nobody has seen is not animated.
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
