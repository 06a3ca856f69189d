// Where the parts of a slider lie, and what they show.

extension UISlider {

  func setUpSlider() {
    addSubview(parts.maximumTrack)
    addSubview(parts.minimumTrack)
    addSubview(parts.knob)
  }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var fittingHeight: CGFloat {
    let images = [minimumValueImage, maximumValueImage, currentThumbImage]
    return images.reduce(measures.sliders.height) { max($0, $1?.size.height ?? 0) }
  }

  // MARK: - Rectangles

  func imageRect(of image: UIImage?, in bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    let x = atLeft ? bounds.minX + measures.sliders.trackInset : bounds.maxX - measures.sliders.trackInset - size.width
    return CGRect(x: x, y: pixelGrid.round(bounds.midY - size.height / 2), width: size.width, height: size.height)
  }

  func defaultTrackRect(in bounds: CGRect) -> CGRect {
    var left = bounds.minX + measures.sliders.trackInset
    var right = bounds.maxX - measures.sliders.trackInset
    let minimum = minimumValueImageRect(forBounds: bounds)
    let maximum = maximumValueImageRect(forBounds: bounds)
    let (atLeft, atRight) = isMirrored ? (maximum, minimum) : (minimum, maximum)
    if atLeft.width > 0 { left = atLeft.maxX + measures.sliders.imageGap }
    if atRight.width > 0 { right = atRight.minX - measures.sliders.imageGap }
    let height = max(
      currentMinimumTrackImage?.size.height ?? measures.sliders.trackHeight,
      currentMaximumTrackImage?.size.height ?? measures.sliders.trackHeight)
    return CGRect(
      x: left, y: pixelGrid.round(bounds.midY - height / 2), width: max(right - left, 0), height: height)
  }

  func defaultThumbRect(in bounds: CGRect, track: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: measures.sliders.knobSide, height: measures.sliders.knobSide)
    let share = isMirrored ? 1 - self.share(of: value) : self.share(of: value)
    return CGRect(
      x: track.minX + share * (track.width - size.width), y: pixelGrid.round(track.midY - size.height / 2),
      width: size.width, height: size.height)
  }

  /// How far into the range a value lies, from 0 to 1. A range without length is at its beginning throughout.
  private func share(of value: Float) -> CGFloat {
    let range = maximumValue - minimumValue
    guard range > 0, range.isFinite else { return 0 }
    return CGFloat(max(0, min(1, (value - minimumValue) / range)))
  }

  // MARK: - Showing

  func layOutParts() {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let middle = min(max(thumb.midX, track.minX), track.maxX)
    let left = CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
    let right = CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
    show(
      parts.minimumTrack, image: currentMinimumTrackImage, color: minimumTrackTintColor ?? tintColor,
      in: isMirrored ? right : left, endsAtLeft: !isMirrored)
    show(
      parts.maximumTrack, image: currentMaximumTrackImage, color: maximumTrackTintColor ?? .systemFill,
      in: isMirrored ? left : right, endsAtLeft: isMirrored)
    show(minimumValueImage, in: \.minimumImage, rect: minimumValueImageRect(forBounds: bounds))
    show(maximumValueImage, in: \.maximumImage, rect: maximumValueImageRect(forBounds: bounds))
    parts.knob.isHidden = currentThumbImage != nil
    parts.knob.frame = thumb
    parts.knob.color = thumbTintColor ?? .white
    parts.knob.shadows = measures.sliders.knobShadows
    show(currentThumbImage, in: \.thumb, rect: thumb)
    for view in [parts.minimumTrack, parts.maximumTrack] {
      view.alpha = isEnabled ? 1 : measures.controls.disabledAlpha
    }
  }

  private func show(_ view: UIImageView, image: UIImage?, color: UIColor, in rect: CGRect, endsAtLeft: Bool) {
    view.image = image
    view.backgroundColor = image == nil ? color : nil
    view.frame = rect
    view.layer.cornerRadius = image == nil ? min(rect.height, rect.width * 2) / 2 : 0
    view.layer.maskedCorners =
      endsAtLeft
      ? [.layerMinXMinYCorner, .layerMinXMaxYCorner] : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
  }

  private func show(
    _ image: UIImage?, in part: ReferenceWritableKeyPath<SliderParts, UIImageView?>, rect: CGRect
  ) {
    guard image != nil || parts[keyPath: part] != nil else { return }
    let view = parts[keyPath: part] ?? UIImageView(frame: .zero)
    if view.superview == nil {
      parts[keyPath: part] = view
      addSubview(view)
    }
    view.image = image
    view.frame = rect
  }

  // MARK: - Value

  func setClampedValue(_ value: Float) {
    let clamped = value.isNaN ? minimumValue : max(minimumValue, min(maximumValue, value))
    guard clamped != valueStorage else { return }
    valueStorage = clamped
    setNeedsLayout()
  }

  func rangeDidChange() {
    setClampedValue(valueStorage)
    setNeedsLayout()
  }

  // MARK: - Dragging

  private func thumbNow() -> (track: CGRect, thumb: CGRect) {
    let track = trackRect(forBounds: bounds)
    return (track, thumbRect(forBounds: bounds, trackRect: track, value: value))
  }

  func keeps(_ recognizer: UIGestureRecognizer) -> Bool {
    guard keepsHorizontalDrag(from: recognizer), let touch = recognizer.sequence.touches.first,
      let window = touch.window
    else { return false }
    let start = window.convert(touch.startInWindow, to: self as UIView?)
    return thumbNow().1.insetBy(dx: -measures.sliders.grabSlop, dy: -measures.sliders.grabSlop).contains(start)
  }

  func grab(_ touch: UITouch) -> Bool {
    let (_, thumb) = thumbNow()
    let location = touch.location(in: self)
    guard thumb.insetBy(dx: -measures.sliders.grabSlop, dy: -measures.sliders.grabSlop).contains(location) else {
      return false
    }
    grabOffset = location.x - thumb.midX
    valueWhenGrabbed = value
    return true
  }

  func drag(_ touch: UITouch) -> Bool {
    let (track, thumb) = thumbNow()
    let room = track.width - thumb.width
    guard room > 0 else { return true }
    let x = touch.location(in: self).x - grabOffset - thumb.width / 2 - track.minX
    let share = Float(max(0, min(1, x / room)))
    let old = value
    setClampedValue(minimumValue + (isMirrored ? 1 - share : share) * (maximumValue - minimumValue))
    if isContinuous, value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  func release() {
    if !isContinuous, value != valueWhenGrabbed { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
