/// The appearance of a segmented control that an app sets.
struct SegmentedControlLooks {
  struct ImageKey: Hashable {
    var state: UIControl.State
    var metrics: UIBarMetrics
  }

  struct DividerKey: Hashable {
    var left: UIControl.State
    var right: UIControl.State
    var metrics: UIBarMetrics
  }

  struct AdjustmentKey: Hashable {
    var segment: UISegmentedControl.Segment
    var metrics: UIBarMetrics
  }

  var titleAttributes = AppearanceValues<UIControl.State, [NSAttributedString.Key: Any]>()
  var backgrounds = AppearanceValues<ImageKey, UIImage>()
  var dividers = AppearanceValues<DividerKey, UIImage>()
  var adjustments = AppearanceValues<AdjustmentKey, UIOffset>()

  /// Whether images of the app replace the capsule of the system.
  var hasBackgrounds: Bool { !backgrounds.isEmpty }

  func background(for state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
    backgrounds[ImageKey(state: state, metrics: metrics)] ?? backgrounds[ImageKey(state: state, metrics: .default)]
  }

  /// Returns the background of a segment in a state, or that of the normal state if there is none.
  func shownBackground(for state: UIControl.State) -> UIImage? {
    background(for: state, .default) ?? background(for: .normal, .default)
  }

  func divider(left: UIControl.State, right: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
    dividers[DividerKey(left: left, right: right, metrics: metrics)]
      ?? dividers[DividerKey(left: left, right: right, metrics: .default)]
  }

  /// Returns the image between two segments in given states, or that of the normal state if there is none.
  func shownDivider(left: UIControl.State, right: UIControl.State) -> UIImage? {
    divider(left: left, right: right, .default) ?? divider(left: .normal, right: .normal, .default)
  }

  func adjustment(for segment: UISegmentedControl.Segment) -> UIOffset {
    adjustments[AdjustmentKey(segment: segment, metrics: .default)]
      ?? adjustments[AdjustmentKey(segment: .any, metrics: .default)] ?? UIOffset()
  }
}

/// The subviews of a segmented control other than its segments.
@MainActor
final class SegmentedControlParts {
  let track = ControlPart(color: .tertiarySystemFill)
  let selection = KnobView(frame: .zero)
  var separators: [UIImageView] = []
}
