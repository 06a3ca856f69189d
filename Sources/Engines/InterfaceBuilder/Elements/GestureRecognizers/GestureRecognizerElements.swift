/// `gestureRecognizer`, and the common properties of all gesture recognizers.
package enum GestureRecognizerElement {
  package static let enabled = Property<Bool>("enabled")
  package static let cancelsTouchesInView = Property<Bool>("cancelsTouchesInView")
  package static let delaysTouchesBegan = Property<Bool>("delaysTouchesBegan")
  package static let delaysTouchesEnded = Property<Bool>("delaysTouchesEnded")

  package static let schema = ElementSchema(
    "gestureRecognizer", className: "UIGestureRecognizer", extends: ObjectElement.schema,
    [
      enabled.rule, cancelsTouchesInView.rule, delaysTouchesBegan.rule, delaysTouchesEnded.rule,
    ])
}

/// `hoverGestureRecognizer`: UIHoverGestureRecognizer.
package enum HoverGestureRecognizerElement {
  package static let schema = ElementSchema(
    "hoverGestureRecognizer", className: "UIHoverGestureRecognizer", extends: GestureRecognizerElement.schema)
}

/// `panGestureRecognizer`: UIPanGestureRecognizer.
package enum PanGestureRecognizerElement {
  package static let minimumNumberOfTouches = Property<Int>("minimumNumberOfTouches")
  package static let maximumNumberOfTouches = Property<Int>("maximumNumberOfTouches")

  package static let schema = ElementSchema(
    "panGestureRecognizer", className: "UIPanGestureRecognizer", extends: GestureRecognizerElement.schema,
    [
      minimumNumberOfTouches.rule, maximumNumberOfTouches.rule,
    ])
}

/// `pinchGestureRecognizer`: UIPinchGestureRecognizer.
package enum PinchGestureRecognizerElement {
  package static let scale = Property<Double>("scale")

  package static let schema = ElementSchema(
    "pinchGestureRecognizer", className: "UIPinchGestureRecognizer", extends: GestureRecognizerElement.schema,
    [
      scale.rule
    ])
}

/// `pongPressGestureRecognizer`, as Interface Builder spells it: UILongPressGestureRecognizer. Durations are in
/// seconds, movement is in points.
package enum PongPressGestureRecognizerElement {
  package static let numberOfTapsRequired = Property<Int>("numberOfTapsRequired")
  package static let numberOfTouchesRequired = Property<Int>("numberOfTouchesRequired")
  package static let minimumPressDuration = Property<Double>("minimumPressDuration")
  package static let allowableMovement = Property<Double>("allowableMovement")

  package static let schema = ElementSchema(
    "pongPressGestureRecognizer", className: "UILongPressGestureRecognizer", extends: GestureRecognizerElement.schema,
    [
      numberOfTapsRequired.rule, numberOfTouchesRequired.rule, minimumPressDuration.rule, allowableMovement.rule,
    ])
}

/// `rotationGestureRecognizer`: UIRotationGestureRecognizer.
package enum RotationGestureRecognizerElement {
  package static let rotation = Property<Double>("rotation")

  package static let schema = ElementSchema(
    "rotationGestureRecognizer", className: "UIRotationGestureRecognizer", extends: GestureRecognizerElement.schema,
    [
      rotation.rule
    ])
}

/// `screenEdgePanGestureRecognizer`: UIScreenEdgePanGestureRecognizer.
package enum ScreenEdgePanGestureRecognizerElement {
  package static let minimumNumberOfTouches = Property<Int>("minimumNumberOfTouches")
  package static let maximumNumberOfTouches = Property<Int>("maximumNumberOfTouches")
  package static let edges = Property<RectEdge>("edges")

  package static let schema = ElementSchema(
    "screenEdgePanGestureRecognizer", className: "UIScreenEdgePanGestureRecognizer",
    extends: GestureRecognizerElement.schema,
    [
      minimumNumberOfTouches.rule, maximumNumberOfTouches.rule, edges.rule,
    ])
}

/// `swipeGestureRecognizer`: UISwipeGestureRecognizer.
package enum SwipeGestureRecognizerElement {
  package static let direction = Property<SwipeDirection>("direction")
  package static let numberOfTouchesRequired = Property<Int>("numberOfTouchesRequired")

  package static let schema = ElementSchema(
    "swipeGestureRecognizer", className: "UISwipeGestureRecognizer", extends: GestureRecognizerElement.schema,
    [
      direction.rule, numberOfTouchesRequired.rule,
    ])
}

/// `tapGestureRecognizer`: UITapGestureRecognizer.
package enum TapGestureRecognizerElement {
  package static let numberOfTapsRequired = Property<Int>("numberOfTapsRequired")
  package static let numberOfTouchesRequired = Property<Int>("numberOfTouchesRequired")

  package static let schema = ElementSchema(
    "tapGestureRecognizer", className: "UITapGestureRecognizer", extends: GestureRecognizerElement.schema,
    [
      numberOfTapsRequired.rule, numberOfTouchesRequired.rule,
    ])
}
