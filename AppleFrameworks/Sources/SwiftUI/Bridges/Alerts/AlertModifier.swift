import UIKit

/// The title, message and actions of an alert or an action sheet.
@MainActor
struct AlertWords {
  var title: String?
  var message: String?
  var items: [MenuItem]
}

/// The content of an alert or an action sheet.
protocol AlertContent {
  @MainActor func words(_ node: Node) -> AlertWords
}

/// A modifier that presents an alert or an action sheet.
struct AlertModifier: PresentingModifier {
  let isWanted: Bool
  var identity: AnyHashable?
  let style: UIAlertController.Style
  /// A closure that returns the content; `nil` creates an empty alert.
  let content: () -> (any AlertContent)?
  let clear: () -> Void

  func make(_ node: Node) -> UIViewController {
    let words = content()?.words(node) ?? AlertWords(items: [])
    let controller = UIAlertController(title: words.title, message: words.message, preferredStyle: style)
    let clear = clear
    var actions: [MenuItem.Action] = []
    for item in words.items { Self.add(item, to: controller, &actions) }
    // An alert without buttons gets an OK button; an action sheet without a cancel button gets one.
    if actions.isEmpty, style == .alert { actions = [MenuItem.Action(words: LabelWords(title: "OK")) {}] }
    if style == .actionSheet, !actions.contains(where: { $0.role == .cancel }) {
      actions.append(MenuItem.Action(words: LabelWords(title: "Cancel"), role: .cancel) {})
    }
    for action in actions {
      let kind: UIAlertAction.Style =
        action.role == .destructive ? .destructive : action.role == .cancel ? .cancel : .default
      let made = UIAlertAction(title: action.words.title ?? "", style: kind) { _ in
        clear()
        action.action()
      }
      made.isEnabled = action.isEnabled
      controller.addAction(made)
    }
    if style == .actionSheet {
      controller.popoverPresentationController?.sourceView = node.environment.hostingController.controller?.view
    }
    return controller
  }

  @MainActor private static func add(
    _ item: MenuItem, to controller: UIAlertController, _ actions: inout [MenuItem.Action]
  ) {
    switch item {
    case .action(let action): actions.append(action)
    case .section(_, let items), .submenu(_, let items): for item in items { add(item, to: controller, &actions) }
    case .field(let field) where controller.preferredStyle == .alert:
      controller.addTextField { view in
        view.text = field.text.wrappedValue
        view.placeholder = field.prompt
        view.isSecureTextEntry = field.isSecure
        view.keyboardType = field.typing.keyboard
        view.textContentType = field.typing.content
        view.autocapitalizationType = field.typing.capitalization ?? .sentences
        view.autocorrectionType = field.typing.correction
        view.returnKeyType = field.typing.returnKey
        view.addAction(
          UIAction { [weak view] _ in field.text.wrappedValue = view?.text ?? "" }, for: .editingChanged)
      }
    case .field, .text, .divider: break
    }
  }

  func refresh(_ controller: UIViewController, _ node: Node) {}
  func ended() { clear() }
}
