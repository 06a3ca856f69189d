import UIKit

/// A sheet of actions as a value.
///
/// - Source: developer.apple.com/documentation/swiftui/actionsheet
public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

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
