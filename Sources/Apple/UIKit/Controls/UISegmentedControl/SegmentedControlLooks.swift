/// What an app sets for the looks of a segmented control.
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

  /// Whether the app draws the control by images, in place of the system's capsule.
  var hasBackgrounds: Bool { !backgrounds.isEmpty }

  func background(for state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
    backgrounds[ImageKey(state: state, metrics: metrics)] ?? backgrounds[ImageKey(state: state, metrics: .default)]
  }

  /// The background of a segment, the normal state's where its own has none.
  func shownBackground(for state: UIControl.State) -> UIImage? {
    background(for: state, .default) ?? background(for: .normal, .default)
  }

  func divider(left: UIControl.State, right: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
    dividers[DividerKey(left: left, right: right, metrics: metrics)]
      ?? dividers[DividerKey(left: left, right: right, metrics: .default)]
  }

  /// The image between two segments, the normal state's where none is set for theirs.
  func shownDivider(left: UIControl.State, right: UIControl.State) -> UIImage? {
    divider(left: left, right: right, .default) ?? divider(left: .normal, right: .normal, .default)
  }

  func adjustment(for segment: UISegmentedControl.Segment) -> UIOffset {
    adjustments[AdjustmentKey(segment: segment, metrics: .default)]
      ?? adjustments[AdjustmentKey(segment: .any, metrics: .default)] ?? UIOffset()
  }
}

/// The subviews of a segmented control beside its segments.
@MainActor
final class SegmentedControlParts {
  let track = ControlPart(color: .tertiarySystemFill)
  let selection = KnobView(frame: .zero)
  var separators: [UIImageView] = []
}
