import Foundation
import InterfaceBuilder

/// The views of a file as Interface Builder shows them: each root by itself, of UIKit's classes only, without connections.
///
/// No code of the user's runs. An image that is not there is as large as the file remembers it.
@MainActor
package final class NibCanvas {
  /// A view that lies in no other one of the file.
  package struct Root {
    package let description: Object
    package let view: UIView
    /// The controller that the view belongs to; nil for a view of its own.
    package let controller: UIViewController?
    package let scene: Scene?
  }

  package let document: Document
  package private(set) var roots: [Root] = []
  private let nib: NibInstantiation

  /// Makes the views that are there in an environment.
  package init(_ document: Document, bundle: Bundle, traits: UITraitCollection) {
    self.document = document
    nib = NibInstantiation(NibFile(document, bundle: bundle), traits: traits)
    nib.imagesStandIn = true
    nib.usesCustomClasses = false
    for object in document.topLevelObjects {
      if object.kind?.category == .controller { addController(object, scene: nil) } else { addView(object, scene: nil) }
    }
    for scene in document.scenes {
      if let controller = scene.controller { addController(controller, scene: scene) }
      for object in scene.otherObjects { addView(object, scene: scene) }
    }
    for (description, view) in views { nib.makeConstraints(of: description, in: view) }
  }

  /// The views that were made, in the order in which they were.
  package var views: [(description: Object, view: UIView)] {
    nib.made.compactMap { made in (made.object as? UIView).map { (made.description, $0) } }
  }

  /// What the file asks for and does not get, but for classes of the user's own.
  package var shortcomings: [NibShortcoming] { nib.shortcomings }

  private func addView(_ object: Object, scene: Scene?) {
    guard object.kind?.category == .view || object.kind == nil, let view = nib.view(object) else { return }
    roots.append(Root(description: object, view: view, controller: nil, scene: scene))
  }

  private func addController(_ object: Object, scene: Scene?) {
    let controller = UIViewController()
    nib.place(controller, for: object)
    if let root = object.rootView, let view = nib.view(root) {
      controller.view = view
      roots.append(Root(description: root, view: view, controller: controller, scene: scene))
    }
  }
}
