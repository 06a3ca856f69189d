/// The margins that the app set on a view, in the form in which it set them.
enum ViewLayoutMargins {
  case absolute(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  func resolved(rightToLeft: Bool) -> UIEdgeInsets {
    switch self {
    case .absolute(let insets):
      insets
    case .directional(let insets):
      UIEdgeInsets(
        top: insets.top, left: rightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: rightToLeft ? insets.leading : insets.trailing)
    }
  }
}
