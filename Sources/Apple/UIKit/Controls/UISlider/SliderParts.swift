/// The subviews of a slider.
@MainActor
final class SliderParts {
  let maximumTrack = UIImageView(frame: .zero)
  let minimumTrack = UIImageView(frame: .zero)
  let knob = KnobView(frame: .zero)
  /// The knob as an image, made when it is first needed.
  var thumb: UIImageView?
  /// The images at the ends, made when they are first needed.
  var minimumImage: UIImageView?
  var maximumImage: UIImageView?
  var ticks: [UIImageView] = []
}

/// What a slider shows in each state instead of what it draws itself.
struct SliderImages {
  var thumb = StateValues<UIImage>()
  var minimumTrack = StateValues<UIImage>()
  var maximumTrack = StateValues<UIImage>()
}
