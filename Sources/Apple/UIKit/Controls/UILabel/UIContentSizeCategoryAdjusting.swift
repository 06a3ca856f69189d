/// What shows text whose fonts can follow the size of text that the user asked for.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts made for Dynamic Type are made anew when the preferred text size changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
