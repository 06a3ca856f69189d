import UIKit

/// The content of an alert or a dialog that is described by views.
struct AlertViews<Actions: View, Message: View>: AlertContent {
  let title: Text?
  let actions: () -> Actions
  let message: () -> Message

  func words(_ node: Node) -> AlertWords {
    let message = LabelWords.of(message(), node)
    let lines = [message.title, message.subtitle].compactMap { $0 }
    return AlertWords(
      title: title?.string(in: node.environment), message: lines.isEmpty ? nil : lines.joined(separator: "\n"),
      items: ItemList.items(of: actions(), node))
  }
}
