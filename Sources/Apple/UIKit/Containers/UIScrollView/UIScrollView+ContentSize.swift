// Content sizes that constraints determine.

extension UIScrollView {
  func guide(of role: GuideRole) -> UILayoutGuide {
    systemGuide(role, role == .scrollFrame ? "UIScrollView-frameLayoutGuide" : "UIScrollView-contentLayoutGuide") {
      UILayoutGuide()
    }
  }

  /// The size of the content before zooming.
  var unzoomedContentSize: CGSize {
    zoomScaleStorage == 1
      ? contentSize
      : CGSize(width: contentSize.width / zoomScaleStorage, height: contentSize.height / zoomScaleStorage)
  }

  /// Sets the content size from the constraints to its edges. Without such constraints, the app sets the size.
  func adoptContentSizeOfConstraints() {
    guard takesContentSizeFromConstraints, let size = ConstraintLayout.solvedContentSize(of: self) else { return }
    let zoomed = CGSize(width: size.width * zoomScaleStorage, height: size.height * zoomScaleStorage)
    // The maximum rounding error of the constraint solver.
    let tolerance: CGFloat = 1e-4
    if abs(zoomed.width - contentSize.width) < tolerance, abs(zoomed.height - contentSize.height) < tolerance {
      return
    }
    contentSize = zoomed
  }
}
