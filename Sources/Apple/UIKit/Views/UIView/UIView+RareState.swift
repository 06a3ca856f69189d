import RuntimeSupport

/// The state that few views have, stored separately to keep other views small.
@MainActor
final class ViewRareState {
  var maskView: UIView?
  var explicitLayoutMargins: ViewLayoutMargins?
  var minimumLayoutMargins: NSDirectionalEdgeInsets?
  var defaultLayoutMargins: NSDirectionalEdgeInsets?
  var traitOverrides: UITraitOverrides?
  var minimumContentSizeCategory: UIContentSizeCategory?
  var maximumContentSizeCategory: UIContentSizeCategory?
  let traitObservers = TraitChangeRegistry()
  let propertyObservers = PropertyObservers()
  var restorationIdentifier: String?
  var gestureRecognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var encapsulatedWidth: NSLayoutConstraint?
  var encapsulatedHeight: NSLayoutConstraint?
  /// The variations for other traits, from the nibs of which the view is the root.
  var variations: [any TraitVariations] = []
  var marginsFollowReadableWidth = false
  var origin: CallStack?
  var largeContent = LargeContent()
  var focusGroupIdentifier: String?
  var focusGroupPriority: UIFocusGroupPriority?
  var focusEffect: UIFocusEffect?
  var hidesFocus = false
  var hoverStyle: HoverStyleSource?
  /// The kind of the list that the view is or is contained in.
  var listEnvironment: UIListEnvironment?
  var motionEffects = ViewMotionEffects()
  var cornerConfiguration: UICornerConfiguration?
  /// Whether a subview has a corner configuration, which may depend on this view's corners.
  var hasConfiguredSubviews = false
  /// A closure that is called after each layout of the view.
  var layoutListener: (() -> Void)?
  /// The observable objects that the updates of the view read.
  var reads: ViewReads?
}

extension UIView {
  var rare: ViewRareState {
    if let rareStorage { return rareStorage }
    let state = ViewRareState()
    rareStorage = state
    return state
  }
}

/// The content that is enlarged for a view while a finger is held on it, in large text sizes.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var insets = UIEdgeInsets.zero
}
