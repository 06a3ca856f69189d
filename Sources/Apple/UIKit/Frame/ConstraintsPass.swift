/// Runs `updateConstraints()` where it is pending, subviews before superviews.
@MainActor
enum ConstraintsPass {
  static func run(below root: UIView) {
    root.updateConstraintsIfNeeded()
  }
}
