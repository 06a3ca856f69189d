import Foundation
import InterfaceBuilder

extension NibInstantiation {
  /// Returns a gesture recognizer with its settings. Connections add it to views.
  func makeGestureRecognizer(_ description: Object) -> UIGestureRecognizer? {
    guard let recognizer = plainRecognizer(description) else {
      report(.unavailable(class: description.kind?.className ?? description.element.name), at: description)
      return nil
    }
    let result = custom(description, in: recognizer) ?? recognizer
    configure(result, NibDecoder(description, of: self))
    return result
  }

  /// Returns a recognizer of a custom class. The program must specify its initializer, since it can't be called by
  /// type.
  private func custom(_ description: Object, in base: UIGestureRecognizer) -> UIGestureRecognizer? {
    guard let custom = customClass(of: description) else { return nil }
    let baseName = "\(type(of: base))"
    guard let found = NibClasses.find(custom) else {
      report(.unknownClass(name: custom.name, module: custom.module, base: baseName), at: description)
      return nil
    }
    guard let made = MemberTables.make(found) else {
      report(.noMaker(class: custom.name, base: baseName), at: description)
      return nil
    }
    guard let fitting = made as? UIGestureRecognizer else {
      report(.wrongClass(name: custom.name, base: baseName), at: description)
      return nil
    }
    return fitting
  }

  private func plainRecognizer(_ description: Object) -> UIGestureRecognizer? {
    switch description.kind {
    case .tapGestureRecognizer: UITapGestureRecognizer()
    case .panGestureRecognizer: UIPanGestureRecognizer()
    case .screenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer()
    case .swipeGestureRecognizer: UISwipeGestureRecognizer()
    case .pinchGestureRecognizer: UIPinchGestureRecognizer()
    case .rotationGestureRecognizer: UIRotationGestureRecognizer()
    case .pongPressGestureRecognizer: UILongPressGestureRecognizer()
    case .hoverGestureRecognizer: UIHoverGestureRecognizer()
    case .gestureRecognizer: UIGestureRecognizer()
    default: nil
    }
  }

  private func configure(_ recognizer: UIGestureRecognizer, _ decoder: NibDecoder) {
    NibAttributes.gestureRecognizer.decode(recognizer, from: decoder)
    switch recognizer {
    case let tap as UITapGestureRecognizer: NibAttributes.tapGestureRecognizer.decode(tap, from: decoder)
    case let press as UILongPressGestureRecognizer:
      NibAttributes.longPressGestureRecognizer.decode(press, from: decoder)
    case let edge as UIScreenEdgePanGestureRecognizer:
      NibAttributes.screenEdgePanGestureRecognizer.decode(edge, from: decoder)
    case let pan as UIPanGestureRecognizer: NibAttributes.panGestureRecognizer.decode(pan, from: decoder)
    case let swipe as UISwipeGestureRecognizer: NibAttributes.swipeGestureRecognizer.decode(swipe, from: decoder)
    default: break
    }
  }
}
