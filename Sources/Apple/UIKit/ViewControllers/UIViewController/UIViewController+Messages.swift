// Messages that libraries observe with the Objective-C runtime on Apple's systems, such as RxCocoa's `methodInvoked`.

extension UIViewController {
  /// Is called before and after a message.
  ///
  /// - Parameters:
  ///   - selector: the message, as Objective-C spells it.
  ///   - arguments: its arguments.
  ///   - isDone: whether the controller has acted on it.
  @_spi(Host)
  public typealias MessageHandler = @MainActor (_ selector: String, _ arguments: [Any], _ isDone: Bool) -> Void

  /// Hears of the messages that UIKit sends to the controller: `viewDidLoad`, and those of appearance and layout.
  ///
  /// - Default: `nil`.
  @_spi(Host) public final var messageHandler: MessageHandler? {
    get { extras.messageHandler }
    set { extras.messageHandler = newValue }
  }

  /// Runs a method of the controller, and tells the handler before and after it. The method itself may set the handler.
  final func sendMessage(_ selector: String, _ arguments: [Any] = [], _ method: () -> Void) {
    messageHandler?(selector, arguments, false)
    method()
    messageHandler?(selector, arguments, true)
  }
}
