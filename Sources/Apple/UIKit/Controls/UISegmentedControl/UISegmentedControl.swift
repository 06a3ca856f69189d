/// A row of segments of which one can be selected.
///
/// - Source: developer.apple.com/documentation/uikit/uisegmentedcontrol
@preconcurrency @MainActor
open class UISegmentedControl: UIControl, SubviewBuilding {
  /// The index that stands for no segment.
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

  /// Makes a control with titles (`String`) and images (`UIImage`), as large as they need.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUpSegments()
    for item in items ?? [] { append(item) }
    sizeToFit()
  }

  /// Makes a control whose segments have the titles or images of actions, which they perform when they are selected.
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

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts a segment with a title before the one at an index; at the end for larger indices.
  ///
  /// - Parameter animated: whether the others slide and it fades in, within 0.25 seconds.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentItem(.title(title)), at: segment, animated: animated)
  }

  /// Puts a segment with an image before the one at an index; at the end for larger indices.
  ///
  /// - Parameter animated: whether the others slide and it fades in, within 0.25 seconds.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentItem(.image(image)), at: segment, animated: animated)
  }

  /// Puts a segment with the image, or else the title, of an action before the one at an index; at the end for larger
  /// indices. No other segment may have an action of that identifier.
  ///
  /// - Parameter animated: whether the others slide and it fades in, within 0.25 seconds.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    requireUnique(action, at: nil)
    insert(SegmentItem(action), at: segment, animated: animated)
  }

  /// Takes a segment away. An index past the last one takes the last; without segments nothing happens.
  ///
  /// - Parameter animated: whether it fades out and the others slide, within 0.25 seconds.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard animated else { return remove(at: segment) }
    PartsAnimation.run(in: self) { remove(at: segment) }
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    removeAll()
  }

  /// Gives a segment a title in place of what it shows.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment, "setTitle") { $0.content = .title(title) }
  }

  /// The title of a segment; `nil` where it shows an image.
  open func titleForSegment(at segment: Int) -> String? { item(segment, "titleForSegment")?.title }

  /// Gives a segment an image in place of what it shows.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment, "setImage") { $0.content = .image(image) }
  }

  /// The image of a segment; `nil` where it shows a title.
  open func imageForSegment(at segment: Int) -> UIImage? { item(segment, "imageForSegment")?.image }

  /// Gives a segment an action, with its image or else title.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    requireUnique(action, at: segment)
    change(segment, "setAction") {
      $0.content = SegmentItem(action).content
      $0.action = action
    }
  }

  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { item(segment, "actionForSegment")?.action }

  /// The index of the segment with an action; ``noSegment`` where there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? UISegmentedControl.noSegment
  }

  /// Gives a segment a width, in points.
  ///
  /// - Parameter width: 0 for a width that follows from the control's.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment, "setWidth") { $0.width = max(width, 0) }
  }

  /// The width that a segment was given; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat { item(segment, "widthForSegment")?.width ?? 0 }

  /// Moves the title or image of a segment out of the middle, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment, "setContentOffset") { $0.contentOffset = offset }
  }

  /// How far the title or image of a segment lies from the middle.
  ///
  /// - Default: zero.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    item(segment, "contentOffsetForSegment")?.contentOffset ?? .zero
  }

  /// Lets a segment be selected by a finger, or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment, "setEnabled") { $0.isEnabled = enabled }
  }

  /// Whether a segment can be selected by a finger.
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

  // MARK: - Looks

  /// Whether segments without a width of their own are as wide as their contents ask for, rather than equally wide.
  ///
  /// - Default: `false`.
  open var apportionsSegmentWidthsByContent: Bool = false {
    didSet {
      if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() }
    }
  }

  /// The color behind the selected segment.
  ///
  /// - Default: `nil`, which is white, and a gray in the dark.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.selectedSegmentTintColor)
      if selectedSegmentTintColor != oldValue { setNeedsLayout() }
    }
  }

  /// Sets attributes of the titles for a state. What they lack is the normal state's, and at last the system's.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    looks.titleAttributes[state] = attributes
    segmentsDidChange()
  }

  /// The attributes of the titles that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    looks.titleAttributes[state]
  }

  /// Sets the image behind segments in a state. With one, the system's capsule is not drawn.
  ///
  /// Only images for `.default` metrics are shown: no bar has others here.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    looks.backgrounds[SegmentedControlLooks.ImageKey(state: state, metrics: barMetrics)] = backgroundImage
    segmentsDidChange()
  }

  /// The image behind segments in a state; the one for `.default` metrics where the given ones have none.
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

  /// The image between two segments in given states.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.divider(left: leftState, right: rightState, barMetrics)
  }

  /// Moves the contents of segments at a place in the row, in points.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    looks.adjustments[
      SegmentedControlLooks.AdjustmentKey(segment: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment
    setNeedsLayout()
  }

  /// How far the contents of segments at a place in the row are moved.
  ///
  /// - Default: zero.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    let key = SegmentedControlLooks.AdjustmentKey(segment: leftCenterRightOrAlone, metrics: barMetrics)
    return looks.adjustments[key] ?? UIOffset()
  }

  // MARK: - Sizing and layout

  /// The width that the segments need, and 31 points, one less than the height of the frame.
  open override var intrinsicContentSize: CGSize {
    let size = fittingSize
    return CGSize(width: size.width, height: size.height - alignmentRectInsets.bottom)
  }

  /// The width that the segments need, and 32 points, or more for higher contents.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// One point at the bottom.
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

  // MARK: - Appearance

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
