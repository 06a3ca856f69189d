/// What the user set for better access.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibility
@MainActor
public enum UIAccessibility {
  /// Whether the user asked for bold text: the system font's weights are heavier then.
  public static var isBoldTextEnabled: Bool { UIScreen.main.traitCollection.legibilityWeight == .bold }
}
