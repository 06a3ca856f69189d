/// The subviews of a segmented control beside its segments.
@MainActor
final class SegmentedControlParts {
  let track = ControlPart(color: .tertiarySystemFill)
  let selection = KnobView(
    wide: KnobView.Shadow(opacity: 0.12, y: 3, blur: 8), tight: KnobView.Shadow(opacity: 0.04, y: 3, blur: 1))
  var separators: [UIImageView] = []
}
