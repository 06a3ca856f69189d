import CoreGraphics

/// What a controller has to do with bars, containers and presentations.
@MainActor
struct ControllerExtras {
  /// What a controller is going through.
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
  /// The scroll views that were set for edges, those set last first.
  var contentScrollViews: [(edges: NSDirectionalRectEdge, view: WeakScrollView)] = []
  var adjustsScrollViewInsets = true
  /// What the parent's bars cover of the view beyond the safe area of its surroundings.
  var barInsets: UIEdgeInsets = .zero
  /// Whether the parent decides when the view comes and goes.
  var isManagedByParent = false
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var restorationIdentifier: String?
  var restorationClass: (any UIViewControllerRestoration.Type)?
  var preferredTransition: UIViewController.Transition?
  /// What presents the controller, or will.
  var presentation: UIPresentationController?

  struct WeakScrollView {
    weak var view: UIScrollView?
  }
}
