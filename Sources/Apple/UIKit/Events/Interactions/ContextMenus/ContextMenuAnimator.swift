import Foundation

/// The animator that delegates get when a menu appears or disappears.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating, UIEditMenuInteractionAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(preview: UIViewController?) {
    previewViewController = preview
    preferredCommitStyle = preview == nil ? .dismiss : .pop
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func runAnimations() {
    while !animations.isEmpty { animations.removeFirst()() }
  }

  func runCompletions() {
    while !completions.isEmpty { completions.removeFirst()() }
  }
}
