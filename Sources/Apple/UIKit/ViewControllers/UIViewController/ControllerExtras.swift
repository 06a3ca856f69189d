import CoreGraphics

/// The state of a controller that relates to bars, containers and presentations.
@MainActor
struct ControllerExtras {
  /// The transitions in which a controller takes part.
  struct Roles: OptionSet {
    let rawValue: Int
    static let movingToParent = Roles(rawValue: 1)
    static let movingFromParent = Roles(rawValue: 2)
    static let beingPresented = Roles(rawValue: 4)
    static let beingDismissed = Roles(rawValue: 8)
  }

  var roles: Roles = []
  var messageHandler: UIViewController.MessageHandler?
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var keyCommands: [UIKeyCommand] = []
  var editButtonItem: UIBarButtonItem?
  /// The scroll views that were set for edges. Those set last are first.
  var contentScrollViews: [(edges: NSDirectionalRectEdge, view: WeakScrollView)] = []
  var adjustsScrollViewInsets = true
  /// The insets that the parent's bars add to the safe area.
  var barInsets: UIEdgeInsets = .zero
  /// Whether the parent controls the appearance of the view.
  var isManagedByParent = false
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var restorationIdentifier: String?
  var restorationClass: (any UIViewControllerRestoration.Type)?
  var preferredTransition: UIViewController.Transition?
  var sceneAccessories: [UISceneAccessoryRegistration] = []
  /// The presentation controller of the controller, even before the presentation.
  var presentation: UIPresentationController?

  struct WeakScrollView {
    weak var view: UIScrollView?
  }
}
