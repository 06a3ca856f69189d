/// A generator of haptic feedback for impacts.
///
/// - Source: developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The style of an impact.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/feedbackstyle
  public enum FeedbackStyle: Int, Sendable {
    /// An impact of small objects.
    case light = 0
    /// An impact of medium-sized objects.
    case medium = 1
    /// An impact of large objects.
    case heavy = 2
    /// An impact of soft objects.
    case soft = 3
    /// An impact of rigid objects.
    case rigid = 4
  }

  private final let style: FeedbackStyle

  /// Creates a generator for medium impacts.
  public override init() {
    style = .medium
    super.init()
  }

  /// Creates a generator.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator for a view and adds it as an interaction.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  /// Generates an impact with full intensity.
  open func impactOccurred() {
    impactOccurred(intensity: 1)
  }

  /// Generates an impact.
  ///
  /// - Parameter intensity: The intensity, limited to 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    give(.impact(style, intensity: bounded(intensity)))
  }

  /// Generates an impact with full intensity at a point of the generator's view.
  open func impactOccurred(at location: CGPoint) {
    impactOccurred(intensity: 1, at: location)
  }

  /// Generates an impact at a point of the generator's view.
  ///
  /// - Parameter intensity: The intensity, limited to 0 to 1.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    give(.impact(style, intensity: bounded(intensity)), at: location)
  }

  private func bounded(_ intensity: CGFloat) -> CGFloat { min(max(intensity, 0), 1) }
}
