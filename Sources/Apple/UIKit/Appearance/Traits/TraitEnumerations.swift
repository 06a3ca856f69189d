// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Whether the user asked for more contrast between colors.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycontrast
public enum UIAccessibilityContrast: Int, Sendable {
  /// No contrast is given.
  case unspecified = -1
  /// The usual colors.
  case normal = 0
  /// Colors further apart.
  case high = 1
}

/// The range of colors that a screen shows.
///
/// - Source: developer.apple.com/documentation/uikit/uidisplaygamut
public enum UIDisplayGamut: Int, Sendable {
  /// No gamut is given.
  case unspecified = -1
  /// The colors of sRGB.
  case SRGB = 0
  /// The colors of Display P3.
  case P3 = 1
}

/// Whether the screen feels how hard it is pressed.
///
/// - Source: developer.apple.com/documentation/uikit/uiforcetouchcapability
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known, as for a view outside any window.
  case unknown = 0
  /// The screen feels no force.
  case unavailable = 1
  /// The screen feels force.
  case available = 2
}

/// Whether the user asked for bold text.
///
/// - Source: developer.apple.com/documentation/uikit/uilegibilityweight
public enum UILegibilityWeight: Int, Sendable {
  /// No weight is given.
  case unspecified = -1
  /// The usual weights.
  case regular = 0
  /// Heavier weights.
  case bold = 1
}

/// The direction in which an interface flows, as a trait.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No direction is given.
  case unspecified = -1
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// Whether an interface looks active, as a Mac's front window does.
///
/// - Source: developer.apple.com/documentation/uikit/uiuserinterfaceactiveappearance
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// No appearance is given.
  case unspecified = -1
  /// Dimmed, as in a window behind.
  case inactive = 0
  /// The usual look.
  case active = 1
}

/// The direction in which an interface flows.
///
/// - Source: developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// Whether content lies on the screen's ground or above it, as a sheet does.
///
/// - Source: developer.apple.com/documentation/uikit/uiuserinterfacelevel
public enum UIUserInterfaceLevel: Int, Sendable {
  /// No level is given.
  case unspecified = -1
  /// The main window's content.
  case base = 0
  /// Content above other content; dark grounds are lighter there.
  case elevated = 1
}

/// How much room an interface has in one direction.
///
/// - Source: developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No size class is given.
  case unspecified = 0
  /// Little room, as a phone has across in portrait.
  case compact = 1
  /// Much room, as a tablet has.
  case regular = 2
}

/// The light or dark look of an interface.
///
/// - Source: developer.apple.com/documentation/uikit/uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No style is given; what holds further out counts.
  case unspecified = 0
  /// Dark text on a light ground.
  case light = 1
  /// Light text on a dark ground.
  case dark = 2
}

/// Whether the picture of a scene is recorded or mirrored.
///
/// - Source: developer.apple.com/documentation/uikit/uiscenecapturestate
public enum UISceneCaptureState: Int, Sendable {
  /// No state is given.
  case unspecified = -1
  /// Nobody records or mirrors the scene.
  case inactive = 0
  /// The scene is recorded or mirrored.
  case active = 1
}

/// The kind of list that a view is in.
///
/// - Source: developer.apple.com/documentation/uikit/uilistenvironment
public enum UIListEnvironment: Int, Sendable {
  /// No kind is given.
  case unspecified = 0
  /// The view is in no list.
  case none = 1
  /// A list with rows from edge to edge.
  case plain = 2
  /// A list with sections that stand apart.
  case grouped = 3
  /// A list with sections that are cards.
  case insetGrouped = 4
  /// A sidebar.
  case sidebar = 5
  /// A sidebar without a ground of its own.
  case sidebarPlain = 6
}
