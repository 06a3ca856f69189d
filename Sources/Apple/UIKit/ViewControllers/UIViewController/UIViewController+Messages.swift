// Messages that libraries observe with the Objective-C runtime on Apple's systems, such as RxCocoa with
// `methodInvoked`.

extension UIViewController {
  /// A closure that is called before and after a message.
  ///
  /// - Parameters:
  ///   - selector: The Objective-C selector of the message.
  ///   - arguments: The arguments of the message.
  ///   - isDone: Whether the controller has handled the message.
  @_spi(Host)
  public typealias MessageHandler = @MainActor (_ selector: String, _ arguments: [Any], _ isDone: Bool) -> Void

  /// A closure that is called for the messages that UIKit sends to the controller: `viewDidLoad`, and those of
  /// appearance and layout.
  ///
  /// - Default: `nil`.
  @_spi(Host) public final var messageHandler: MessageHandler? {
    get { extras.messageHandler }
    set { extras.messageHandler = newValue }
  }

  /// Calls a method of the controller, and the handler before and after it. The method itself may set the handler.
  final func sendMessage(_ selector: String, _ arguments: [Any] = [], _ method: () -> Void) {
    messageHandler?(selector, arguments, false)
    method()
    messageHandler?(selector, arguments, true)
  }
}
