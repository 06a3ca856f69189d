/// What a guide's rectangle follows.
@MainActor
enum GuideRole {
  /// Constraints alone.
  case custom
  case safeArea
  case layoutMargins
  case readableContent
  case keyboard
  /// The content of a scroll view.
  case scrollContent
  /// What a scroll view shows of its content.
  case scrollFrame
  /// What bars cover at the top of a controller's view.
  case topBars
  /// What bars cover at the bottom of a controller's view.
  case bottomBars

  /// How far the guide's rectangle lies inside its view's, on each side, for a view of a size.
  func insets(in view: UIView, size: CGSize) -> UIEdgeInsets {
    if let band = band(in: view) {
      let rest = size.height - band.height
      return UIEdgeInsets(top: band.isAtTop ? 0 : rest, left: 0, bottom: band.isAtTop ? rest : 0, right: 0)
    }
    return switch self {
    case .safeArea: view.safeAreaInsets
    case .layoutMargins: view.layoutMargins
    case .readableContent: ReadableWidth.insets(in: view, width: size.width)
    case .custom, .keyboard, .scrollContent, .scrollFrame, .topBars, .bottomBars: .zero
    }
  }

  /// Returns the height of a guide that lies along the top or bottom of its view; `nil` for the others.
  func band(in view: UIView) -> (isAtTop: Bool, height: CGFloat)? {
    switch self {
    case .keyboard: (false, view.keyboardLayoutGuide.height(in: view))
    case .topBars: (true, view.safeAreaInsets.top)
    case .bottomBars: (false, view.safeAreaInsets.bottom)
    case .custom, .safeArea, .layoutMargins, .readableContent, .scrollContent, .scrollFrame: nil
    }
  }

  /// In a scroll view: whether the guide stays in sight while the content scrolls.
  var staysInSight: Bool {
    switch self {
    case .safeArea, .readableContent, .keyboard, .scrollFrame, .topBars, .bottomBars: true
    case .custom, .layoutMargins, .scrollContent: false
    }
  }

  /// The insets change with the size of the view.
  var dependsOnSize: Bool { self == .readableContent }

  /// The insets change with the safe area, whatever the margins do.
  var dependsOnSafeArea: Bool {
    switch self {
    case .safeArea, .keyboard, .topBars, .bottomBars: true
    case .custom, .layoutMargins, .readableContent, .scrollContent, .scrollFrame: false
    }
  }

  func frame(in view: UIView) -> CGRect {
    if self == .scrollContent, let view = view.asScrollView { return CGRect(origin: .zero, size: view.contentSize) }
    let bounds = view.bounds
    let insets = insets(in: view, size: bounds.size)
    return CGRect(
      x: bounds.origin.x + insets.left, y: bounds.origin.y + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }
}
