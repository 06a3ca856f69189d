import CoreGraphics

/// What a navigation controller keeps beside its bars.
@MainActor
struct NavigationState {
  /// The stack as the app wants it; the last one is on top.
  var stack: [UIViewController] = []
  /// The controller whose view is there now.
  weak var shown: UIViewController? {
    didSet { if shown !== oldValue { (collapse, isBarMinimized) = (0, false) } }
  }
  /// How much of the large title has gone under the bar.
  var collapse: CGFloat = 0
  /// Controllers that came and went with the transition under way, or the next one.
  var arriving: [UIViewController] = []
  var leaving: [UIViewController] = []
  var transition: ControllerTransition?
  /// What leads the bar from one item to the next, between the first callbacks of a transition and its begin.
  var barMotion: NavigationBarMotion?
  /// Whether the stack has changed since the transition began, and is the change animated.
  var pendingChange: Bool?
  var hasAnnouncedFirst = false
  var isBarHidden = false
  /// Whether a tap has brought back bars that a compact height hides.
  var showsBarsInCompactHeight = false
  /// How many animations of bars that come and go are under way: those that go are seen till then.
  var barsInMotion = 0
  var isToolbarHidden = true
  /// The bar is away because the user scrolls.
  var isBarMinimized = false
  /// How far the user has scrolled in one direction.
  var scrolledWay = ScrolledWay()
  /// The field of a search under way is at the top, as there is no room above the keyboard.
  var isSearchAtTop = false
}
