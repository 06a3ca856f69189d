import Foundation
import UIKit
import ViewHost

/// Instances of classes that have no initializer without parameters, or that require a place in an app for all of their
/// state.
@MainActor
final class Cases {
  /// The host whose screen displays all other views.
  let host = ViewHost()
  let stage = UIViewController()

  private var made: [(name: String, make: @MainActor () -> Any?)] = []
  private(set) var leftOut: [String: String] = [:]

  init() {
    host.show(stage)
  }

  // Tools/check-public-properties searches the names in the calls of these three functions, and adds `Name()` for all
  // other classes.

  /// Adds a case: one instance of a class, or a collection of instances.
  func make(_ name: String, _ make: @escaping @MainActor () -> Any?) { made.append((name, make)) }

  /// Declares a class whose instances are reached through properties of others.
  func reached(_ name: String) {}

  /// Declares a class of which no instance is read.
  func leaveOut(_ name: String, because reason: String) { leftOut[name] = reason }

  // MARK: Reading

  func readAll() {
    for item in made where Reading.begin(case: item.name) {
      host.run {
        let instances = instances(in: item.make() as Any)
        if instances.isEmpty { Reading.tell("wrong \(item.name): its case makes no instance") }
        for instance in instances {
          Reading.read(instance, from: "the case \(item.name)")
          show(instance) { Reading.read(instance, from: "the case \(item.name), shown") }
        }
      }
    }
  }

  private func instances(in value: Any) -> [Any] {
    guard let container = value as? any Container else { return [value] }
    return container.elements.flatMap { instances(in: $0) }
  }

  /// Displays an object in an app while it is read.
  private func show(_ value: Any, _ read: () -> Void) {
    switch value {
    case let window as UIWindow:
      window.isHidden = false
      host.update()
      read()
      window.isHidden = true
    case let view as UIView where view.superview == nil:
      if view.bounds.isEmpty { view.frame = CGRect(x: 20, y: 100, width: 200, height: 120) }
      stage.view.addSubview(view)
      host.update()
      read()
      view.removeFromSuperview()
    case let controller as UIViewController where controller.parent == nil:
      show(controller, read)
    case let layer as CALayer where layer.superlayer == nil:
      layer.frame = CGRect(x: 20, y: 100, width: 200, height: 120)
      stage.view.layer.addSublayer(layer)
      host.update()
      read()
      layer.removeFromSuperlayer()
    case let animation as CAAnimation:
      animation.duration = 1
      stage.view.layer.add(animation, forKey: "shown")
      host.advance(by: 0.1)
      read()
      if let added = stage.view.layer.animation(forKey: "shown") { Reading.read(added, from: "an added animation") }
      if let presentation = stage.view.layer.presentation() { Reading.read(presentation, from: "a presentation layer") }
      stage.view.layer.removeAnimation(forKey: "shown")
    case let recognizer as UIGestureRecognizer:
      stage.view.addGestureRecognizer(recognizer)
      let finger = host.putDown(at: CGPoint(x: 100, y: 300))
      finger.move(to: CGPoint(x: 140, y: 340))
      read()
      finger.lift()
      stage.view.removeGestureRecognizer(recognizer)
    case let item as UIBarButtonItem:
      stage.navigationItem.rightBarButtonItem = item
      let navigation = UINavigationController(rootViewController: stage)
      host.show(navigation)
      read()
      stage.navigationItem.rightBarButtonItem = nil
      navigation.viewControllers = []
      host.show(stage)
    case let interaction as any UIInteraction:
      stage.view.addInteraction(interaction)
      host.update()
      read()
      stage.view.removeInteraction(interaction)
    case let behavior as UIDynamicBehavior:
      let animator = UIDynamicAnimator(referenceView: stage.view)
      animator.addBehavior(behavior)
      host.advance(by: 0.1)
      read()
      animator.removeAllBehaviors()
    case let guide as UILayoutGuide where guide.owningView == nil:
      stage.view.addLayoutGuide(guide)
      host.update()
      read()
      stage.view.removeLayoutGuide(guide)
    default:
      break
    }
  }

  private func show(_ controller: UIViewController, _ read: () -> Void) {
    if controller is UISplitViewController || controller is UITabBarController {
      host.show(controller)
      read()
      host.show(stage)
    } else {
      stage.present(controller, animated: false)
      host.update()
      read()
      stage.dismiss(animated: false)
      host.update()
    }
  }
}

extension Cases {
  func addAll() {
    addViews()
    addControllers()
    addLists()
    addLayout()
    addText()
    addDrawing()
    addAnimation()
    addMenus()
    addEvents()
    addApp()
  }
}
