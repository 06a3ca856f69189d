import UIKit

/// A namespace for functions that find the keyboard shortcuts of visible views.
@MainActor
enum ShownShortcuts {
  /// Returns the key commands of a controller's views and of its visible child controllers.
  static func commands(of root: Node?, _ controller: UIViewController) -> [UIKeyCommand] {
    let own = root?.preference(ShortcutsKey.self).map { ShortcutCommand.make($0) } ?? []
    return own + inner(controller)
  }

  private static func inner(_ controller: UIViewController) -> [UIKeyCommand] {
    controller.children.filter { $0.viewIfLoaded?.window != nil }.flatMap { child in
      child is any SearchHosting ? child.keyCommands ?? [] : inner(child)
    }
  }
}
