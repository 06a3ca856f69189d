/// The subviews of a slider.
@MainActor
final class SliderParts {
  let maximumTrack = UIImageView(frame: .zero)
  let minimumTrack = UIImageView(frame: .zero)
  let knob = KnobView(frame: .zero)
  /// The knob as an image, created on demand.
  var thumb: UIImageView?
  /// The images at the ends, created on demand.
  var minimumImage: UIImageView?
  var maximumImage: UIImageView?
  var ticks: [UIImageView] = []
}

/// The images of a slider for each state, which replace the drawn parts.
struct SliderImages {
  var thumb = StateValues<UIImage>()
  var minimumTrack = StateValues<UIImage>()
  var maximumTrack = StateValues<UIImage>()
}
