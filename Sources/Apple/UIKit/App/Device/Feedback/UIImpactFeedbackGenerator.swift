/// Has the device knock, as when something hits something.
///
/// - Source: developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What hits what.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/feedbackstyle
  public enum FeedbackStyle: Int, Sendable {
    /// Small things.
    case light = 0
    /// Things of middling size.
    case medium = 1
    /// Large things.
    case heavy = 2
    /// Things that give way.
    case soft = 3
    /// Things that don't.
    case rigid = 4
  }

  private final let style: FeedbackStyle

  /// Creates a generator for things of middling size.
  public override init() {
    style = .medium
    super.init()
  }

  /// Creates a generator.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator for a view, and adds it there as an interaction.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  /// Something has hit something, with full force.
  open func impactOccurred() {
    impactOccurred(intensity: 1)
  }

  /// Something has hit something.
  ///
  /// - Parameter intensity: how hard, from 0 to 1; what lies beyond counts as the nearer of the two.
  open func impactOccurred(intensity: CGFloat) {
    give(.impact(style, intensity: bounded(intensity)))
  }

  /// Something has hit something at a point of the generator's view, with full force.
  open func impactOccurred(at location: CGPoint) {
    impactOccurred(intensity: 1, at: location)
  }

  /// Something has hit something at a point of the generator's view.
  ///
  /// - Parameter intensity: how hard, from 0 to 1; what lies beyond counts as the nearer of the two.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    give(.impact(style, intensity: bounded(intensity)), at: location)
  }

  private func bounded(_ intensity: CGFloat) -> CGFloat { min(max(intensity, 0), 1) }
}
