import Foundation
import InterfaceBuilder
import UIKit

/// The views of a file as Interface Builder shows them: each root by itself, of UIKit's classes only, without connections.
///
/// No code of the user's runs. An image that is not there is as large as the file remembers it.
@MainActor
package final class CanvasViews {
  /// A view that lies in no other one of the file.
  package struct Root {
    package let description: Object
    package let view: UIView
    /// The controller that the view belongs to; nil for a view of its own.
    package let controller: UIViewController?
    /// What the file says of that controller.
    package let controllerDescription: Object?
    package let scene: Scene?
  }

  package let document: Document
  package private(set) var roots: [Root] = []
  private let nib: NibInstantiation
  /// Tables and collections don't keep those.
  private var sources: [NSObject] = []

  /// Makes the views that are there in an environment.
  package init(_ document: Document, bundle: Bundle, traits: UITraitCollection) {
    self.document = document
    let policy = CanvasPolicy()
    nib = NibInstantiation(NibFile(document, bundle: bundle), traits: traits, policy: policy)
    for object in document.topLevelObjects {
      if object.kind?.category == .controller { addController(object, scene: nil) } else { addView(object, scene: nil) }
    }
    for scene in document.scenes {
      if let controller = scene.controller { addController(controller, scene: scene) }
      for object in scene.otherObjects { addView(object, scene: scene) }
    }
    for (description, view) in views { nib.makeConstraints(of: description, in: view) }
    for (description, view) in views { holdPlaceholderSize(of: view, description) }
    for (collection, source) in policy.collectionSources {
      collection.dataSource = source
      collection.delegate = source
    }
    for (table, source) in policy.tableSources {
      table.dataSource = source
      table.delegate = source
    }
    sources = policy.collectionSources.map(\.source) + policy.tableSources.map(\.source)
  }

  /// The size that Interface Builder takes for the content of a view whose class it can't ask: one that the file gives for that,
  /// or the one that it measured when it could.
  private func holdPlaceholderSize(of view: UIView, _ description: Object) {
    var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    if let measured = description.id.flatMap({ designed[$0] }) ?? description.customClass.flatMap({ designed[$0.name] })
    {
      size = CGSize(width: measured.width, height: measured.height)
    }
    if case .points(let width)? = description[ViewElement.placeholderIntrinsicWidth] { size.width = CGFloat(width) }
    if case .points(let height)? = description[ViewElement.placeholderIntrinsicHeight] { size.height = CGFloat(height) }
    hold(view.widthAnchor, size.width, of: view, .horizontal)
    hold(view.heightAnchor, size.height, of: view, .vertical)
    holdStackedSize(of: view, size)
  }

  /// Interface Builder gives views in stacks a size where they have none of their own: labels inside stretch for it, and
  /// content that is larger is not cut.
  ///
  /// - Parameter placeholder: what stands for the content's size.
  private func holdStackedSize(of view: UIView, _ placeholder: CGSize) {
    guard let stack = view.superview as? UIStackView, stack.arrangedSubviews.contains(view) else { return }
    let isEmptyLabel = (view as? UILabel)?.text?.isEmpty == true
    let emptyStack = (view as? UIStackView).flatMap { $0.arrangedSubviews.isEmpty ? $0 : nil }
    guard isEmptyLabel || emptyStack != nil || type(of: view) == UIView.self || type(of: view) == UIImageView.self
    else { return }
    var content = view.intrinsicContentSize
    // A stack of nothing has no length, and any breadth.
    switch emptyStack?.axis {
    case .horizontal?: content.width = 0
    case .vertical?: content.height = 0
    default: break
    }
    for (anchor, length, own) in [
      (view.widthAnchor, content.width, placeholder.width), (view.heightAnchor, content.height, placeholder.height),
    ] where (isEmptyLabel || length < 0) && own < 0 {
      let constraint = anchor.constraint(greaterThanOrEqualToConstant: CanvasViews.stackedLength)
      constraint.priority = CanvasViews.stackedPriority
      constraint.isActive = true
    }
  }

  private static let stackedLength: CGFloat = 50
  /// Above what labels hug their text with, below what they resist compression with.
  private static let stackedPriority = UILayoutPriority(300)

  private func hold(
    _ anchor: NSLayoutDimension, _ length: CGFloat, of view: UIView, _ axis: NSLayoutConstraint.Axis
  ) {
    guard length >= 0 else { return }
    let most = anchor.constraint(lessThanOrEqualToConstant: length)
    most.priority = view.contentHuggingPriority(for: axis)
    let least = anchor.constraint(greaterThanOrEqualToConstant: length)
    least.priority = view.contentCompressionResistancePriority(for: axis)
    NSLayoutConstraint.activate([most, least])
  }

  private lazy var designed = document.designableSizes

  /// The views that were made, in the order in which they were.
  package var views: [(description: Object, view: UIView)] {
    nib.made.compactMap { made in (made.object as? UIView).map { (made.description, $0) } }
  }

  /// What the file asks for and does not get, but for classes of the user's own.
  package var shortcomings: [NibDiagnostic] { nib.shortcomings + UnsupportedAttributes.shortcomings(in: document) }

  private func addView(_ object: Object, scene: Scene?) {
    guard object.kind?.category == .view || object.kind == nil, let view = nib.view(object) else { return }
    roots.append(Root(description: object, view: view, controller: nil, controllerDescription: nil, scene: scene))
  }

  private func addController(_ object: Object, scene: Scene?) {
    let controller = UIViewController()
    nib.place(controller, for: object)
    if let root = object.rootView, let view = nib.view(root), nib.setView(view, of: controller, at: object.element) {
      roots.append(
        Root(description: root, view: view, controller: controller, controllerDescription: object, scene: scene))
    }
    for bar in object.bars + object.viewsInBars {
      guard let view = nib.view(bar) else { continue }
      roots.append(Root(description: bar, view: view, controller: nil, controllerDescription: nil, scene: scene))
    }
  }
}
