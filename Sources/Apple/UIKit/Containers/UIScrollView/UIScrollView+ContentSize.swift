// Content whose size constraints give.

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

  /// Takes the content's size from the constraints that reach its edges. Where none does, it is the app's.
  func adoptContentSizeOfConstraints() {
    guard takesContentSizeFromConstraints, let size = ConstraintLayout.solvedContentSize(of: self) else { return }
    let zoomed = CGSize(width: size.width * zoomScaleStorage, height: size.height * zoomScaleStorage)
    // Less than this is the solver's arithmetic.
    let tolerance: CGFloat = 1e-4
    if abs(zoomed.width - contentSize.width) < tolerance, abs(zoomed.height - contentSize.height) < tolerance {
      return
    }
    contentSize = zoomed
  }
}
