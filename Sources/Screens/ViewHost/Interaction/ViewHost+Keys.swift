import UIKit

// What a person does with a keyboard and a pointer.

extension ViewHost {
  /// Types text into the first responder, letter by letter, through the calls to delegates that a keyboard makes. A newline
  /// is the return key.
  ///
  /// - Throws: ``TypingError`` where nothing takes text.
  public func type(_ text: String) throws(TypingError) {
    try requireInput()
    run {
      HostKeyboard(for: keyWindow).type(text)
      update()
    }
  }

  /// Presses the backspace key.
  ///
  /// - Throws: ``TypingError`` where nothing takes text.
  public func deleteBackward(times: Int = 1) throws(TypingError) {
    try requireInput()
    run {
      HostKeyboard(for: keyWindow).deleteBackward(times: times)
      update()
    }
  }

  /// Presses a key of a hardware keyboard and lets it go: shortcuts of the app's, those of editing, or typing.
  ///
  /// - Parameters:
  ///   - input: what the key types without modifiers, as `"s"`, or a name such as `UIKeyCommand.inputEscape`.
  ///   - modifiers: the keys that are held.
  public func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) {
    run {
      HostKeys(for: keyWindow).press(input, modifiers)
      update()
    }
  }

  /// Whether a keyboard of keys is connected to the device, so that none comes up on the screen.
  ///
  /// What the app shows in the keyboard's place, or on top of it, comes all the same. Without it the keyboard comes up by
  /// itself for a first responder that takes text, as on a device, and goes with it.
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

  /// Brings the keyboard on the screen up, or changes its height, in points; `nil` takes it away. It does so at once, and holds until
  /// another first responder comes.
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

  /// Moves a pointer over the screen without pressing; `nil` takes it away.
  public func hover(at point: CGPoint?) {
    run {
      update()
      pointer.move(to: point)
      update()
    }
  }

  /// Registers what a selector does, as the Objective-C runtime knows by itself: `addTarget(_:action:for:)`, gesture
  /// recognizers, timers and the like then find it.
  ///
  /// - Parameters:
  ///   - type: the class whose instances, and those of classes below it, answer.
  ///   - body: gets the object and as many arguments as the selector has colons.
  public static func register<T: NSObject>(
    _ selector: Selector, of type: T.Type, perform body: @escaping @MainActor (T, _ arguments: [Any?]) -> Any?
  ) {
    SelectorTable.add(selector, to: type, body: body)
  }
}

/// Nothing on the screen takes text.
public struct TypingError: Error, CustomStringConvertible, Equatable {
  /// What has the keyboard, if anything.
  public let firstResponder: String?

  public var description: String {
    firstResponder.map { "\($0) is the first responder, and takes no text" }
      ?? "No view is the first responder: tap a text field first"
  }
}
