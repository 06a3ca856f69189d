import InterfaceBuilder

/// A builder of the classes for one scene of a storyboard, or one view of a XIB.
struct UnitBuilder {
  let document: Document
  let context: AttributeContext
  let classNames: ClassNameSource
  /// The classes of all scenes and views that are converted together.
  let names: [SourceElement: String]
  /// The project's classes that several views have.
  let shared: Set<String>

  func unit(of object: Object, named name: String) -> UnitModel {
    if object.kind?.category == .controller { return controller(object, name) }
    if document.kind == .xib, let owner = document.filesOwner, Converter.ownsView(owner, object) {
      return ownedView(object, owner, name)
    }
    return view(object, name)
  }

  // MARK: - Views of XIBs

  private func view(_ object: Object, _ name: String) -> UnitModel {
    var model = ClassModel(
      name: name, kind: ClassBuilder.kind(of: object), uikitClass: context.baseClass(of: object)?.name ?? "UIView",
      object: object, root: object)
    if let custom = object.customClass.map({ AttributeContext.typeName($0.name) }), shared.contains(custom),
      classNames.isShared(object)
    {
      // Several views have this class of the project, so the content of this view belongs to a subclass.
      if model.kind == .view || model.kind == .control { model.kind = .otherView }
      model.uikitClass = custom
      classNames.stubs.addClass(custom, of: object, context)
    }
    if object.kind == .tableView { model.initialStyle = object[TableViewElement.style]?.rawValue ?? "plain" }
    if object.kind == .tableViewCell, object[TableViewCellElement.textLabel] != nil {
      model.initialStyle = AttributeContext.cellStyle(object[TableViewCellElement.style] ?? .default)
    }
    if context.baseClass(of: object) == nil {
      context.note(object.position, "\(object.kind?.className ?? object.element.name) is not a view in current UIKit")
    }
    if [.collectionView, .refreshControl].contains(object.kind) {
      context.note(object.position, "the owner of a view of this kind creates it, with its layout")
    }
    var outlets = outlets(of: object)
    // The owner has outlets to views, too. The class that contains the views gives them the same names.
    if let owner = document.filesOwner {
      for (element, property) in self.outlets(of: owner)
      where outlets[element] == nil && element.nearest(where: { $0 == object.element }) != nil
        && element != object.element
      {
        outlets[element] = property
      }
    }
    return finished(model, outlets, owner: document.filesOwner.flatMap { $0.customClass == nil ? nil : $0 })
  }

  /// Builds the view that a view controller loads, which is part of the view controller in code.
  private func ownedView(_ object: Object, _ owner: Object, _ name: String) -> UnitModel {
    let model = ClassModel(name: name, kind: .controller, uikitClass: "UIViewController", object: object, root: object)
    var outlets = outlets(of: owner)
    outlets[object.element] = nil
    return finished(model, outlets, owner: owner)
  }

  private func outlets(of object: Object) -> [SourceElement: String] {
    var result: [SourceElement: String] = [:]
    for outlet in object.outlets where outlet.property != "view" && outlet.property != "delegate" {
      if let destination = outlet.destination, result[destination.element] == nil {
        result[destination.element] = outlet.property
      }
    }
    return result
  }

  // MARK: - Controllers

  private func controller(_ object: Object, _ name: String) -> UnitModel {
    let root = object.rootView
    let className = object.kind?.className
    var model: ClassModel
    switch object.kind {
    case .tableViewController:
      model = ClassModel(
        name: name, kind: .tableController, uikitClass: "UITableViewController", object: object, root: root)
      model.initialStyle = root?[TableViewElement.style]?.rawValue ?? "plain"
    case .collectionViewController:
      model = ClassModel(
        name: name, kind: .collectionController, uikitClass: "UICollectionViewController", object: object, root: root)
      if let root {
        let before = context.flowLayout(of: root)
        model.initialStyle = before.isEmpty ? context.layoutExpression(root) : "layout"
        model.rootCreation = Creation(type: "UICollectionView", expression: "", before: before)
      }
    case .navigationController, .tabBarController, .splitViewController:
      model = ClassModel(name: name, kind: .container, uikitClass: className ?? "UIViewController", object: object)
    default:
      model = ClassModel(name: name, kind: .controller, uikitClass: "UIViewController", object: object, root: root)
      if object.kind != .viewController {
        context.note(
          object.position,
          "\(className ?? object.element.name) requires code that provides its pages; a UIViewController replaces it")
      }
    }
    if root == nil, model.kind != .container, object[ViewControllerElement.nibName] != nil {
      context.note(object.position, "the view is in another nib")
    }
    return finished(model, outlets(of: object), owner: object)
  }

  private func finished(_ model: ClassModel, _ outlets: [SourceElement: String], owner: Object?) -> UnitModel {
    let builder = ClassBuilder(
      model, outlets: outlets, owner: owner, context: context, classNames: classNames,
      sceneNames: names)
    if model.isController, model.object.kind?.category == .controller {
      builder.buildController()
    }
    let built = builder.build()
    var unit = UnitModel(id: model.object.id ?? "\(model.object.position.line)", main: built)
    unit.parts = builder.parts
    unit.superviews = builder.allSuperviews
    unit.notes = context.notes.take()
    return unit
  }
}
