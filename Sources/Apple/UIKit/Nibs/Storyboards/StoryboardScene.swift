import Foundation
import InterfaceBuilder

/// What a controller knows of the storyboard that it comes from: the scene whose view and segues are its own.
@MainActor
final class StoryboardScene {
  let storyboard: UIStoryboard
  let description: Object
  private let nib: NibInstantiation
  private let scene: InterfaceBuilder.Scene?
  /// The segues of the scene, also those that begin at its views.
  private(set) lazy var segues: [Segue] = Self.objects(in: description).flatMap(\.segues)

  /// What begins the scene's segues: nobody else keeps it.
  private var triggers: [SegueTrigger] = []
  weak var controller: UIViewController?

  init(storyboard: UIStoryboard, nib: NibInstantiation, description: Object, scene: InterfaceBuilder.Scene?) {
    self.storyboard = storyboard
    self.nib = nib
    self.description = description
    self.scene = scene
  }

  /// Makes the controller's view with everything beside it in the scene, and connects them; false where the scene has no view.
  func loadView(of controller: UIViewController) -> Bool {
    // Constraints may be about the controller's guides, which need its view.
    guard let root = description.rootView, let view = nib.view(root),
      nib.setView(view, of: controller, at: description.element)
    else { return false }
    if let table = controller as? UITableViewController,
      let control = description[TableViewControllerElement.refreshControl].flatMap({ nib.view($0) as? UIRefreshControl }
      )
    {
      table.refreshControl = control
    }
    for object in scene?.otherObjects ?? [] { _ = nib.object(object) }
    nib.finish(owner: (description, controller))
    embedChildren(in: controller)
    nib.tell()
    nib.releaseObjects(keeping: scene?.otherObjects ?? [])
    return true
  }

  /// Puts the controllers into container views that embedding segues lead to, before `viewDidLoad()`.
  private func embedChildren(in controller: UIViewController) {
    for segue in segues where segue.kind == .embed {
      guard let container = segue.source.flatMap(nib.existing) as? UIView, let destination = segue.destination,
        let child = storyboard.instantiate(destination, creator: nil)
      else { continue }
      let performed = UIStoryboardSegue(identifier: segue.identifier, source: controller, destination: child)
      controller.prepare(for: performed, sender: nil)
      controller.addChild(child)
      child.view.frame = container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(child.view)
      child.didMove(toParent: controller)
    }
  }

  /// Returns the object that was made of a description, if it was.
  func existing(_ description: Object) -> NSObject? { nib.existing(description) }

  /// Has an object of the scene begin its segues.
  func connectSegues(of description: Object, _ object: NSObject) {
    guard let controller, object !== controller else { return }
    for segue in description.segues where segue.kind != .relationship && segue.kind != .embed {
      let trigger = SegueTrigger(segue, from: controller)
      triggers.append(trigger)
      switch object {
      case let button as UIButton: button.addTarget(trigger, action: SegueTrigger.action, for: .touchUpInside)
      case let control as UIControl:
        control.addTarget(trigger, action: SegueTrigger.action, for: .primaryActionTriggered)
      case let item as UIBarButtonItem:
        item.target = trigger
        item.action = SegueTrigger.action
      case let recognizer as UIGestureRecognizer: recognizer.addTarget(trigger, action: SegueTrigger.action)
      case let cell as UITableViewCell:
        if segue.trigger == "accessoryAction" {
          cell.state.accessorySegue = trigger
        } else {
          cell.state.selectionSegue = trigger
        }
      default: break
      }
    }
  }

  /// Makes the controllers that a container has from the start.
  func makeContained(in controller: UIViewController) {
    let relationships = description.segues.filter { $0.kind == .relationship }
    guard !relationships.isEmpty else { return }
    var contained: [(relationship: String, controller: UIViewController)] = []
    for segue in relationships {
      guard let destination = segue.destination, let child = storyboard.instantiate(destination, creator: nil) else {
        continue
      }
      contained.append((segue.relationship ?? "", child))
    }
    StoryboardRelationships.establish(contained, in: controller)
  }

  private static func objects(in object: Object) -> [Object] {
    [object] + object.childObjects.flatMap { objects(in: $0) }
  }
}
