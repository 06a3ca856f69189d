import InterfaceBuilder

/// A trigger that starts a segue when a bar button item, a gesture recognizer or a control sends its action.
@MainActor
final class SegueTrigger: NSObject {
  private let segue: Segue
  private weak var controller: UIViewController?

  init(_ segue: Segue, from controller: UIViewController) {
    self.segue = segue
    self.controller = controller
    super.init()
  }

  func begin(_ sender: Any?) {
    guard let controller else { return }
    controller.sceneStorage?.trigger(segue, from: controller, sender: sender)
  }

  /// The action, registered in the table of selectors by the first trigger.
  static let action: Selector = {
    let action: Selector = "beginSegue:"
    SelectorTable.add(action, to: SegueTrigger.self) { trigger, arguments in
      trigger.begin(arguments.first ?? nil)
      return nil
    }
    return action
  }()
}
