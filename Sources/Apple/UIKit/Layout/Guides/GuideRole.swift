/// The role of a guide, which determines its rectangle.
@MainActor
enum GuideRole {
  /// A guide that constraints position.
  case custom
  case safeArea
  case layoutMargins
  case readableContent
  case keyboard
  /// The content of a scroll view.
  case scrollContent
  /// The visible part of a scroll view.
  case scrollFrame
  /// The area that bars cover at the top of a controller's view.
  case topBars
  /// The area that bars cover at the bottom of a controller's view.
  case bottomBars

  /// Returns the insets of the guide from its view with a given size.
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

  /// Returns the height of a guide along the top or bottom of its view; `nil` for other guides.
  func band(in view: UIView) -> (isAtTop: Bool, height: CGFloat)? {
    switch self {
    case .keyboard: (false, view.keyboardLayoutGuide.height(in: view))
    case .topBars: (true, view.safeAreaInsets.top)
    case .bottomBars: (false, view.safeAreaInsets.bottom)
    case .custom, .safeArea, .layoutMargins, .readableContent, .scrollContent, .scrollFrame: nil
    }
  }

  /// Whether the guide of a scroll view stays in place while the content scrolls.
  var staysInSight: Bool {
    switch self {
    case .safeArea, .readableContent, .keyboard, .scrollFrame, .topBars, .bottomBars: true
    case .custom, .layoutMargins, .scrollContent: false
    }
  }

  /// Whether the insets depend on the size of the view.
  var dependsOnSize: Bool { self == .readableContent }

  /// Whether the insets depend on the safe area, regardless of the margins.
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
