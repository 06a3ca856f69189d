/// The chevron of back buttons.
@MainActor
enum BackIndicator {
  /// Where it begins, from the bar's leading edge, and where a title after it does.
  static let leading: CGFloat = 8
  static let width: CGFloat = 13
  static let gap: CGFloat = 6

  static let image: UIImage =
    UIImage(
      systemName: "chevron.backward", withConfiguration: UIImage.SymbolConfiguration(pointSize: 21, weight: .medium))
    ?? UIImage()
}
