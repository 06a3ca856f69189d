extension UINavigationItem {
  /// The positions of a search bar.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacement-swift.enum
  public enum SearchBarPlacement: Int, Sendable {
    /// The position depends on the design, the device and the surrounding bars: see
    /// ``UINavigationItem/searchBarPlacement``.
    case automatic = 0
    /// Among the items: at the trailing edge of a navigation bar on a tablet, in the toolbar on a phone.
    case integrated = 1
    /// Below the title and items.
    case stacked = 2
    /// The same as ``integrated``, but in the middle of a wide navigation bar on a tablet, in a tab bar controller or
    /// beside a title at the leading side.
    case integratedCentered = 3
    /// The same as ``integrated``, but a button with a magnifying glass while no search is active.
    case integratedButton = 4

    /// The name of ``integrated`` before iOS 26.
    public static var inline: SearchBarPlacement { .integrated }
  }
}

/// The position of a search bar, which a navigation bar, its navigation controller and their surroundings determine.
enum SearchSpot {
  /// Below the title and items.
  case belowTitle
  /// Among the items of the navigation bar.
  case barTrailing, barCenter, barButton
  /// Among the items of the navigation controller's toolbar.
  case toolbar, toolbarButton
  /// Instead of the tabs, beside the last selected one.
  case besideTabs

  /// Whether the navigation bar displays the search bar among its items.
  var isInBar: Bool { self == .barTrailing || self == .barCenter || self == .barButton }

  /// Whether the toolbar displays the search bar.
  var isInToolbar: Bool { self == .toolbar || self == .toolbarButton || self == .besideTabs }

  /// The public value for the position.
  var placement: UINavigationItem.SearchBarPlacement {
    switch self {
    case .belowTitle: .stacked
    case .barTrailing, .toolbar, .besideTabs: .integrated
    case .barCenter: .integratedCentered
    case .barButton, .toolbarButton: .integratedButton
    }
  }
}
