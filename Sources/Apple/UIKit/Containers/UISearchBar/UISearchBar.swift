import Foundation

/// A field for what to search, with a cancel button and scopes.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchbar
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, SubviewBuilding {
  // MARK: - Storage

  final let parts = SearchBarParts()
  final var positionStorage = UIBarPosition.any

  // MARK: - Creating

  /// Makes a bar with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearchBar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearchBar()
    text = coder.decodeObject(forKey: "UIText") as? String
    placeholder = coder.decodeObject(forKey: "UIPlaceholder") as? String
    prompt = coder.decodeObject(forKey: "UIPrompt") as? String
    showsCancelButton = coder.decodeBool(forKey: "UIShowsCancelButton")
    showsScopeBar = coder.decodeBool(forKey: "UIShowsScopeBar")
    scopeButtonTitles = coder.decodeObject(forKey: "UIScopeButtonTitles") as? [String]
    searchBarStyle = Style(rawValue: UInt(max(0, coder.decodeInteger(forKey: "UISearchBarStyle")))) ?? .default
    // Observers are not called from here.
    updateScopes()
    coder.decodePart(UISearchBar.self, of: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(text, forKey: "UIText")
    coder.encode(placeholder, forKey: "UIPlaceholder")
    coder.encode(prompt, forKey: "UIPrompt")
    coder.encode(showsCancelButton, forKey: "UIShowsCancelButton")
    coder.encode(showsScopeBar, forKey: "UIShowsScopeBar")
    coder.encode(scopeButtonTitles, forKey: "UIScopeButtonTitles")
    coder.encode(Int(searchBarStyle.rawValue), forKey: "UISearchBarStyle")
  }

  // MARK: - Text

  /// What decides about, and hears of, searching. It is not kept alive.
  open weak var delegate: (any UISearchBarDelegate)? {
    didSet { updatePosition() }
  }

  /// The field. Its delegate is the bar's own.
  open var searchTextField: UISearchTextField { parts.field }

  /// What to search. Setting it tells no delegate, but a search controller's updater while its search is under way.
  ///
  /// - Default: the empty string; setting `nil` sets that.
  open var text: String? {
    get { parts.field.text }
    set {
      let old = parts.field.text
      parts.field.text = newValue
      if parts.field.text != old { parts.searchListener?.textDidChange() }
    }
  }

  /// What is shown, in gray, while there is no text.
  ///
  /// - Default: `nil`.
  open var placeholder: String? {
    get { parts.field.placeholder }
    set { setPlaceholder(newValue) }
  }

  /// A line above the field, for which the bar gets 19 points higher.
  ///
  /// - Default: `nil`.
  open var prompt: String? {
    didSet { if prompt != oldValue { heightDidChange() } }
  }

  /// Whether the bar can be used.
  ///
  /// - Default: `true`.
  open var isEnabled: Bool {
    get { parts.field.isEnabled }
    set {
      parts.field.isEnabled = newValue
      parts.scope.isEnabled = newValue
      parts.extra.isEnabled = newValue
    }
  }

  // MARK: - Buttons

  /// Whether there is a cancel button beside the field.
  ///
  /// - Default: `false`.
  open var showsCancelButton: Bool = false {
    didSet { if showsCancelButton != oldValue { setNeedsLayout() } }
  }

  /// Shows or hides the cancel button.
  ///
  /// - Parameter animated: whether the button slides in, or out, while the field makes room for it, within 0.25 seconds.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard animated, showsCancelButton != self.showsCancelButton else {
      self.showsCancelButton = showsCancelButton
      return
    }
    PartsAnimation.run(in: self, offset: offsetOfHiddenPart) { self.showsCancelButton = showsCancelButton }
  }

  /// Whether there is a bookmark button in the field while it is empty.
  ///
  /// - Default: `false`.
  open var showsBookmarkButton: Bool = false {
    didSet { if showsBookmarkButton != oldValue { updateExtraButton() } }
  }

  /// Whether there is a button for recent results in the field while it is empty; it wins over the bookmark button.
  ///
  /// - Default: `false`.
  open var showsSearchResultsButton: Bool = false {
    didSet { if showsSearchResultsButton != oldValue { updateExtraButton() } }
  }

  /// Whether the results button is shown as selected.
  ///
  /// - Default: `false`.
  open var isSearchResultsButtonSelected: Bool = false {
    didSet { if isSearchResultsButtonSelected != oldValue { updateExtraButton() } }
  }

  // MARK: - Scopes

  /// The names of the scopes; they are shown where ``showsScopeBar`` says so.
  ///
  /// - Default: `nil`.
  open var scopeButtonTitles: [String]? {
    didSet { if scopeButtonTitles != oldValue { updateScopes() } }
  }

  /// The chosen scope.
  ///
  /// - Default: 0. Setting it tells no delegate.
  open var selectedScopeButtonIndex: Int = 0 {
    didSet { if selectedScopeButtonIndex != oldValue { parts.scope.selectedSegmentIndex = selectedScopeButtonIndex } }
  }

  /// Whether the scopes are shown under the field.
  ///
  /// - Default: `false`. The bar gets 46 points higher.
  open var showsScopeBar: Bool = false {
    didSet { if showsScopeBar != oldValue { heightDidChange() } }
  }

  /// Shows or hides the scopes.
  ///
  /// - Parameter animated: whether they fade, and what is around the bar follows its height, within 0.25 seconds.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard animated, show != showsScopeBar else {
      showsScopeBar = show
      return
    }
    PartsAnimation.run(in: self, offset: offsetOfHiddenPart) { showsScopeBar = show }
  }

  // MARK: - Looks

  /// Where the bar lies: what the delegate says when the bar comes into a window, else at the top.
  open var barPosition: UIBarPosition { positionStorage == .any ? .top : positionStorage }

  /// What lies behind the field.
  ///
  /// - Default: `.default`.
  open var searchBarStyle: Style = .default {
    didSet { if searchBarStyle != oldValue { setNeedsLayout() } }
  }

  /// Whether the bar is dark.
  ///
  /// - Default: `.default`.
  open var barStyle: UIBarStyle = .default {
    didSet { if barStyle != oldValue { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified } }
  }

  /// The background's color, except in the style `.minimal`.
  ///
  /// - Default: `nil`, that of bars.
  open var barTintColor: UIColor? {
    didSet { if barTintColor != oldValue { setNeedsLayout() } }
  }

  /// Whether what lies behind the bar shines through.
  ///
  /// - Default: `true`.
  open var isTranslucent: Bool = true {
    didSet { if isTranslucent != oldValue { setNeedsLayout() } }
  }

  /// A picture in the place of the background; an empty image leaves none.
  ///
  /// - Default: `nil`.
  open var backgroundImage: UIImage? {
    get { parts.backgroundImage }
    set {
      parts.backgroundImage = newValue
      setNeedsLayout()
    }
  }

  /// Puts a picture in the place of the background where the bar lies at a place.
  ///
  /// - Parameter barPosition: `.any` for all places that have no picture of their own.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    parts.placedBackgrounds[[barPosition.rawValue, barMetrics.rawValue]] = backgroundImage
    setNeedsLayout()
  }

  /// The picture in the place of the background.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    for position in [barPosition, .any] {
      for metrics in [barMetrics, .default] {
        if let image = parts.placedBackgrounds[[position.rawValue, metrics.rawValue]] { return image }
      }
    }
    return nil
  }

  /// Puts a picture in the place of the field's ground.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    if state.contains(.disabled) {
      parts.field.disabledBackground = backgroundImage
    } else {
      parts.field.background = backgroundImage
      parts.field.hasOwnBackground = backgroundImage != nil
    }
    setNeedsLayout()
  }

  /// The picture in the place of the field's ground.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    state.contains(.disabled) ? parts.field.disabledBackground : parts.field.background
  }

  /// How far the field is moved inside the bar, in points.
  ///
  /// - Default: zero.
  open var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { parts.fieldOffset }
    set {
      parts.fieldOffset = newValue
      setNeedsLayout()
    }
  }

  /// How far the words are moved inside the field, in points.
  ///
  /// - Default: zero.
  open var searchTextPositionAdjustment: UIOffset {
    get { parts.field.textOffset }
    set { parts.field.textOffset = newValue }
  }

  /// Moves an icon inside the field, in points.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    parts.field.iconOffsets[icon] = adjustment
  }

  /// How far an icon is moved inside the field. The default is zero.
  open func positionAdjustment(for icon: Icon) -> UIOffset { parts.field.iconOffsets[icon] ?? .zero }

  /// A picture behind the scopes.
  ///
  /// - Default: `nil`.
  open var scopeBarBackgroundImage: UIImage? {
    get { parts.scopeBackground?.image }
    set {
      let view = parts.scopeBackground ?? UIImageView()
      if parts.scopeBackground == nil {
        parts.scopeBackground = view
        insertSubview(view, belowSubview: parts.scope)
      }
      view.image = newValue
      setNeedsLayout()
    }
  }

  /// Puts a picture behind the names of scopes in a state.
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    parts.scope.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }

  /// The picture behind the names of scopes in a state.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    parts.scope.backgroundImage(for: state, barMetrics: .default)
  }

  /// Puts a picture between the names of scopes in two states.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    parts.scope.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }

  /// The picture between the names of scopes in two states.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    parts.scope.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }

  /// Sets the picture of an icon for a state; without one, a state has the normal one's.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    parts.images[icon, default: [:]][state] = iconImage
    iconsDidChange()
  }

  /// The picture that was set for an icon in a state.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    parts.images[icon]?[state] ?? parts.images[icon]?[.normal]
  }

  /// Sets font, color and so on of the scopes' names in a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    parts.scope.setTitleTextAttributes(attributes, for: state)
  }

  /// The attributes of the scopes' names that were set for a state.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    parts.scope.titleTextAttributes(for: state)
  }

  // MARK: - Sizing and layout

  /// 56 points high, and more with a prompt or scopes.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : superview?.bounds.width ?? bounds.width, height: fittingHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBar()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updatePosition()
  }

  // MARK: - First responder

  /// What lies on top of the keyboard.
  open override var inputAccessoryView: UIView? {
    get { parts.field.inputAccessoryView }
    set { parts.field.inputAccessoryView = newValue }
  }

  open override var canBecomeFirstResponder: Bool { parts.field.canBecomeFirstResponder }

  open override var isFirstResponder: Bool { parts.field.isFirstResponder }

  /// Begins editing in the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { parts.field.becomeFirstResponder() }

  /// Ends editing in the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { parts.field.resignFirstResponder() }
}
