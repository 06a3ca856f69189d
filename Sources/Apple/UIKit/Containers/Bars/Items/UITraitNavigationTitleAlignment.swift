/// The trait with the side of a navigation bar's title, for title views of apps.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitnavigationtitlealignment-swift.struct
public struct UITraitNavigationTitleAlignment: UITraitDefinition, Sendable {
  /// `.automatic`, which means unknown.
  public static let defaultValue: UINavigationItem.TitleAlignment = .automatic
}

extension UITraitCollection {
  /// The side of the title in a navigation bar, for its title view; `.automatic` elsewhere.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitraitcollection/navigationtitlealignment
  public final var navigationTitleAlignment: UINavigationItem.TitleAlignment {
    self[UITraitNavigationTitleAlignment.self]
  }
}

extension UIMutableTraits {
  /// The side of a navigation bar's title. Setting it does not move a title.
  public var navigationTitleAlignment: UINavigationItem.TitleAlignment {
    get { self[UITraitNavigationTitleAlignment.self] }
    set { self[UITraitNavigationTitleAlignment.self] = newValue }
  }
}
