import UIKit

extension StackDescription {
  /// Returns the stack view with its arranged views.
  @MainActor
  func makeView() -> UIStackView {
    let views = items.map { item -> UIView in
      switch item {
      case .view(let width, let height): SizedView(width: width, height: height)
      case .stack(let stack): stack.makeView()
      }
    }
    for index in hidden { views[index].isHidden = true }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    stack.distribution = distribution
    stack.alignment = alignment
    return stack
  }
}
