/// Wheels of rows side by side, of which each has one row in the middle that is selected.
///
/// - Source: developer.apple.com/documentation/uikit/uipickerview
@preconcurrency @MainActor
open class UIPickerView: UIView, SubviewBuilding {
  // MARK: - Storage

  final let band = ControlPart(color: .tertiarySystemFill)
  final var wheels: [PickerWheel] = []
  final var needsReload = true
  final var drag: PickerDrag?
  /// How titles lie in their wheels; date pickers have some at the edges.
  final var titleAlignment: (_ component: Int) -> NSTextAlignment = { _ in .center }

  /// Words that stand beside the selected rows of wheels and do not turn; durations have them.
  final var units: [Int: String] = [:]
  final var unitLabels: [Int: UILabel] = [:]

  // MARK: - Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(band)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(band)
  }

  // MARK: - Data

  /// Says how many components and rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { markNeedsReload() }
  }

  /// Says what rows show, and hears which are selected.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { markNeedsReload() }
  }

  /// How many wheels there are.
  open var numberOfComponents: Int {
    reloadIfNeeded()
    return wheels.count
  }

  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    wheel(component, "numberOfRows").rowCount
  }

  /// The size of a wheel's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let wheel = wheel(component, "rowSize")
    layoutIfNeeded()
    return CGSize(width: wheel.bounds.width, height: wheel.cylinder.rowHeight)
  }

  /// The view that the delegate made for a row; `nil` where it made none, or the row can't be seen.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    let wheel = wheel(component, "view(forRow:)")
    layoutIfNeeded()
    let view = wheel.view(forRow: row)
    return view is PickerTitleView ? nil : view
  }

  /// Asks for everything anew. Selected rows stay where there are enough rows.
  open func reloadAllComponents() {
    markNeedsReload()
    reloadIfNeeded()
  }

  /// Asks for a wheel's rows anew.
  open func reloadComponent(_ component: Int) {
    reload(wheel(component, "reloadComponent"), component)
  }

  // MARK: - Selection

  /// Turns a wheel to a row. Sends nothing to the delegate.
  ///
  /// - Parameters:
  ///   - row: rows that there are not are moved to the nearest one.
  ///   - animated: whether the wheel turns there, within 0.3 seconds. The row counts as selected at once.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let wheel = wheel(component, "selectRow")
    let position = CGFloat(max(0, min(row, wheel.rowCount - 1)))
    wheel.spin(to: position, for: animated ? measures.pickers.spinDuration : 0, isByCode: true)
  }

  /// The row in the middle of a wheel; -1 where it has none.
  open func selectedRow(inComponent component: Int) -> Int {
    let wheel = wheel(component, "selectedRow")
    return wheel.rowCount == 0 ? -1 : wheel.selectedRow
  }

  // MARK: - Sizing and layout

  /// 320 x 216 points.
  open override var intrinsicContentSize: CGSize { measures.pickers.size }

  /// 320 x 216 points, whatever the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measures.pickers.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutWheels()
  }

  // MARK: - Fingers

  /// A drag of a wheel is no drag of a view around the picker.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = gestureRecognizer.view, gestureRecognizer is UIPanGestureRecognizer else { return true }
    return other.isDescendant(of: self)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { beginDrag(touch) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { continueDrag(touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { endDrag(touch) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelDrag()
  }
}
