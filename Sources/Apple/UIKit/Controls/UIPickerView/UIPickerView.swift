/// A view that displays a row of wheels. In each wheel, the row in the middle is selected.
///
/// - Source: developer.apple.com/documentation/uikit/uipickerview
@preconcurrency @MainActor
open class UIPickerView: UIView, SubviewBuilding {
  // MARK: - Storage

  final let band = ControlPart(color: .tertiarySystemFill)
  final var wheels: [PickerWheel] = []
  final var needsReload = true
  final var drag: PickerDrag?
  /// A closure that returns the alignment of titles in a wheel. In date pickers, some are aligned with an edge.
  final var titleAlignment: (_ component: Int) -> NSTextAlignment = { _ in .center }

  /// The color of titles that are not attributed; `nil` for that of labels. iOS has no declaration for it, and apps set
  /// it by the key "textColor".
  @_spi(Host) public final var titleColor: UIColor? {
    didSet { if titleColor != oldValue { reloadAllComponents() } }
  }

  /// A closure that returns whether a row keeps the color of labels.
  final var ignoresTitleColor: (_ row: Int, _ component: Int) -> Bool = { _, _ in false }

  /// The fixed units beside the selected rows of wheels, which are used for durations.
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

  /// The object that provides the numbers of components and rows. The reference is weak.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { markNeedsReload() }
  }

  /// The object that provides the content of rows and is told about selections. The reference is weak.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { markNeedsReload() }
  }

  /// The number of wheels.
  open var numberOfComponents: Int {
    reloadIfNeeded()
    return wheels.count
  }

  /// Returns the number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    wheel(component, "numberOfRows").rowCount
  }

  /// Returns the size of a wheel's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let wheel = wheel(component, "rowSize")
    layoutIfNeeded()
    return CGSize(width: wheel.bounds.width, height: wheel.cylinder.rowHeight)
  }

  /// Returns the view that the delegate provided for a row, or `nil` if there is none or the row is not visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    let wheel = wheel(component, "view(forRow:)")
    layoutIfNeeded()
    let view = wheel.view(forRow: row)
    return view is PickerTitleView ? nil : view
  }

  /// Reloads all wheels. Selected rows stay selected if they still exist.
  open func reloadAllComponents() {
    markNeedsReload()
    reloadIfNeeded()
  }

  /// Reloads the rows of a wheel.
  open func reloadComponent(_ component: Int) {
    reload(wheel(component, "reloadComponent"), component)
  }

  // MARK: - Selection

  /// Turns a wheel to a row, without telling the delegate.
  ///
  /// - Parameters:
  ///   - row: The row. It is limited to the existing rows.
  ///   - animated: Whether the wheel turns within 0.3 seconds. The row counts as selected at once.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let wheel = wheel(component, "selectRow")
    let position = CGFloat(max(0, min(row, wheel.rowCount - 1)))
    wheel.spin(to: position, for: animated ? measures.pickers.spinDuration : 0, isByCode: true)
  }

  /// Returns the row in the middle of a wheel, or -1 if it has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let wheel = wheel(component, "selectedRow")
    return wheel.rowCount == 0 ? -1 : wheel.selectedRow
  }

  // MARK: - Sizing and layout

  /// The intrinsic size: 320 x 216 points.
  open override var intrinsicContentSize: CGSize { measures.pickers.size }

  /// Returns a size of 320 x 216 points, regardless of the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measures.pickers.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutWheels()
  }

  // MARK: - Touches

  /// Returns whether a gesture recognizer may begin. The drag of a wheel prevents drags of ancestors.
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
