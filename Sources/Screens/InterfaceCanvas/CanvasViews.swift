import Foundation
import InterfaceBuilder
import UIKit

/// The views of a file on Interface Builder's canvas: each root separately, with UIKit's classes only, without
/// connections.
///
/// The user's code does not run. A missing image has the size that the file recorded.
@MainActor
package final class CanvasViews {
  /// A view that is not contained in another view of the file.
  package struct Root {
    package let description: Object
    package let view: UIView
    /// The controller of the view, or nil for a view without one.
    package let controller: UIViewController?
    /// The file's object of that controller.
    package let controllerDescription: Object?
    package let scene: Scene?
  }

  package let document: Document
  package private(set) var roots: [Root] = []
  private let nib: NibInstantiation
  /// The data sources, which tables and collections reference weakly.
  private var sources: [NSObject] = []

  /// Creates the views that are installed in an environment.
  package init(_ document: Document, bundle: Bundle, traits: UITraitCollection) {
    self.document = document
    let policy = CanvasPolicy(version: CanvasDevice.version(document), scale: traits.displayScale)
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

  /// Applies the intrinsic size that Interface Builder assumes for a view whose class is unknown: the placeholder in
  /// the file, or the size that was measured when the class was available.
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

  /// Applies the minimum size that Interface Builder gives to views in stacks without their own size. Labels in them
  /// stretch, and larger content is not clipped.
  ///
  /// - Parameter placeholder: The placeholder of the content's size.
  private func holdStackedSize(of view: UIView, _ placeholder: CGSize) {
    guard let stack = view.superview as? UIStackView, stack.arrangedSubviews.contains(view) else { return }
    let isEmptyLabel = (view as? UILabel)?.text?.isEmpty == true
    let emptyStack = (view as? UIStackView).flatMap { $0.arrangedSubviews.isEmpty ? $0 : nil }
    guard isEmptyLabel || emptyStack != nil || type(of: view) == UIView.self || type(of: view) == UIImageView.self
    else { return }
    var content = view.intrinsicContentSize
    // An empty stack has no length, and any size across its axis.
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
  /// The priority, which is above the hugging and below the compression resistance of labels.
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

  /// The created views, in the order of their creation.
  package var views: [(description: Object, view: UIView)] {
    nib.made.compactMap { made in (made.object as? UIView).map { (made.description, $0) } }
  }

  /// The unsupported parts of the file, except custom classes.
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
