/// The chevron of back buttons.
@MainActor
enum BackIndicator {
  /// Where it begins, from the bar's leading edge, and where a title after it does.
  static func image(_ measures: BarMeasures) -> UIImage {
    let size = UIImage.SymbolConfiguration(pointSize: measures.backIndicatorPointSize, weight: .semibold)
    return UIImage(systemName: "chevron.backward", withConfiguration: size) ?? UIImage()
  }
}
