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
