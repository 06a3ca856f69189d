/// What `systemLayoutSizeFitting` was asked for.
struct FittingTarget {
  let size: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority
}
