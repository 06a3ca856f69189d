import InterfaceBuilder

extension ClassBuilder {
  func recognizers(of object: Object, _ name: String) {
    for recognizer in object.gestureRecognizers {
      guard let type = recognizer.kind?.className, recognizer.kind?.category == .gestureRecognizer else { continue }
      let custom = recognizer.customClass.map { AttributeContext.typeName($0.name) }
      let outlet = outlets[recognizer.element]
      let action = recognizer.actions.first.flatMap(target)
      let arguments = action.map { "target: \($0.target), action: \($0.selector)" } ?? ""
      let settings = CodeAttributes.settings(of: recognizer, context)
      if let custom {
        context.note(recognizer.position, "the recognizer's class \(custom) must have UIKit's initializers")
      }
      noteStub(of: recognizer)
      let variable = outlet ?? names.choose(for: recognizer)
      var property = PropertyModel(
        object: recognizer, name: variable,
        creation: Creation(type: custom ?? type, expression: "\(custom ?? type)(\(arguments))"))
      property.settings = settings
      property.isOutlet = outlet != nil
      property.needsSelf = action != nil
      items[recognizer.element] = .view(variable)
      model.properties.append(property)
      model.statements.append("\(name).addGestureRecognizer(\(variable))")
      for action in recognizer.actions.dropFirst() {
        guard let target = target(action) else { continue }
        model.statements.append("\(variable).addTarget(\(target.target), action: \(target.selector))")
      }
      delegates(of: recognizer, variable)
      for segue in recognizer.segues { noteSegue(segue, from: variable) }
    }
  }

  /// Returns the target and the selector of an action in code, or nil if there is no target.
  func target(_ action: ActionConnection) -> (target: String, selector: String)? {
    guard let destination = action.destination, !action.selector.isEmpty else {
      context.note(action.element.position, "the action has no destination")
      return nil
    }
    let isOwn = destination == owner || destination == model.object || destination == model.root
    if isOwn {
      guard let method = ActionMethod(action.selector) else {
        context.note(action.element.position, "\(action.selector) is not a valid name of a Swift method")
        return nil
      }
      let sender = sender(of: action).flatMap { context.creation(of: $0)?.type ?? $0.kind?.className }
      noteAction(action.selector, sender)
      return ("self", "#selector(\(method.reference))")
    }
    if destination[PlaceholderElement.placeholderIdentifier] == "IBFirstResponder" {
      return ("nil", "Selector((\(SwiftLiteral.text(action.selector))))")
    }
    if destination.kind == .exit {
      context.note(action.element.position, "an unwind action leads to the exit; the coordinator implements it")
      return nil
    }
    if let outer = outer?.receiver(of: destination), let method = ActionMethod(action.selector) {
      // Actions from within a cell reach the enclosing class by the responder chain.
      let sender = sender(of: action).flatMap { context.creation(of: $0)?.type ?? $0.kind?.className }
      outer.noteAction(action.selector, sender)
      return ("nil", "#selector(\(outer.model.name).\(method.reference))")
    }
    if case .view(let name)? = items[destination.element] {
      return (name, "Selector((\(SwiftLiteral.text(action.selector))))")
    }
    context.note(action.element.position, "the target of \(action.selector) is not in this class")
    return nil
  }

  func sender(of action: ActionConnection) -> Object? {
    guard let element = action.element.parent?.parent, let id = element.id else { return nil }
    return document.object(id)
  }

  /// Returns the builder of the enclosing class that represents an object of the file.
  func receiver(of object: Object) -> ClassBuilder? {
    if object == owner || object == model.object || object == model.root { return self }
    return outer?.receiver(of: object)
  }

  func noteAction(_ selector: String, _ sender: String?) {
    if let index = model.actions.firstIndex(where: { $0.selector == selector }) {
      if model.actions[index].sender != sender { model.actions[index].sender = nil }
    } else {
      model.actions.append(ActionModel(selector: selector, sender: sender))
    }
  }

  func connect(_ object: Object, _ name: String) {
    for action in object.actions {
      guard let target = target(action) else { continue }
      let event = action.eventType?.rawValue ?? (object.kind == .button ? "touchUpInside" : "primaryActionTriggered")
      model.statements.append("\(name).addTarget(\(target.target), action: \(target.selector), for: .\(event))")
    }
    delegates(of: object, name)
    outletsBetween(object, name)
    for segue in object.segues { noteSegue(segue, from: name) }
  }

  func delegates(of object: Object, _ name: String) {
    for outlet in object.outlets where ["delegate", "dataSource", "emptyDataSetSource"].contains(outlet.property) {
      guard let destination = outlet.destination else { continue }
      guard destination == owner || destination == model.object,
        let conformance = Conformances.of(object, outlet.property, model.kind)
      else { continue }
      if let conformance = conformance.model, !model.protocols.contains(conformance) {
        model.protocols.append(conformance)
      }
      if conformance.isSet { model.statements.append("\(name).\(outlet.property) = self") }
    }
  }

  /// Adds the outlets of a custom view to other objects in the file.
  func outletsBetween(_ object: Object, _ name: String) {
    guard object.customClass != nil, object != model.object, object != model.root else { return }
    for outlet in object.outlets where outlet.property != "delegate" && outlet.property != "dataSource" {
      guard let destination = outlet.destination else { continue }
      pendingOutlets.append((name, outlet, destination))
    }
  }

  func noteSegue(_ segue: Segue, from name: String) {
    segues.append((segue, name))
  }

  // MARK: - Outlets of custom views

  func connectOutlets() {
    for (name, outlet, destination) in pendingOutlets {
      let target: String? =
        if destination == owner || destination == model.object {
          "self"
        } else if let property = constraintProperties[destination.element] {
          property
        } else {
          items[destination.element].map { $0.expression(root: model.rootExpression) }
        }
      guard SwiftName.isName(outlet.property) else { continue }
      guard let target, let custom = model.properties.first(where: { $0.name == name })?.object?.customClass else {
        context.note(outlet.element.position, "the outlet \(outlet.property) refers to an object outside the class")
        continue
      }
      let type =
        target == "self"
        ? "AnyObject" : context.creation(of: destination)?.type ?? destination.kind?.className ?? "NSObject"
      let isConstraint = constraintProperties[destination.element] != nil
      classNames.stubs.addOutlet(
        outlet.property, isConstraint ? "NSLayoutConstraint" : type, of: AttributeContext.typeName(custom.name))
      model.statements.append("\(name).\(outlet.property) = \(target)")
    }
  }
}
