// The list of segments, the selection, and touches.

extension UISegmentedControl {
  func setUpSegments() {
    addSubview(parts.track)
    addSubview(parts.selection)
  }

  func append(_ item: Any) {
    switch item {
    case let title as String: insert(SegmentItem(.title(title)), at: numberOfSegments)
    case let image as UIImage: insert(SegmentItem(.image(image)), at: numberOfSegments)
    case let action as UIAction: insertSegment(action: action, at: numberOfSegments, animated: false)
    default:
      fatalError(
        "UISegmentedControl: the items of init(items:) must be strings or images, not \(type(of: item))")
    }
  }

  func insert(_ item: SegmentItem, at index: Int, animated: Bool) {
    guard animated else { return insert(item, at: index) }
    PartsAnimation.run(in: self) { insert(item, at: index) }
  }

  func insert(_ item: SegmentItem, at index: Int) {
    let index = max(0, min(index, segments.count))
    segments.insert(item, at: index)
    addSubview(item.view)
    if selectedIndexStorage >= index { selectedIndexStorage += 1 }
    segmentsDidChange()
  }

  func remove(at index: Int) {
    guard !segments.isEmpty else { return }
    let index = max(0, min(index, segments.count - 1))
    segments.remove(at: index).view.removeFromSuperview()
    if selectedIndexStorage == index {
      selectedIndexStorage = UISegmentedControl.noSegment
    } else if selectedIndexStorage > index {
      selectedIndexStorage -= 1
    }
    segmentsDidChange()
  }

  func removeAll() {
    for segment in segments { segment.view.removeFromSuperview() }
    segments = []
    selectedIndexStorage = UISegmentedControl.noSegment
    segmentsDidChange()
  }

  /// Returns a segment. As in UIKit, an index without a segment is an error, except in an empty control, in which the
  /// result is `nil`.
  func item(_ index: Int, _ caller: String) -> SegmentItem? {
    if segments.isEmpty { return nil }
    preconditionOfCaller(
      segments.indices.contains(index),
      "UISegmentedControl.\(caller): index \(index) is out of bounds, because there are \(segments.count) segments")
    return segments[index]
  }

  func change(_ index: Int, _ caller: String, _ change: (inout SegmentItem) -> Void) {
    guard item(index, caller) != nil else { return }
    change(&segments[index])
    segmentsDidChange()
  }

  func requireUnique(_ action: UIAction, at index: Int?) {
    let other = segmentIndex(identifiedBy: action.identifier)
    preconditionOfCaller(
      other == UISegmentedControl.noSegment || other == index,
      "UISegmentedControl: two segments cannot have actions with the identifier \(action.identifier.rawValue)")
  }

  func segmentsDidChange() {
    showContents()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: - Selection

  func select(_ index: Int) {
    preconditionOfCaller(
      index == UISegmentedControl.noSegment || segments.indices.contains(index),
      "UISegmentedControl.selectedSegmentIndex: index \(index) is out of bounds, "
        + "because there are \(segments.count) segments"
    )
    guard index != selectedIndexStorage else { return }
    selectedIndexStorage = index
    showContents()
    setNeedsLayout()
  }

  // MARK: - Touches

  private func enabledIndex(under touch: UITouch) -> Int? {
    let point = touch.location(in: self)
    guard bounds.contains(point) else { return nil }
    layoutIfNeeded()
    return segments.firstIndex { $0.isEnabled && $0.view.frame.minX <= point.x && point.x < $0.view.frame.maxX }
  }

  func press(_ touch: UITouch) -> Bool {
    guard let index = enabledIndex(under: touch) else { return false }
    pressedIndex = index
    setNeedsLayout()
    return true
  }

  func movePress(_ touch: UITouch) -> Bool {
    let index = enabledIndex(under: touch)
    if index != pressedIndex {
      pressedIndex = index
      setNeedsLayout()
    }
    return true
  }

  func endPress() {
    let pressed = pressedIndex
    pressedIndex = nil
    setNeedsLayout()
    guard let index = pressed, segments.indices.contains(index), isMomentary || index != selectedIndexStorage else {
      return
    }
    // The background slides from the segment that was selected before.
    changeLayout(animated: !parts.selection.isHidden) {
      selectedIndexStorage = index
      showContents()
      setNeedsLayout()
    }
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { select(UISegmentedControl.noSegment) }
  }

  /// Returns the default accessibility of a segment: a button that has the trait `.selected` if it is the selected one.
  func spokenDefaults(of view: SegmentView) -> AccessibilityDefaults? {
    guard let index = segments.firstIndex(where: { $0.view === view }) else { return nil }
    let segment = segments[index]
    var traits: UIAccessibilityTraits = .button
    if index == selectedSegmentIndex { traits.insert(.selected) }
    if !segment.isEnabled || !isEnabled { traits.insert(.notEnabled) }
    return AccessibilityDefaults(isElement: true, label: segment.title ?? segment.image?.spokenName, traits: traits)
  }
}
