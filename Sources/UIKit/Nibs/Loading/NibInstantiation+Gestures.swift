import Foundation
import InterfaceBuilder

extension NibInstantiation {
  /// A gesture recogniser with its settings; its views get it by their connections.
  func makeGestureRecognizer(_ description: Object) -> UIGestureRecognizer? {
    guard let recognizer = plainRecognizer(description) else {
      report(.unavailable(class: description.kind?.className ?? description.element.name), at: description)
      return nil
    }
    let result = custom(description, in: recognizer) ?? recognizer
    configure(result, description)
    return result
  }

  /// A recogniser of the user's class, which can't be made by its type: the program has to say how.
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

  private func configure(_ recognizer: UIGestureRecognizer, _ description: Object) {
    if let value = description[GestureRecognizerElement.enabled] { recognizer.isEnabled = value }
    if let value = description[GestureRecognizerElement.cancelsTouchesInView] {
      recognizer.cancelsTouchesInView = value
    }
    if let value = description[GestureRecognizerElement.delaysTouchesBegan] { recognizer.delaysTouchesBegan = value }
    if let value = description[GestureRecognizerElement.delaysTouchesEnded] { recognizer.delaysTouchesEnded = value }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      if let count = description[TapGestureRecognizerElement.numberOfTapsRequired] { tap.numberOfTapsRequired = count }
      if let count = description[TapGestureRecognizerElement.numberOfTouchesRequired] {
        tap.numberOfTouchesRequired = count
      }
    case let press as UILongPressGestureRecognizer:
      press.numberOfTapsRequired = description[PongPressGestureRecognizerElement.numberOfTapsRequired] ?? 0
      if let count = description[PongPressGestureRecognizerElement.numberOfTouchesRequired] {
        press.numberOfTouchesRequired = count
      }
      if let duration = description[PongPressGestureRecognizerElement.minimumPressDuration] {
        press.minimumPressDuration = duration
      }
      if let distance = description[PongPressGestureRecognizerElement.allowableMovement] {
        press.allowableMovement = NibLength.clamped(distance)
      }
    case let edge as UIScreenEdgePanGestureRecognizer:
      switch description[ScreenEdgePanGestureRecognizerElement.edges] {
      case .top?: edge.edges = .top
      case .left?: edge.edges = .left
      case .bottom?: edge.edges = .bottom
      case .right?: edge.edges = .right
      case .all?: edge.edges = .all
      case .none?, nil: break
      }
    case let pan as UIPanGestureRecognizer:
      if let count = description[PanGestureRecognizerElement.minimumNumberOfTouches] {
        pan.minimumNumberOfTouches = max(1, count)
      }
      if let count = description[PanGestureRecognizerElement.maximumNumberOfTouches] {
        pan.maximumNumberOfTouches = max(1, count)
      }
    case let swipe as UISwipeGestureRecognizer:
      switch description[SwipeGestureRecognizerElement.direction] {
      case .left?: swipe.direction = .left
      case .up?: swipe.direction = .up
      case .down?: swipe.direction = .down
      case .right?, nil: swipe.direction = .right
      }
      if let count = description[SwipeGestureRecognizerElement.numberOfTouchesRequired] {
        swipe.numberOfTouchesRequired = count
      }
    default: break
    }
  }
}
