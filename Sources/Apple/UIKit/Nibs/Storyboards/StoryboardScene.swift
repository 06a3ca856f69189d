import Foundation
import InterfaceBuilder

/// The scene of a controller in its storyboard, with its view and segues.
@MainActor
final class StoryboardScene {
  let storyboard: UIStoryboard
  let description: Object
  private let nib: NibInstantiation
  private let scene: InterfaceBuilder.Scene?
  /// The segues of the scene, including those that begin at its views.
  private(set) lazy var segues: [Segue] = Self.objects(in: description).flatMap(\.segues)

  /// The triggers of the scene's segues, which nothing else retains.
  private var triggers: [SegueTrigger] = []
  weak var controller: UIViewController?

  init(storyboard: UIStoryboard, nib: NibInstantiation, description: Object, scene: InterfaceBuilder.Scene?) {
    self.storyboard = storyboard
    self.nib = nib
    self.description = description
    self.scene = scene
  }

  /// Creates the view of the controller with the other objects of the scene and connects them; returns `false` if the
  /// scene has no view.
  func loadView(of controller: UIViewController) -> Bool {
    // Constraints may refer to the controller's guides, which need its view.
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

  /// Adds the controllers of embed segues to their container views, before `viewDidLoad()`.
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

  /// Returns the object of a description if it was created.
  func existing(_ description: Object) -> NSObject? { nib.existing(description) }

  /// Connects an object of the scene to its segues.
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

  /// Creates the initial child controllers of a container.
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
