import Foundation
import InterfaceBuilder

extension NibInstantiation {
  /// Adds the variations to the root views of the objects and applies those of their actual traits.
  ///
  /// Objects other than views, such as the bar items of a controller, wait for the view of the controller.
  func keepVariations(_ added: [(description: Object, object: NSObject)]) {
    guard let conditions = file.conditions else { return }
    var roots: [(view: UIView, variations: NibVariations)] = []
    func variations(of root: UIView) -> NibVariations {
      if let known = roots.first(where: { $0.view === root }) { return known.variations }
      let made = NibVariations(file, conditions, traits: traits)
      roots.append((root, made))
      root.rare.variations.append(made)
      return made
    }
    let waiting = unrootedVariations
    unrootedVariations = []
    for (description, object) in waiting + added where description.isVaried {
      guard let root = root(of: description.element) ?? scene?.controller?.viewIfLoaded else {
        unrootedVariations.append((description, object))
        continue
      }
      variations(of: root).add(object, description)
    }
    for (description, object) in added {
      guard let view = object as? UIView, !conditions.views.isDisjoint(with: description.conditional(.subviews)),
        let root = root(of: description.element)
      else { continue }
      keepSubviews(of: view, description, conditions, in: variations(of: root))
    }
    for (source, constraint) in unrootedConstraints {
      guard let root = root(of: source.element) else { continue }
      variations(of: root).add(constraint, source)
    }
    unrootedConstraints = []
    for root in roots { root.variations.adopt(root.view.traitCollection) }
  }

  private func keepSubviews(
    of view: UIView, _ description: Object, _ conditions: NibConditions, in variations: NibVariations
  ) {
    for child in description.subviews {
      guard let id = child.id, let subview = existing(child) as? UIView else { continue }
      variations.note(subview, id: id, in: view)
      if conditions.views.contains(id) { variations.add(subview, child, in: view) }
    }
  }

  /// Returns the outermost view around an element that was created from the file.
  private func root(of element: SourceElement) -> UIView? {
    var found: UIView?
    var next: SourceElement? = element
    while let current = next {
      if let view = objects[current] as? UIView { found = view }
      next = current.parent
    }
    return found
  }
}
