extension UINavigationItem {
  /// The positions of a search bar.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacement-swift.enum
  public enum SearchBarPlacement: Int, Sendable {
    /// As suits the design, the device and the bars around: see ``UINavigationItem/searchBarPlacement``.
    case automatic = 0
    /// Among the items: at the trailing edge of a navigation bar on a tablet, in the toolbar on a phone.
    case integrated = 1
    /// Below title and items.
    case stacked = 2
    /// As ``integrated``, but in the middle of a wide navigation bar on a tablet, in a tab bar controller or beside a title at
    /// the leading side.
    case integratedCentered = 3
    /// As ``integrated``, but a button with a magnifier while no search is under way.
    case integratedButton = 4

    /// The name of ``integrated`` before iOS 26.
    public static var inline: SearchBarPlacement { .integrated }
  }
}

/// The place that a navigation bar, its navigation controller and their surroundings give to a search bar.
enum SearchSpot {
  /// Below title and items.
  case belowTitle
  /// Among the items of the navigation bar.
  case barTrailing, barCenter, barButton
  /// Among the items of the navigation controller's toolbar.
  case toolbar, toolbarButton
  /// In the place of the tabs, beside the one that was selected last.
  case besideTabs

  /// Whether the navigation bar shows the search bar among its items.
  var isInBar: Bool { self == .barTrailing || self == .barCenter || self == .barButton }

  /// Whether the toolbar shows the search bar.
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
