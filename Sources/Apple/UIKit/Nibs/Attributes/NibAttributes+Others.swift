import InterfaceBuilder

extension NibAttributes {
  // MARK: - Gesture recognizers

  static let gestureRecognizer = AttributeTable<UIGestureRecognizer>(GestureRecognizerElement.schema) { table in
    table.set(GestureRecognizerElement.enabled, \.isEnabled)
    table.set(GestureRecognizerElement.cancelsTouchesInView, \.cancelsTouchesInView)
    table.set(GestureRecognizerElement.delaysTouchesBegan, \.delaysTouchesBegan)
    table.set(GestureRecognizerElement.delaysTouchesEnded, \.delaysTouchesEnded)
  }

  static let tapGestureRecognizer = AttributeTable<UITapGestureRecognizer>(TapGestureRecognizerElement.schema) {
    table in
    table.set(TapGestureRecognizerElement.numberOfTapsRequired, \.numberOfTapsRequired)
    table.set(TapGestureRecognizerElement.numberOfTouchesRequired, \.numberOfTouchesRequired)
  }

  static let longPressGestureRecognizer = AttributeTable<UILongPressGestureRecognizer>(
    PongPressGestureRecognizerElement.schema
  ) { table in
    table.set(PongPressGestureRecognizerElement.numberOfTapsRequired, \.numberOfTapsRequired, or: 0)
    table.set(PongPressGestureRecognizerElement.numberOfTouchesRequired, \.numberOfTouchesRequired)
    table.set(PongPressGestureRecognizerElement.minimumPressDuration, \.minimumPressDuration)
    table.length(PongPressGestureRecognizerElement.allowableMovement, \.allowableMovement)
  }

  static let panGestureRecognizer = AttributeTable<UIPanGestureRecognizer>(PanGestureRecognizerElement.schema) {
    table in
    table.set(PanGestureRecognizerElement.minimumNumberOfTouches, \.minimumNumberOfTouches) { max(1, $0) }
    table.set(PanGestureRecognizerElement.maximumNumberOfTouches, \.maximumNumberOfTouches) { max(1, $0) }
  }

  static let screenEdgePanGestureRecognizer = AttributeTable<UIScreenEdgePanGestureRecognizer>(
    ScreenEdgePanGestureRecognizerElement.schema
  ) { table in
    table.read(ScreenEdgePanGestureRecognizerElement.edges) { recognizer, edges, _ in
      switch edges {
      case .top?: recognizer.edges = .top
      case .left?: recognizer.edges = .left
      case .bottom?: recognizer.edges = .bottom
      case .right?: recognizer.edges = .right
      case .all?: recognizer.edges = .all
      case .none?, nil: break
      }
    }
    table.immaterial(
      ScreenEdgePanGestureRecognizerElement.minimumNumberOfTouches,
      ScreenEdgePanGestureRecognizerElement.maximumNumberOfTouches, because: "screen edge pans always use one finger")
  }

  static let swipeGestureRecognizer = AttributeTable<UISwipeGestureRecognizer>(SwipeGestureRecognizerElement.schema) {
    table in
    table.set(SwipeGestureRecognizerElement.direction, \.direction, or: .right) {
      switch $0 {
      case .left: .left
      case .up: .up
      case .down: .down
      case .right: .right
      }
    }
    table.set(SwipeGestureRecognizerElement.numberOfTouchesRequired, \.numberOfTouchesRequired)
  }

  static let pinchGestureRecognizer = AttributeTable<UIPinchGestureRecognizer>(PinchGestureRecognizerElement.schema) {
    table in
    table.immaterial(PinchGestureRecognizerElement.scale, because: "it is 1 when a gesture begins")
  }

  static let rotationGestureRecognizer = AttributeTable<UIRotationGestureRecognizer>(
    RotationGestureRecognizerElement.schema
  ) { table in
    table.immaterial(RotationGestureRecognizerElement.rotation, because: "it is 0 when a gesture begins")
  }

  // MARK: - Menus

  static let menu = AttributeTable<UIMenu>(MenuElement.schema) { table in
    table.readElsewhere(
      MenuElement.title, MenuElement.subtitle, MenuElement.image, MenuElement.catalog, MenuElement.inline,
      MenuElement.destructive, MenuElement.singleSelection, MenuElement.identifier)
    table.partsReadElsewhere("children", "menuElements", "menu", "command", "keyCommand")
  }

  static let command = AttributeTable<UICommand>(CommandElement.schema) { table in
    table.readElsewhere(
      CommandElement.title, CommandElement.subtitle, CommandElement.image, CommandElement.catalog,
      CommandElement.selector, CommandElement.state, CommandElement.disabled, CommandElement.destructive,
      CommandElement.hidden, CommandElement.discoverabilityTitle)
  }

  static let keyCommand = AttributeTable<UIKeyCommand>(KeyCommandElement.schema) { table in
    table.readElsewhere(
      KeyCommandElement.input, KeyCommandElement.keyEquivalent, KeyCommandElement.modifierMask,
      KeyCommandElement.modifierFlags, KeyCommandElement.wantsPriorityOverSystemBehavior)
  }

  // MARK: - Placeholders and layout guides

  static let placeholder = AttributeTable<NSObject>(PlaceholderElement.schema) { table in
    table.readElsewhere(PlaceholderElement.placeholderIdentifier)
  }

  static let viewLayoutGuide = AttributeTable<UILayoutGuide>(ViewLayoutGuideElement.schema) { table in
    table.readElsewhere(ViewLayoutGuideElement.key)
  }

  static let viewControllerLayoutGuide = AttributeTable<NSObject>(ViewControllerLayoutGuideElement.schema) { table in
    table.readElsewhere(ViewControllerLayoutGuideElement.type)
  }
}
