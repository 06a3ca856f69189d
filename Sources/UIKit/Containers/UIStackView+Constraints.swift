extension UIStackView {
  func uninstallConstraints() {
    NSLayoutConstraint.deactivate(installed)
    for guide in installedGuides { removeLayoutGuide(guide) }
    installed = []
    installedGuides = []
  }

  /// Makes the stack's constraints anew and activates them.
  func installConstraints() {
    uninstallConstraints()
    var builder = UIStackViewConstraints(self)
    builder.build()
    installed = builder.constraints
    NSLayoutConstraint.activate(installed)
  }
}
