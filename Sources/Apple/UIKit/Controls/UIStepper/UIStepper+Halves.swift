// The appearance of a stepper's halves, and touches on them.

extension UIStepper {

  func setUpStepper() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    for view in [parts.track, parts.background, parts.divider, parts.decrement, parts.increment] { addSubview(view) }
  }

  var fittingSize: CGSize {
    let size = measures.steppers.size
    guard let image = images.background[.normal]?.size else { return size }
    return CGSize(width: max(size.width, image.width), height: max(size.height, image.height))
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: - Appearance

  func canStep(up: Bool) -> Bool {
    isEnabled && (wraps || (up ? value < maximumValue : value > minimumValue))
  }

  private func state(ofIncrement isIncrement: Bool) -> UIControl.State {
    guard canStep(up: isIncrement) else { return .disabled }
    if let press, press.isIncrement == isIncrement, press.isInside { return .highlighted }
    return .normal
  }

  func layOutHalves() {
    let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    parts.decrement.frame = isMirrored ? right : left
    parts.increment.frame = isMirrored ? left : right
    let (decrement, increment) = (state(ofIncrement: false), state(ofIncrement: true))
    show(parts.decrement, image: images.decrement[decrement], decrement)
    show(parts.increment, image: images.increment[increment], increment)
    parts.track.place(bounds, cornerRadius: measures.steppers.cornerRadius)
    parts.track.backgroundColor = measures.steppers.trackColor
    parts.background.image = images.background[state]
    parts.background.frame = bounds
    parts.track.isHidden = parts.background.image != nil
    let (leftState, rightState) = isMirrored ? (increment, decrement) : (decrement, increment)
    let divider = images.shownDivider(left: leftState, right: rightState)
    let size = divider?.size ?? CGSize(width: measures.controls.dividerWidth, height: measures.steppers.dividerHeight)
    parts.divider.image = divider
    parts.divider.backgroundColor = divider == nil ? measures.controls.dividerColor : nil
    parts.divider.frame = pixelGrid.round(
      CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
  }

  private func show(_ half: StepperHalf, image: UIImage?, _ state: UIControl.State) {
    half.show(
      image, isEnabled: state != .disabled, tint: state == .disabled ? .tertiaryLabel : tintColor)
    let corners: CACornerMask =
      half.frame.minX > bounds.minX
      ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    half.layer.maskedCorners = corners
    half.layer.cornerRadius = measures.steppers.cornerRadius ?? min(bounds.width, bounds.height) / 2
    half.backgroundColor = state == .highlighted && images.background[.normal] == nil ? .secondarySystemFill : nil
  }

  // MARK: - Touches

  private func isIncrement(at point: CGPoint) -> Bool { (point.x >= bounds.midX) != isMirrored }

  func beginPress(_ touch: UITouch) -> Bool {
    let up = isIncrement(at: touch.location(in: self))
    guard canStep(up: up) else { return false }
    press = StepperPress(isIncrement: up, nextStep: touch.timestamp + StepperPress.delay, valueBefore: value)
    setNeedsLayout()
    step(up: up)
    return true
  }

  func movePress(_ touch: UITouch) {
    repeatSteps(until: touch.timestamp)
    guard var press else { return }
    let point = touch.location(in: self)
    press.isInside = bounds.contains(point) && isIncrement(at: point) == press.isIncrement
    // A touch that returns to the half waits for the next step, without the missed ones.
    if press.isInside { press.nextStep = max(press.nextStep, touch.timestamp) }
    self.press = press
    setNeedsLayout()
  }

  func endPress(at time: TimeInterval?) {
    if let time { repeatSteps(until: time) }
    guard let press else { return }
    self.press = nil
    setNeedsLayout()
    if !isContinuous, value != press.valueBefore { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func repeatSteps(until time: TimeInterval) {
    guard autorepeat else { return }
    for _ in 0..<StepperPress.maxSteps {
      guard let press, press.isInside, press.nextStep <= time else { return }
      self.press?.nextStep += StepperPress.interval
      guard canStep(up: press.isIncrement) else { return }
      step(up: press.isIncrement)
    }
  }

  private func step(up: Bool) {
    let old = value
    var new = old + (up ? stepValue : -stepValue)
    if new > maximumValue { new = wraps && old == maximumValue ? minimumValue : maximumValue }
    if new < minimumValue { new = wraps && old == minimumValue ? maximumValue : minimumValue }
    value = new
    if isContinuous, value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Returns the accessibility traits of a half, which is a button and is disabled at the end of the range.
  func spokenTraits(isIncrement: Bool) -> UIAccessibilityTraits {
    canStep(up: isIncrement) ? .button : [.button, .notEnabled]
  }
}
