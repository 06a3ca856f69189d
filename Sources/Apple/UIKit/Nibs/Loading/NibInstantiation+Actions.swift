import Foundation
import InterfaceBuilder

extension NibInstantiation {
  /// Connects the actions of an object.
  ///
  /// A method that no class in the program responds to is reported and not connected, since the message would stop the
  /// program.
  func connectActions(of description: Object, _ object: NSObject) {
    for action in description.actions where !isConnected(action.element) {
      guard !action.selector.isEmpty, let destination = action.destination else { continue }
      let isResponderChain = destination[PlaceholderElement.placeholderIdentifier] == "IBFirstResponder"
      let target = isResponderChain ? nil : existing(destination)
      if target == nil, !isResponderChain { continue }
      noteConnected(action.element)
      let selector = Selector(action.selector)
      if let target, !SelectorTable.responds(target, to: selector) {
        report(.unknownAction(action.selector, class: "\(type(of: target))"), at: action.element)
        continue
      }
      connect(object, to: target, selector, for: action.eventType)
    }
    scene?.connectSegues(of: description, object)
    for recognizer in description.gestureRecognizers {
      guard let view = object as? UIView, let recognizer = self.object(recognizer) as? UIGestureRecognizer else {
        continue
      }
      view.addGestureRecognizer(recognizer)
    }
  }

  private func connect(_ object: NSObject, to target: NSObject?, _ selector: Selector, for event: ControlEvent?) {
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: selector, for: event.map { UIControl.Event($0) } ?? .primaryActionTriggered)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let recognizer as UIGestureRecognizer:
      guard let target else { return }
      recognizer.addTarget(target, action: selector)
    case let command as UICommand:
      command.connectedTarget = target
    default: break
    }
  }
}

extension UIControl.Event {
  fileprivate init(_ event: ControlEvent) {
    switch event {
    case .touchDown: self = .touchDown
    case .touchDownRepeat: self = .touchDownRepeat
    case .touchDragInside: self = .touchDragInside
    case .touchDragOutside: self = .touchDragOutside
    case .touchDragEnter: self = .touchDragEnter
    case .touchDragExit: self = .touchDragExit
    case .touchUpInside: self = .touchUpInside
    case .touchUpOutside: self = .touchUpOutside
    case .touchCancel: self = .touchCancel
    case .valueChanged: self = .valueChanged
    case .menuActionTriggered: self = .menuActionTriggered
    case .primaryActionTriggered: self = .primaryActionTriggered
    case .editingDidBegin: self = .editingDidBegin
    case .editingChanged: self = .editingChanged
    case .editingDidEnd: self = .editingDidEnd
    case .editingDidEndOnExit: self = .editingDidEndOnExit
    }
  }
}
