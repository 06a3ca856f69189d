/// A wheel of a picker view, which displays the visible rows.
final class PickerWheel: UIView, ClockDriven {
  /// The rotation of the wheel in rows. It is a whole number if a row is in the middle.
  var position: CGFloat = 0 {
    didSet {
      if position != oldValue { setNeedsLayout() }
    }
  }
  var rowCount = 0
  /// The cylinder of the wheel. The picker view sets it.
  var cylinder = PickerCylinder(height: 0, rowHeight: 1, PickerMeasures())
  /// A closure that creates the view of a row, and may reuse a view.
  var makeRow: (_ row: Int, _ reused: UIView?) -> UIView = { _, _ in UIView() }

  /// The views of visible rows by index. The index is needed because layout may make the picker high enough for
  /// thousands of rows.
  private var rows: [Int: UIView] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("PickerWheel is not archived")
  }

  /// The row in the middle, or the row to which code turns the wheel.
  var selectedRow: Int {
    let position = spin.map { $0.isByCode ? $0.end : self.position } ?? self.position
    return max(0, min(Int(saturating: position.rounded()), rowCount - 1))
  }

  // MARK: - Spinning

  private struct Spin {
    let begin: Double
    let start: CGFloat
    let end: CGFloat
    let duration: Double
    let isByCode: Bool
    let completion: () -> Void
  }

  private var spin: Spin?

  /// Turns to a row with decreasing velocity, and calls a closure at the end. Without a visible window, the wheel turns
  /// at once.
  ///
  /// - Parameter isByCode: Whether the row counts as selected from the beginning.
  func spin(to row: CGFloat, for duration: Double, isByCode: Bool, completion: @escaping () -> Void = {}) {
    spin = nil
    guard window != nil, duration > 0, row != position, UIView.areAnimationsEnabled else {
      position = row
      completion()
      return
    }
    spin = Spin(
      begin: AppHost.current.clock.now, start: position, end: row, duration: duration, isByCode: isByCode,
      completion: completion)
    ClockDrivenViews.add(self)
  }

  /// Stops the wheel at its present position.
  func stopSpinning() {
    spin = nil
    ClockDrivenViews.remove(self)
  }

  func frameWillBeMade() {
    guard let spin else { return }
    let rest = 1 - min(max((AppHost.current.clock.now - spin.begin) / spin.duration, 0), 1)
    position = spin.end + (spin.start - spin.end) * CGFloat(rest * rest * rest)
    guard rest < 1e-9 else { return }
    position = spin.end
    stopSpinning()
    spin.completion()
  }

  func view(forRow row: Int) -> UIView? {
    layoutIfNeeded()
    return rows[row]
  }

  func removeRows() {
    for view in rows.values { view.removeFromSuperview() }
    rows = [:]
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = Int(saturating: position.rounded())
    let wanted = max(0, middle - cylinder.reach)..<max(0, min(rowCount, middle + cylinder.reach + 1))
    let passed = rows.keys.filter { !wanted.contains($0) }.sorted()
    var spare = passed.compactMap { rows.removeValue(forKey: $0) }
    for index in wanted {
      guard let place = cylinder.place(at: CGFloat(index) - position) else {
        rows[index]?.isHidden = true
        continue
      }
      show(row(index, &spare), at: place)
    }
    for view in spare { view.removeFromSuperview() }
  }

  private func row(_ index: Int, _ spare: inout [UIView]) -> UIView {
    if let view = rows[index] { return view }
    let reused = spare.popLast()
    let view = makeRow(index, reused)
    if let reused, reused !== view { reused.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    rows[index] = view
    return view
  }

  private func show(_ view: UIView, at place: PickerCylinder.Place) {
    view.isHidden = false
    view.transform = .identity
    view.bounds.size = CGSize(width: bounds.width, height: cylinder.rowHeight)
    view.center = CGPoint(x: bounds.midX, y: bounds.midY + place.y)
    view.transform = place.transform
    view.alpha = place.alpha
  }

  // MARK: - Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, value: selectedText, traits: .adjustable)
  }

  override func accessibilityIncrement() { adjust(up: true) }

  override func accessibilityDecrement() { adjust(up: false) }
}

extension PickerWheel {
  /// The text of the row in the middle.
  var selectedText: String? {
    guard rowCount > 0, let row = view(forRow: selectedRow) else { return nil }
    return row.isAccessibilityElement ? row.accessibilityLabel : AccessibilityTree(of: row).elements.first?.label
  }

  /// Turns the wheel by one row, as an accessibility swipe up or down does. The delegate is told.
  func adjust(up: Bool) {
    guard let picker = superview as? UIPickerView, let component = picker.wheels.firstIndex(where: { $0 === self })
    else { return }
    let row = selectedRow + (up ? 1 : -1)
    guard row >= 0, row < rowCount else { return }
    stopSpinning()
    position = CGFloat(row)
    picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
  }
}
