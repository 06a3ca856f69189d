/// The gap that the system leaves between neighbours where code asks for the standard one.
enum SystemSpacing {
  /// Between two views or guides, in points.
  static let betweenItems: CGFloat = 8
}
