// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The contrast that the user prefers.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycontrast
public enum UIAccessibilityContrast: Int, Sendable {
  /// The contrast isn't specified.
  case unspecified = -1
  /// Normal contrast.
  case normal = 0
  /// High contrast.
  case high = 1
}

/// The color gamut of a screen.
///
/// - Source: developer.apple.com/documentation/uikit/uidisplaygamut
public enum UIDisplayGamut: Int, Sendable {
  /// The gamut isn't specified.
  case unspecified = -1
  /// The colors of sRGB.
  case SRGB = 0
  /// The colors of Display P3.
  case P3 = 1
}

/// The force touch capability of the screen.
///
/// - Source: developer.apple.com/documentation/uikit/uiforcetouchcapability
public enum UIForceTouchCapability: Int, Sendable {
  /// The capability is unknown, as for a view without a window.
  case unknown = 0
  /// Force touch isn't available.
  case unavailable = 1
  /// Force touch is available.
  case available = 2
}

/// The weight of text that the user prefers.
///
/// - Source: developer.apple.com/documentation/uikit/uilegibilityweight
public enum UILegibilityWeight: Int, Sendable {
  /// The weight isn't specified.
  case unspecified = -1
  /// The regular weights.
  case regular = 0
  /// Bold, heavier weights.
  case bold = 1
}

/// The layout direction as a trait.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The direction isn't specified.
  case unspecified = -1
  /// Leading is on the left.
  case leftToRight = 0
  /// Leading is on the right.
  case rightToLeft = 1
}

/// The appearance of an interface, which is active in the front window of a Mac.
///
/// - Source: developer.apple.com/documentation/uikit/uiuserinterfaceactiveappearance
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// The appearance isn't specified.
  case unspecified = -1
  /// The dimmed appearance, as in a background window.
  case inactive = 0
  /// The normal appearance.
  case active = 1
}

/// The layout direction of an interface.
///
/// - Source: developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading is on the left.
  case leftToRight = 0
  /// Leading is on the right.
  case rightToLeft = 1
}

/// The level of content, which is elevated in a sheet, for example.
///
/// - Source: developer.apple.com/documentation/uikit/uiuserinterfacelevel
public enum UIUserInterfaceLevel: Int, Sendable {
  /// The level isn't specified.
  case unspecified = -1
  /// The content of the main window.
  case base = 0
  /// The content above other content, with lighter dark backgrounds.
  case elevated = 1
}

/// The amount of space of an interface in one direction.
///
/// - Source: developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The size class isn't specified.
  case unspecified = 0
  /// Compact space, such as the width of a phone in portrait.
  case compact = 1
  /// Regular space, such as that of a tablet.
  case regular = 2
}

/// The light or dark style of an interface.
///
/// - Source: developer.apple.com/documentation/uikit/uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The style isn't specified; the inherited one applies.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// The capture state of a scene, which may be recorded or mirrored.
///
/// - Source: developer.apple.com/documentation/uikit/uiscenecapturestate
public enum UISceneCaptureState: Int, Sendable {
  /// The state isn't specified.
  case unspecified = -1
  /// The scene isn't recorded or mirrored.
  case inactive = 0
  /// The scene is recorded or mirrored.
  case active = 1
}

/// The kind of list that contains a view.
///
/// - Source: developer.apple.com/documentation/uikit/uilistenvironment
public enum UIListEnvironment: Int, Sendable {
  /// The kind isn't specified.
  case unspecified = 0
  /// The view isn't in a list.
  case none = 1
  /// A list with rows from edge to edge.
  case plain = 2
  /// A list with separate sections.
  case grouped = 3
  /// A list with sections as cards.
  case insetGrouped = 4
  /// A sidebar.
  case sidebar = 5
  /// A sidebar without a background.
  case sidebarPlain = 6
}
