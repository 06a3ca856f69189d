/// The kind of the superclass of a class with `@ViewCode(_:)`.
public enum ViewCodeKind: Sendable {
  /// A view with `init(frame:)`.
  case view
  /// A view controller, which builds in `viewDidLoad()`.
  case controller
  /// A table cell, with `init(style:reuseIdentifier:)`.
  case tableViewCell
  /// A header or footer of a table, with `init(reuseIdentifier:)`.
  case tableViewHeaderFooterView
  /// A cell or another reusable view of a collection view, with `init(frame:)`.
  case collectionReusableView
}
