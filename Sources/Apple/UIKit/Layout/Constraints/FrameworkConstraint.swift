/// A constraint of the framework, as listed by `constraintsAffectingLayout(for:)`: one for a frame, an autoresizing
/// mask, the size of content, or the insets of a guide.
///
/// It describes a row of the layout engine at that time. Activating and deactivating it has no effect.
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
