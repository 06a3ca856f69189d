/// Has the device tick when a selection changes, as wheels do.
///
/// - Source: developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Another thing is selected.
  open func selectionChanged() {
    give(.selection)
  }

  /// Another thing is selected, at a point of the generator's view.
  open func selectionChanged(at location: CGPoint) {
    give(.selection, at: location)
  }
}
