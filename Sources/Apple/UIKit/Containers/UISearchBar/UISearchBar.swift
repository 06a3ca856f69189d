import Foundation

/// A field for a search text, with a cancel button and scopes.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchbar
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, SubviewBuilding {
  // MARK: - Storage

  final let parts = SearchBarParts()
  final var positionStorage = UIBarPosition.any

  // MARK: - Creating

  /// Creates a bar with a frame in the coordinates of its future superview, in points.
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
    // Initializers do not call observers.
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

  /// The delegate of the search bar. The reference is weak.
  open weak var delegate: (any UISearchBarDelegate)? {
    didSet { updatePosition() }
  }

  /// The field. Its delegate is the search bar.
  open var searchTextField: UISearchTextField { parts.field }

  /// The text of the search. Setting it does not call the delegate, but notifies the updater of an active search
  /// controller.
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

  /// The gray text that is displayed while there is no text.
  ///
  /// - Default: `nil`.
  open var placeholder: String? {
    get { parts.field.placeholder }
    set { setPlaceholder(newValue) }
  }

  /// A line above the field, which increases the bar's height by 19 points.
  ///
  /// - Default: `nil`.
  open var prompt: String? {
    didSet { if prompt != oldValue { heightDidChange() } }
  }

  /// Whether the bar is enabled.
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

  /// Whether a cancel button is displayed beside the field.
  ///
  /// - Default: `false`.
  open var showsCancelButton: Bool = false {
    didSet { if showsCancelButton != oldValue { setNeedsLayout() } }
  }

  /// Shows or hides the cancel button.
  ///
  /// - Parameter animated: Whether the button slides in or out while the field changes its width, within 0.25 seconds.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard animated, showsCancelButton != self.showsCancelButton else {
      self.showsCancelButton = showsCancelButton
      return
    }
    PartsAnimation.run(in: self, offset: offsetOfHiddenPart) { self.showsCancelButton = showsCancelButton }
  }

  /// Whether an empty field displays a bookmark button.
  ///
  /// - Default: `false`.
  open var showsBookmarkButton: Bool = false {
    didSet { if showsBookmarkButton != oldValue { updateExtraButton() } }
  }

  /// Whether an empty field displays a button for recent results. It takes precedence over the bookmark button.
  ///
  /// - Default: `false`.
  open var showsSearchResultsButton: Bool = false {
    didSet { if showsSearchResultsButton != oldValue { updateExtraButton() } }
  }

  /// Whether the results button is displayed as selected.
  ///
  /// - Default: `false`.
  open var isSearchResultsButtonSelected: Bool = false {
    didSet { if isSearchResultsButtonSelected != oldValue { updateExtraButton() } }
  }

  // MARK: - Scopes

  /// The titles of the scopes. They are displayed if ``showsScopeBar`` is `true`.
  ///
  /// - Default: `nil`.
  open var scopeButtonTitles: [String]? {
    didSet { if scopeButtonTitles != oldValue { updateScopes() } }
  }

  /// The index of the selected scope.
  ///
  /// - Default: 0. Setting it tells no delegate.
  open var selectedScopeButtonIndex: Int = 0 {
    didSet { if selectedScopeButtonIndex != oldValue { parts.scope.selectedSegmentIndex = selectedScopeButtonIndex } }
  }

  /// Whether the scopes are displayed below the field.
  ///
  /// - Default: `false`. The bar gets 46 points higher.
  open var showsScopeBar: Bool = false {
    didSet { if showsScopeBar != oldValue { heightDidChange() } }
  }

  /// Shows or hides the scopes.
  ///
  /// - Parameter animated: Whether the scopes fade, and the content around the bar follows its height, within 0.25
  ///   seconds.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard animated, show != showsScopeBar else {
      showsScopeBar = show
      return
    }
    PartsAnimation.run(in: self, offset: offsetOfHiddenPart) { showsScopeBar = show }
  }

  // MARK: - Appearance

  /// The position of the bar: that of the delegate when the bar is added to a window, or otherwise the top.
  open var barPosition: UIBarPosition { positionStorage == .any ? .top : positionStorage }

  /// The background of the field.
  ///
  /// - Default: `.default`.
  open var searchBarStyle: Style = .default {
    didSet { if searchBarStyle != oldValue { setNeedsLayout() } }
  }

  /// The style of the bar.
  ///
  /// - Default: `.default`.
  open var barStyle: UIBarStyle = .default {
    didSet { if barStyle != oldValue { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified } }
  }

  /// The background color, except in the style `.minimal`.
  ///
  /// - Default: `nil`, that of bars.
  open var barTintColor: UIColor? {
    didSet { if barTintColor != oldValue { setNeedsLayout() } }
  }

  /// Whether the bar is translucent.
  ///
  /// - Default: `true`.
  open var isTranslucent: Bool = true {
    didSet { if isTranslucent != oldValue { setNeedsLayout() } }
  }

  /// An image that replaces the background. An empty image removes it.
  ///
  /// - Default: `nil`.
  open var backgroundImage: UIImage? {
    get { parts.backgroundImage }
    set {
      parts.backgroundImage = newValue
      setNeedsLayout()
    }
  }

  /// Sets an image that replaces the background for a position of the bar.
  ///
  /// - Parameter barPosition: The position, or `.any` for all positions without an image.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    parts.placedBackgrounds[[barPosition.rawValue, barMetrics.rawValue]] = backgroundImage
    setNeedsLayout()
  }

  /// Returns the image that replaces the background.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    for position in [barPosition, .any] {
      for metrics in [barMetrics, .default] {
        if let image = parts.placedBackgrounds[[position.rawValue, metrics.rawValue]] { return image }
      }
    }
    return nil
  }

  /// Sets an image that replaces the background of the field.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    if state.contains(.disabled) {
      parts.field.disabledBackground = backgroundImage
    } else {
      parts.field.background = backgroundImage
      parts.field.hasOwnBackground = backgroundImage != nil
    }
    setNeedsLayout()
  }

  /// Returns the image that replaces the background of the field.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    state.contains(.disabled) ? parts.field.disabledBackground : parts.field.background
  }

  /// The offset of the field in the bar, in points.
  ///
  /// - Default: zero.
  open var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { parts.fieldOffset }
    set {
      parts.fieldOffset = newValue
      setNeedsLayout()
    }
  }

  /// The offset of the text in the field, in points.
  ///
  /// - Default: zero.
  open var searchTextPositionAdjustment: UIOffset {
    get { parts.field.textOffset }
    set { parts.field.textOffset = newValue }
  }

  /// Sets the offset of an icon in the field, in points.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    parts.field.iconOffsets[icon] = adjustment
  }

  /// Returns the offset of an icon in the field. The default is zero.
  open func positionAdjustment(for icon: Icon) -> UIOffset { parts.field.iconOffsets[icon] ?? .zero }

  /// An image behind the scopes.
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

  /// Sets an image behind the titles of scopes in a state.
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    parts.scope.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }

  /// Returns the image behind the titles of scopes in a state.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    parts.scope.backgroundImage(for: state, barMetrics: .default)
  }

  /// Sets an image between the titles of scopes in two states.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    parts.scope.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }

  /// Returns the image between the titles of scopes in two states.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    parts.scope.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }

  /// Sets the image of an icon for a state. States without an image have that of the normal state.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    parts.images[icon, default: [:]][state] = iconImage
    iconsDidChange()
  }

  /// Returns the image that was set for an icon in a state.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    parts.images[icon]?[state] ?? parts.images[icon]?[.normal]
  }

  /// Sets the attributes of the scopes' titles in a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    parts.scope.setTitleTextAttributes(attributes, for: state)
  }

  /// Returns the attributes of the scopes' titles that were set for a state.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    parts.scope.titleTextAttributes(for: state)
  }

  // MARK: - Sizing and layout

  /// The height is 56 points, and more with a prompt or scopes.
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

  /// The view above the keyboard.
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
