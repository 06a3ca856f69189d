import UIKit

/// A view that can have the keyboard focus and handles key presses.
final class KeyView: PassingView {
  var isFocusable = false
  var focus: FocusLink?
  /// The actions for key presses. The first action that handles a key press ends the search.
  var handle: ((KeyPress) -> KeyPress.Result)?

  override var canBecomeFirstResponder: Bool { isFocusable }

  override func becomeFirstResponder() -> Bool {
    let did = super.becomeFirstResponder()
    if did { focus?.didChange(true) }
    return did
  }

  override func resignFirstResponder() -> Bool {
    let did = super.resignFirstResponder()
    if did { focus?.didChange(false) }
    return did
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandled = presses.filter { press in
      guard let key = press.key.flatMap({ KeyPress($0) }) else { return true }
      return handle?(key) != .handled
    }
    if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
  }
}

/// A modifier that allows its content to have the keyboard focus.
private struct FocusableModifier: EffectModifier {
  let isFocusable: Bool
  func makeView() -> KeyView { KeyView() }
  func configure(_ view: KeyView, _ box: EffectBox<Self>) {
    view.isFocusable = isFocusable && box.environment.isEnabled
    view.focus = box.environment.focusLink
    guard let focus = view.focus, view.window != nil else { return }
    let isWanted = focus.isWanted()
    guard isWanted != view.isFirstResponder else { return }
    _ = isWanted ? view.becomeFirstResponder() : view.resignFirstResponder()
  }
}

/// A modifier that handles key presses while its content has the keyboard focus.
private struct KeyPressModifier: EffectModifier {
  let handle: (KeyPress) -> KeyPress.Result
  func makeView() -> KeyView { KeyView() }
  func configure(_ view: KeyView, _ box: EffectBox<Self>) { view.handle = handle }
}

extension View {
  /// Sets whether the view can have the keyboard focus.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/focusable(_:)
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    applying(FocusableModifier(isFocusable: isFocusable))
  }

  /// Focuses a field when the view appears.
  ///
  /// - Parameters:
  ///   - binding: The focus state.
  ///   - value: The value to set.
  ///   - priority: Ignored. The focus is set when the view appears.
  /// - Source: developer.apple.com/documentation/swiftui/view/defaultfocus(_:_:priority:)
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }

  /// Calls an action when a key is pressed while the view has the keyboard focus.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/onkeypress(_:action:)
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Calls an action when a key is pressed or released while the view has the keyboard focus.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Calls an action when any of the given keys is pressed while the view has the keyboard focus.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Calls an action when a key that types any of the given characters is pressed while the view has the keyboard
  /// focus.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      press.characters.unicodeScalars.allSatisfy { characters.contains($0) } ? action(press) : .ignored
    }
  }

  /// Calls an action when any key is pressed while the view has the keyboard focus.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    applying(KeyPressModifier { phases.contains($0.phase) ? action($0) : .ignored })
  }
}

/// The priority of a view's default focus.
///
/// - Source: developer.apple.com/documentation/swiftui/defaultfocusevaluationpriority
public struct DefaultFocusEvaluationPriority: Sendable {
  let isUserInitiated: Bool
  /// The default priority.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// The priority that also applies when the user moves the focus into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}
