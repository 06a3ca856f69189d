/// A generator of haptic feedback for changes of a selection.
///
/// - Source: developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Generates feedback for a change of the selection.
  open func selectionChanged() {
    give(.selection)
  }

  /// Generates feedback for a change of the selection at a point of the generator's view.
  open func selectionChanged(at location: CGPoint) {
    give(.selection, at: location)
  }
}
