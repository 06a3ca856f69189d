/// A constraint of the framework's own, as `constraintsAffectingLayout(for:)` lists it: what stands for a frame, an
/// autoresizing mask, the size of content, or a guide's insets.
///
/// It tells of a row of the layout engine as it is at the time, and holds nothing: activating and deactivating it has
/// no effect.
final class FrameworkConstraint: NSLayoutConstraint {
  private let text: String

  init(
    _ first: LayoutOperand, equals second: LayoutOperand?, constant: CGFloat, identifier: String? = nil,
    description: String
  ) {
    text = description
    super.init(first, .equal, second, multiplier: 1, constant: constant)
    isFrameworks = true
    self.identifier = identifier
  }

  override var description: String { text }

  override var isActive: Bool {
    get { true }
    set {}
  }
}
