import UIKit

// Input with a keyboard and a pointer.

extension ViewHost {
  /// Types text into the first responder, letter by letter, with the delegate calls of a keyboard. A newline is the
  /// return key.
  ///
  /// - Throws: A ``TypingError`` if no text input is first responder.
  public func type(_ text: String) throws(TypingError) {
    try requireInput()
    run {
      HostKeyboard(for: keyWindow).type(text)
      update()
    }
  }

  /// Presses the backspace key.
  ///
  /// - Throws: A ``TypingError`` if no text input is first responder.
  public func deleteBackward(times: Int = 1) throws(TypingError) {
    try requireInput()
    run {
      HostKeyboard(for: keyWindow).deleteBackward(times: times)
      update()
    }
  }

  /// Presses and releases a key of a hardware keyboard: shortcuts of the app, editing shortcuts, or typing.
  ///
  /// - Parameters:
  ///   - input: The character that the key types without modifiers, such as `"s"`, or a constant such as
  ///     `UIKeyCommand.inputEscape`.
  ///   - modifiers: The held modifier keys.
  public func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) {
    run {
      HostKeys(for: keyWindow).press(input, modifiers)
      update()
    }
  }

  /// Whether a hardware keyboard is connected to the device, so that no keyboard is displayed on the screen.
  ///
  /// Views in place of the keyboard or on top of it are displayed anyway. Without a hardware keyboard, the keyboard is
  /// displayed automatically for a first responder that takes text, as on a device.
  ///
  /// - Default: `false`.
  public var hasHardwareKeyboard: Bool {
    get { host.userInterface.keyboard.isHardwareConnected }
    set {
      run {
        host.userInterface.keyboard.isHardwareConnected = newValue
        update()
      }
    }
  }

  /// Displays the keyboard or changes its height, in points; `nil` hides it. The change is immediate and applies until
  /// the first responder changes.
  public func setKeyboard(height: CGFloat?) {
    run {
      if let height {
        host.userInterface.keyboard.show(height: height, on: window.screen, for: keyWindow)
      } else {
        host.userInterface.keyboard.hideNow(on: window.screen)
      }
      update()
    }
  }

  private func requireInput() throws(TypingError) {
    if HostKeyboard(for: keyWindow).input != nil { return }
    throw TypingError(firstResponder: keyWindow.firstResponderDescription)
  }

  private var keyWindow: UIWindow { window.windowScene?.keyWindow ?? window }

  /// Moves a pointer over the screen without pressing; `nil` removes it.
  public func hover(at point: CGPoint?) {
    run {
      update()
      pointer.move(to: point)
      update()
    }
  }

  /// Registers the implementation of a selector, which the Objective-C runtime does automatically, for
  /// `addTarget(_:action:for:)`, gesture recognizers, timers and others.
  ///
  /// - Parameters:
  ///   - type: The class whose instances, including those of subclasses, respond to it.
  ///   - body: A closure that gets the object and as many arguments as the selector has colons.
  public static func register<T: NSObject>(
    _ selector: Selector, of type: T.Type, perform body: @escaping @MainActor (T, _ arguments: [Any?]) -> Any?
  ) {
    SelectorTable.add(selector, to: type, body: body)
  }
}

/// The error that no text input is first responder.
public struct TypingError: Error, CustomStringConvertible, Equatable {
  /// The description of the first responder, if any.
  public let firstResponder: String?

  public var description: String {
    firstResponder.map { "the first responder, \($0), does not accept text" }
      ?? "No view is the first responder: tap a text field first"
  }
}
