import UIKit

/// A description of an action sheet. Superseded by `confirmationDialog(_:isPresented:actions:)`.
///
/// - Source: developer.apple.com/documentation/swiftui/actionsheet
public struct ActionSheet: AlertContent {
  /// A button of an action sheet; the same type as that of an alert.
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: A text below the title. Default: `nil`.
  ///   - buttons: The buttons. Default: one that cancels. A cancel button is added if there is none.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  @MainActor func words(_ node: Node) -> AlertWords {
    AlertWords(
      title: title.string(in: node.environment), message: message?.string(in: node.environment),
      items: buttons.map { $0.item(in: node.environment) })
  }
}
