/// The subviews of a segmented control beside its segments.
@MainActor
final class SegmentedControlParts {
  let track = ControlPart(color: .tertiarySystemFill)
  let selection = KnobView(frame: .zero)
  var separators: [UIImageView] = []
}
