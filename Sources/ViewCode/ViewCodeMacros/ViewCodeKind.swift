/// What the superclass of a class with `@ViewCode(_:)` is.
public enum ViewCodeKind: Sendable {
  /// A view with `init(frame:)`.
  case view
  /// A view controller; it builds in `viewDidLoad()`.
  case controller
  /// A cell of a table, with `init(style:reuseIdentifier:)`.
  case tableViewCell
  /// A header or footer of a table, with `init(reuseIdentifier:)`.
  case tableViewHeaderFooterView
  /// A cell or another view that a collection makes with `init(frame:)`.
  case collectionReusableView
}
