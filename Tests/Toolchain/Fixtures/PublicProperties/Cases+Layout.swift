import UIKit

extension Cases {
  func addLayout() {
    make("NSLayoutConstraint") { [self] in
      let view = UIView()
      let guide = UILayoutGuide()
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.view.addSubview(view)
      stage.view.addLayoutGuide(guide)
      let constraints = [
        view.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 8),
        view.topAnchor.constraint(equalTo: guide.bottomAnchor), view.widthAnchor.constraint(equalToConstant: 20),
        NSLayoutConstraint(
          item: view, attribute: .height, relatedBy: .lessThanOrEqual, toItem: stage.view, attribute: .height,
          multiplier: 0.5,
          constant: 0),
        NSLayoutConstraint(
          item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 5),
      ]
      for constraint in constraints { Reading.read(constraint, from: "NSLayoutConstraint, not active") }
      NSLayoutConstraint.activate(Array(constraints.prefix(3)))
      return constraints
    }
    reached("NSLayoutAnchor")
    make("NSLayoutDimension") { [self] in [stage.view.widthAnchor, stage.view.safeAreaLayoutGuide.heightAnchor] }
    make("NSLayoutXAxisAnchor") { [self] in [stage.view.leftAnchor, stage.view.layoutMarginsGuide.trailingAnchor] }
    make("NSLayoutYAxisAnchor") { [self] in [stage.view.firstBaselineAnchor, UILayoutGuide().topAnchor] }
    make("UIKeyboardLayoutGuide") { [self] in stage.view.keyboardLayoutGuide }
    reached("UITrackingLayoutGuide")
  }
}
