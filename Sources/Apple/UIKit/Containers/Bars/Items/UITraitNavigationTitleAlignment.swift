/// The trait that holds the side of a navigation bar's title, for title views of apps.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitnavigationtitlealignment-swift.struct
public struct UITraitNavigationTitleAlignment: UITraitDefinition, Sendable {
  /// `.automatic`: not known.
  public static let defaultValue: UINavigationItem.TitleAlignment = .automatic
}

extension UITraitCollection {
  /// The side of the title that a navigation bar has found, in its title view; `.automatic` elsewhere.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitraitcollection/navigationtitlealignment
  public final var navigationTitleAlignment: UINavigationItem.TitleAlignment {
    self[UITraitNavigationTitleAlignment.self]
  }
}

extension UIMutableTraits {
  /// The side of a navigation bar's title. Setting it moves no title.
  public var navigationTitleAlignment: UINavigationItem.TitleAlignment {
    get { self[UITraitNavigationTitleAlignment.self] }
    set { self[UITraitNavigationTitleAlignment.self] = newValue }
  }
}
