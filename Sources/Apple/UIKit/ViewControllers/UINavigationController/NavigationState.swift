import CoreGraphics

/// The state of a navigation controller other than its bars.
@MainActor
struct NavigationState {
  /// The stack that the app has set, with the top last.
  var stack: [UIViewController] = []
  /// The controller whose view is displayed.
  weak var shown: UIViewController? {
    didSet { if shown !== oldValue { (collapse, isBarMinimized) = (0, false) } }
  }
  /// The height of the large title's part that is under the bar.
  var collapse: CGFloat = 0
  /// Controllers that were added or removed by the current or next transition.
  var arriving: [UIViewController] = []
  var leaving: [UIViewController] = []
  var transition: ControllerTransition?
  /// The transition of the bar, between the first callbacks of a transition and its beginning.
  var barMotion: NavigationBarMotion?
  /// Whether a change of the stack since the beginning of the transition is animated, or nil without a change.
  var pendingChange: Bool?
  var hasAnnouncedFirst = false
  var isBarHidden = false
  /// Whether a tap has shown bars that are hidden in compact height.
  var showsBarsInCompactHeight = false
  /// The number of animations that show or hide bars. Hidden bars are visible until they end.
  var barsInMotion = 0
  var isToolbarHidden = true
  /// Whether scrolling has hidden the bar.
  var isBarMinimized = false
  /// The distance that the user has scrolled in one direction.
  var scrolledWay = ScrolledWay()
  /// Whether the field of an active search is at the top, because there is too little space above the keyboard.
  var isSearchAtTop = false
}
