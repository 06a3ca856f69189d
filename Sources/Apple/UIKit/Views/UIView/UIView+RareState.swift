import RuntimeSupport

/// What few views have: kept apart, so that a view without it stays small.
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
  /// What the nibs that the view is the root of say of other environments.
  var variations: [any TraitVariations] = []
  var marginsFollowReadableWidth = false
  var origin: CallStack?
  var largeContent = LargeContent()
  var focusGroupIdentifier: String?
  var focusGroupPriority: UIFocusGroupPriority?
  var focusEffect: UIFocusEffect?
  var hidesFocus = false
  var hoverStyle: HoverStyleSource?
  /// The kind of list that the view is, or is in.
  var listEnvironment: UIListEnvironment?
  var motionEffects = ViewMotionEffects()
  var cornerConfiguration: UICornerConfiguration?
  /// Whether a view in it has a corner configuration, which may follow this view's corners.
  var hasConfiguredSubviews = false
}

extension UIView {
  var rare: ViewRareState {
    if let rareStorage { return rareStorage }
    let state = ViewRareState()
    rareStorage = state
    return state
  }
}

/// What a view is shown as while a finger is held on it, in large text sizes.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var insets = UIEdgeInsets.zero
}
