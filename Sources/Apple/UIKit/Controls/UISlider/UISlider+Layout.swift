// Positions and appearance of a slider's parts.

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
    let plain = sliderStyle == .thumbless ? measures.sliders.thumblessTrackHeight : measures.sliders.trackHeight
    let height = max(
      currentMinimumTrackImage?.size.height ?? plain, currentMaximumTrackImage?.size.height ?? plain)
    return CGRect(
      x: left, y: pixelGrid.round(bounds.midY - height / 2), width: max(right - left, 0), height: height)
  }

  func defaultThumbRect(in bounds: CGRect, track: CGRect, value: Float) -> CGRect {
    let knob = sliderStyle == .thumbless ? CGSize(width: 0, height: track.height) : measures.sliders.knobSize
    let size = sliderStyle == .thumbless ? knob : currentThumbImage?.size ?? knob
    let share = isMirrored ? 1 - self.share(of: value) : self.share(of: value)
    return CGRect(
      x: track.minX + share * (track.width - size.width), y: pixelGrid.round(track.midY - size.height / 2),
      width: size.width, height: size.height)
  }

  /// Returns the position of a value in the range, from 0 to 1. In an empty range it is 0.
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
    if let trackConfiguration { return layOut(trackConfiguration, track: track, thumb: thumb) }
    for tick in parts.ticks { tick.isHidden = true }
    show(
      parts.minimumTrack, image: currentMinimumTrackImage, color: minimumTrackTintColor ?? tintColor,
      in: isMirrored ? right : left, endsAtLeft: !isMirrored)
    show(
      parts.maximumTrack, image: currentMaximumTrackImage,
      color: maximumTrackTintColor ?? measures.sliders.maximumTrackColor,
      in: isMirrored ? left : right, endsAtLeft: isMirrored)
    show(minimumValueImage, in: \.minimumImage, rect: minimumValueImageRect(forBounds: bounds))
    show(maximumValueImage, in: \.maximumImage, rect: maximumValueImageRect(forBounds: bounds))
    showThumb(thumb)
  }

  private func showThumb(_ thumb: CGRect) {
    parts.knob.isHidden = currentThumbImage != nil || sliderStyle == .thumbless
    parts.knob.frame = thumb
    parts.knob.color = thumbTintColor ?? .white
    parts.knob.shadows = measures.sliders.knobShadows
    show(sliderStyle == .thumbless ? nil : currentThumbImage, in: \.thumb, rect: thumb)
    for view in [parts.minimumTrack, parts.maximumTrack] {
      view.alpha = isEnabled ? 1 : measures.controls.disabledAlpha
    }
  }

  /// Lays out a track whose fill begins at the neutral value, with ticks below the thumb.
  private func layOut(_ configuration: TrackConfiguration, track: CGRect, thumb: CGRect) {
    func place(_ share: Float) -> CGFloat {
      let shown = CGFloat(isMirrored ? 1 - share : share)
      return track.minX + thumb.width / 2 + shown * (track.width - thumb.width)
    }
    let isAtEnd = configuration.neutralValue <= 0 || configuration.neutralValue >= 1
    let end = (configuration.neutralValue <= 0) != isMirrored ? track.minX : track.maxX
    let neutral = isAtEnd ? end : place(configuration.neutralValue)
    let fill = CGRect(
      x: min(neutral, thumb.midX), y: track.minY, width: abs(thumb.midX - neutral), height: track.height)
    // The whole track is below the fill.
    insertSubview(parts.minimumTrack, aboveSubview: parts.maximumTrack)
    show(
      parts.maximumTrack, image: currentMaximumTrackImage,
      color: maximumTrackTintColor ?? measures.sliders.maximumTrackColor, in: track, endsAtLeft: true)
    parts.maximumTrack.layer.maskedCorners = .all
    show(
      parts.minimumTrack, image: currentMinimumTrackImage, color: minimumTrackTintColor ?? tintColor, in: fill,
      endsAtLeft: fill.minX <= track.minX)
    if !isAtEnd { parts.minimumTrack.layer.cornerRadius = 0 }
    showTicks(configuration.ticks, below: track) { place($0) }
    showThumb(thumb)
  }

  private func showTicks(_ ticks: [TrackConfiguration.Tick], below track: CGRect, place: (Float) -> CGFloat) {
    while parts.ticks.count < ticks.count {
      let view = UIImageView(frame: .zero)
      parts.ticks.append(view)
      insertSubview(view, belowSubview: parts.knob)
    }
    for (index, view) in parts.ticks.enumerated() {
      view.isHidden = index >= ticks.count
      guard index < ticks.count else { continue }
      let image = ticks[index].image
      let size = image?.size ?? CGSize(width: measures.sliders.tickSide, height: measures.sliders.tickSide)
      view.image = image
      view.tintColor = .secondaryLabel
      view.backgroundColor = image == nil ? .tertiaryLabel : nil
      view.layer.cornerRadius = image == nil ? size.height / 2 : 0
      view.frame = CGRect(
        x: place(ticks[index].position) - size.width / 2, y: track.maxY + measures.sliders.tickGap, width: size.width,
        height: size.height)
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
    var clamped = value.isNaN ? minimumValue : max(minimumValue, min(maximumValue, value))
    let range = maximumValue - minimumValue
    if let trackConfiguration, range > 0, range.isFinite {
      clamped = minimumValue + trackConfiguration.allowed((clamped - minimumValue) / range) * range
    }
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
