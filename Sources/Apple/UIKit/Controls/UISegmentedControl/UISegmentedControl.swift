/// A control that displays a row of segments, one of which can be selected.
///
/// - Source: developer.apple.com/documentation/uikit/uisegmentedcontrol
@preconcurrency @MainActor
open class UISegmentedControl: UIControl, SubviewBuilding {
  /// An index that represents no segment.
  public static let noSegment = -1

  // MARK: - Storage

  final var segments: [SegmentItem] = []
  final var looks = SegmentedControlLooks()
  final let parts = SegmentedControlParts()
  final var selectedIndexStorage = UISegmentedControl.noSegment
  final var pressedIndex: Int?

  // MARK: - Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSegments()
  }

  /// Creates a control with titles (`String`) and images (`UIImage`), in the size that they require.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUpSegments()
    for item in items ?? [] { append(item) }
    sizeToFit()
  }

  /// Creates a control whose segments have the titles or images of actions, which are performed when the segments are
  /// selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSegments()
    coder.decodePart(UISegmentedControl.self, of: self)
  }

  // MARK: - Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title at an index, or at the end for larger indexes.
  ///
  /// - Parameter animated: Whether the other segments move and the new one fades in, within 0.25 seconds.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentItem(.title(title)), at: segment, animated: animated)
  }

  /// Inserts a segment with an image at an index, or at the end for larger indexes.
  ///
  /// - Parameter animated: Whether the other segments move and the new one fades in, within 0.25 seconds.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentItem(.image(image)), at: segment, animated: animated)
  }

  /// Inserts a segment with the image or title of an action at an index, or at the end for larger indexes. No other
  /// segment may have an action with the same identifier.
  ///
  /// - Parameter animated: Whether the other segments move and the new one fades in, within 0.25 seconds.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    requireUnique(action, at: nil)
    insert(SegmentItem(action), at: segment, animated: animated)
  }

  /// Removes a segment. An index beyond the end removes the last segment. Without segments this method does nothing.
  ///
  /// - Parameter animated: Whether the segment fades out and the others move, within 0.25 seconds.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard animated else { return remove(at: segment) }
    PartsAnimation.run(in: self) { remove(at: segment) }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    removeAll()
  }

  /// Sets the title of a segment, which replaces its content.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment, "setTitle") { $0.content = .title(title) }
  }

  /// Returns the title of a segment, or `nil` if it has an image.
  open func titleForSegment(at segment: Int) -> String? { item(segment, "titleForSegment")?.title }

  /// Sets the image of a segment, which replaces its content.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment, "setImage") { $0.content = .image(image) }
  }

  /// Returns the image of a segment, or `nil` if it has a title.
  open func imageForSegment(at segment: Int) -> UIImage? { item(segment, "imageForSegment")?.image }

  /// Sets the action of a segment, which then displays the image or title of the action.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    requireUnique(action, at: segment)
    change(segment, "setAction") {
      $0.content = SegmentItem(action).content
      $0.action = action
    }
  }

  /// Returns the action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { item(segment, "actionForSegment")?.action }

  /// Returns the index of the segment with an action, or ``noSegment`` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? UISegmentedControl.noSegment
  }

  /// Sets the width of a segment, in points.
  ///
  /// - Parameter width: The width, or 0 for a width that depends on that of the control.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment, "setWidth") { $0.width = max(width, 0) }
  }

  /// Returns the width that was set for a segment, or 0 if none was set.
  open func widthForSegment(at segment: Int) -> CGFloat { item(segment, "widthForSegment")?.width ?? 0 }

  /// Sets the offset of a segment's title or image from the center, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment, "setContentOffset") { $0.contentOffset = offset }
  }

  /// Returns the offset of a segment's title or image from the center.
  ///
  /// - Default: zero.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    item(segment, "contentOffsetForSegment")?.contentOffset ?? .zero
  }

  /// Sets whether the user can select a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment, "setEnabled") { $0.isEnabled = enabled }
  }

  /// Returns whether the user can select a segment.
  ///
  /// - Default: `true`.
  open func isEnabledForSegment(at segment: Int) -> Bool { item(segment, "isEnabledForSegment")?.isEnabled ?? false }

  // MARK: - Selection

  /// The index of the selected segment. Setting it sends no events.
  ///
  /// - Default: ``noSegment``.
  open var selectedSegmentIndex: Int {
    get { selectedIndexStorage }
    set { select(newValue) }
  }

  /// Whether a segment is selected only while its event is sent.
  ///
  /// - Default: `false`.
  open var isMomentary: Bool = false {
    didSet {
      guard isMomentary != oldValue else { return }
      if isMomentary { select(UISegmentedControl.noSegment) }
      segmentsDidChange()
    }
  }

  // MARK: - Appearance

  /// Whether the content determines the widths of segments without an explicit width. Otherwise their widths are equal.
  ///
  /// - Default: `false`.
  open var apportionsSegmentWidthsByContent: Bool = false {
    didSet {
      if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() }
    }
  }

  /// The background color of the selected segment.
  ///
  /// - Default: `nil`, for white, or a gray in dark mode.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.selectedSegmentTintColor)
      if selectedSegmentTintColor != oldValue { setNeedsLayout() }
    }
  }

  /// Sets the attributes of the titles for a state. Missing attributes are those of the normal state and then those of
  /// the system.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    looks.titleAttributes[state] = attributes
    segmentsDidChange()
  }

  /// Returns the attributes of the titles that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    looks.titleAttributes[state]
  }

  /// Sets the image behind segments in a state. It replaces the capsule of the system.
  ///
  /// Only images for the metrics `.default` are displayed, because no bar uses others.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    looks.backgrounds[SegmentedControlLooks.ImageKey(state: state, metrics: barMetrics)] = backgroundImage
    segmentsDidChange()
  }

  /// Returns the image behind segments in a state. If there is none for the given metrics, the one for `.default` is
  /// returned.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.background(for: state, barMetrics)
  }

  /// Sets the image between two segments in given states.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    looks.dividers[SegmentedControlLooks.DividerKey(left: leftState, right: rightState, metrics: barMetrics)] =
      dividerImage
    segmentsDidChange()
  }

  /// Returns the image between two segments in given states.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.divider(left: leftState, right: rightState, barMetrics)
  }

  /// Sets the offset of the contents of segments at a position, in points.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    looks.adjustments[
      SegmentedControlLooks.AdjustmentKey(segment: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment
    setNeedsLayout()
  }

  /// Returns the offset of the contents of segments at a position.
  ///
  /// - Default: zero.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    let key = SegmentedControlLooks.AdjustmentKey(segment: leftCenterRightOrAlone, metrics: barMetrics)
    return looks.adjustments[key] ?? UIOffset()
  }

  // MARK: - Sizing and layout

  /// The intrinsic size: the width that the segments require, and a height of 31 points, one less than that of the
  /// frame.
  open override var intrinsicContentSize: CGSize {
    let size = fittingSize
    return CGSize(width: size.width, height: size.height - alignmentRectInsets.bottom)
  }

  /// Returns the width that the segments require, and a height of 32 points or more for higher contents.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// The alignment insets: one point at the bottom.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutSegments()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsLayout()
  }

  // MARK: - Events

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { press(touch) }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { movePress(touch) }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endPress() }

  open override func cancelTracking(with event: UIEvent?) {
    pressedIndex = nil
    setNeedsLayout()
  }

  // MARK: - Appearance proxy

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(.selectedSegmentTintColor, \UISegmentedControl.selectedSegmentTintColor),
      AppearanceProperty(\UISegmentedControl.looks.titleAttributes) { $0.segmentsDidChange() },
      AppearanceProperty(\UISegmentedControl.looks.backgrounds) { $0.segmentsDidChange() },
      AppearanceProperty(\UISegmentedControl.looks.dividers) { $0.segmentsDidChange() },
      AppearanceProperty(\UISegmentedControl.looks.adjustments) { $0.segmentsDidChange() },
    ]
  }
}
