import Foundation
import InterfaceBuilder
import RuntimeSupport

// The segues between the scenes of a storyboard.

extension StoryboardScene {
  /// Performs the segue with an identifier. As on iOS, the program stops if the scene has none.
  func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?) {
    guard let segue = segues.first(where: { $0.identifier == identifier }) else {
      fatalError("Receiver (\(controller.description)) has no segue with identifier '\(identifier)'")
    }
    perform(segue, from: controller, sender: sender)
  }

  /// Performs a segue that a control or a cell triggers, unless the controller refuses.
  func trigger(_ segue: Segue, from controller: UIViewController, sender: Any?) {
    guard controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
    perform(segue, from: controller, sender: sender)
  }

  private func perform(_ segue: Segue, from controller: UIViewController, sender: Any?) {
    guard segue.kind != .unwind else { return unwind(segue, from: controller, sender: sender) }
    guard let description = segue.destination, let destination = storyboard.instantiate(description, creator: nil)
    else {
      return
    }
    let performed = make(segue, from: controller, to: destination, sender: sender)
    controller.prepare(for: performed, sender: sender)
    performed.perform()
  }

  private func make(
    _ segue: Segue, from source: UIViewController, to destination: UIViewController, sender: Any?
  ) -> UIStoryboardSegue {
    if let custom = segue.customClass, let type = NibClasses.find(custom) as? UIStoryboardSegue.Type {
      return ObjectInstantiation.make(
        type, identifier: segue.identifier, source: source, destination: destination)
    }
    let anchor = segue.popoverAnchor.flatMap { existing($0) }
    return UIStoryboardSegue(identifier: segue.identifier, source: source, destination: destination) {
      SegueTransition.perform(segue, from: source, to: destination, sender: sender, anchor: anchor)
    }
  }

  /// Unwinds to the nearest presenting controller that responds to the segue's action.
  private func unwind(_ segue: Segue, from source: UIViewController, sender: Any?) {
    guard let name = segue.unwindAction else { return }
    let action = Selector(name)
    guard let target = UnwindTargets.target(of: action, from: source, sender: sender) else { return }
    let performed = UIStoryboardSegue(identifier: segue.identifier, source: source, destination: target)
    source.prepare(for: performed, sender: sender)
    SelectorTable.send(action, to: target, [performed])
    UnwindTargets.show(target, from: source, animated: segue.animates)
  }
}
