import Foundation

/// The status bar, the notch or island, and the home indicator of a screen without a home button.
@MainActor
struct SystemBars {
  private let screen: UIScreen
  private let front: UIWindow
  private let measures: SystemBarMeasures
  private let configuration: ScreenConfiguration
  /// The image below and its scale.
  private let beneath: CGImage?
  private let scale: CGFloat

  init(of screen: UIScreen, front: UIWindow, over beneath: CGImage?, scale: CGFloat) {
    self.beneath = beneath
    self.scale = scale
    self.screen = screen
    self.front = front
    configuration = screen.configuration
    measures = screen.traitCollection.measures.systemBars
  }

  private var bounds: CGRect { screen.sceneBounds }
  private var isPhone: Bool { configuration.idiom == .phone }
  private var isLandscape: Bool { bounds.width > bounds.height }

  func draw() {
    if !front.statusBar.isHidden, !configuration.hidesStatusBar { drawStatusBar() }
    drawCutout()
    if configuration.safeAreaInsets.bottom > 0, !front.statusBar.hidesHomeIndicator {
      drawIndicator()
    }
  }

  // MARK: - Status bar

  /// The color of the content: white on dark and black on light, as the controllers specify or else by the style of the
  /// front-most one.
  private var ink: UIColor {
    switch front.statusBar.style {
    case .lightContent: return .white
    case .darkContent: return .black
    case .default:
      var controller = front.rootViewController
      while let presented = controller?.presentedViewController, !presented.isBeingDismissed { controller = presented }
      let style = (controller?.traitCollection ?? front.traitCollection).userInterfaceStyle
      return style == .dark || isPushedBack ? .white : .black
    }
  }

  /// Whether a sheet pushed the screen back, so that the top is black.
  private var isPushedBack: Bool {
    guard isPhone, !isLandscape else { return false }
    var controller = front.rootViewController?.presentedViewController
    while let current = controller, !current.isBeingDismissed {
      if let sheet = current.presentationController as? UISheetPresentationController {
        return sheet.presentingViewController.presentingViewController == nil && isDarkAtTop
      }
      controller = current.presentedViewController
    }
    return false
  }

  /// Whether the background of the time is dark.
  private var isDarkAtTop: Bool {
    let place = CGRect(x: 0, y: 0, width: bounds.width / 4, height: configuration.statusBarHeight)
    return beneath.map { brightness(of: $0, in: place, scale: scale) < measures.darkTop } ?? false
  }

  private func drawStatusBar() {
    let height = configuration.statusBarHeight
    guard height > 0 else { return }
    let ink = ink
    if isPhone, height > 20 {
      // The areas on both sides of the notch or the island.
      let cutout = cutoutFrame ?? CGRect(x: bounds.midX, y: 0, width: 0, height: 0)
      let middle = height * measures.earMiddle
      let font = UIFont.systemFont(
        ofSize: cutout.minY > 0 ? measures.earFontSize : measures.notchFontSize, weight: .semibold)
      write(measures.time, font, ink, middle: CGPoint(x: cutout.minX / 2, y: middle))
      let width = itemsWidth
      drawItems(ink, from: cutout.maxX + (bounds.width - cutout.maxX - width) / 2, middle: middle)
    } else {
      let font = UIFont.systemFont(ofSize: measures.plainFontSize, weight: .semibold)
      let middle = height / 2
      let time = UIFont.systemFont(ofSize: measures.plainFontSize, weight: isPhone ? .semibold : .medium)
      if isPhone {
        write(measures.time, time, ink, middle: CGPoint(x: bounds.midX, y: middle))
        drawSignal(ink, in: itemFrame(x: measures.plainMargin, middle, measures.signalSize))
        drawNetwork(
          ink,
          in: itemFrame(
            x: measures.plainMargin + measures.signalSize.width + measures.itemGap, middle, measures.networkSize))
      } else {
        let text = "\(measures.time)  \(date)"
        let width = attributed(text, time, ink).size().width
        write(text, time, ink, middle: CGPoint(x: measures.padMargin + width / 2, y: middle))
        let x = bounds.width - measures.padMargin - measures.batterySize.width
        let level = attributed("100%", font, ink).size().width
        write("100%", font, ink, middle: CGPoint(x: x - measures.itemGap - level / 2, y: middle))
        drawNetwork(
          ink,
          in: itemFrame(
            x: x - 2 * measures.itemGap - level - measures.networkSize.width, middle, measures.networkSize))
      }
      let margin = isPhone ? measures.plainMargin : measures.padMargin
      drawBattery(
        ink, in: itemFrame(x: bounds.width - margin - measures.batterySize.width, middle, measures.batterySize))
    }
  }

  /// The date of the host in the format of the locale without commas.
  private var date: String {
    DatePickerModel().text(UserInterface.current.date.now, template: "EEEMMMd").replacingOccurrences(of: ",", with: "")
  }

  private var itemsWidth: CGFloat {
    measures.signalSize.width + measures.networkSize.width + measures.batterySize.width + 2 * measures.itemGap
  }

  private func drawItems(_ ink: UIColor, from x: CGFloat, middle: CGFloat) {
    drawSignal(ink, in: itemFrame(x: x, middle, measures.signalSize))
    let second = x + measures.signalSize.width + measures.itemGap
    drawNetwork(ink, in: itemFrame(x: second, middle, measures.networkSize))
    drawBattery(
      ink, in: itemFrame(x: second + measures.networkSize.width + measures.itemGap, middle, measures.batterySize))
  }

  private func itemFrame(x: CGFloat, _ middle: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(x: x, y: middle - size.height / 2, width: size.width, height: size.height)
  }

  private func attributed(_ text: String, _ font: UIFont, _ color: UIColor) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
  }

  private func write(_ text: String, _ font: UIFont, _ color: UIColor, middle: CGPoint) {
    let string = attributed(text, font, color)
    let size = string.size()
    string.draw(at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2))
  }

  /// Draws four bars of increasing height.
  private func drawSignal(_ ink: UIColor, in frame: CGRect) {
    ink.setFill()
    let width = frame.width / 5.5
    for (number, share) in [0.34, 0.54, 0.78, 1].enumerated() {
      let height = frame.height * share
      let bar = CGRect(
        x: frame.minX + CGFloat(number) * width * 1.5, y: frame.maxY - height, width: width, height: height)
      UIBezierPath(roundedRect: bar, cornerRadius: width / 3).fill()
    }
  }

  /// Draws three arcs that widen upwards from a point.
  private func drawNetwork(_ ink: UIColor, in frame: CGRect) {
    let tip = CGPoint(x: frame.midX, y: frame.maxY)
    let ring = frame.height / 3.3
    ink.setFill()
    for number in 0..<3 {
      let (inner, outer) = (CGFloat(number) * ring * 1.15, CGFloat(number) * ring * 1.15 + ring * 0.85)
      let path = UIBezierPath()
      let (start, end) = (CGFloat.pi * 1.25, CGFloat.pi * 1.75)
      path.addArc(withCenter: tip, radius: outer, startAngle: start, endAngle: end, clockwise: true)
      if number == 0 {
        path.addLine(to: tip)
      } else {
        path.addArc(withCenter: tip, radius: inner, startAngle: end, endAngle: start, clockwise: false)
      }
      path.close()
      path.fill()
    }
  }

  /// Draws a full battery.
  private func drawBattery(_ ink: UIColor, in frame: CGRect) {
    let body = CGRect(x: frame.minX, y: frame.minY, width: frame.width - 2.5, height: frame.height)
    let radius = frame.height / 3
    ink.withAlphaComponent(0.35).setStroke()
    UIBezierPath(roundedRect: body.insetBy(dx: 0.5, dy: 0.5), cornerRadius: radius).stroke()
    ink.withAlphaComponent(0.4).setFill()
    let cap = CGRect(x: body.maxX + 1, y: body.midY - frame.height / 6, width: 1.5, height: frame.height / 3)
    UIBezierPath(
      roundedRect: cap, byRoundingCorners: [.topRight, .bottomRight], cornerRadii: CGSize(width: 1.5, height: 1.5)
    ).fill()
    ink.setFill()
    UIBezierPath(roundedRect: body.insetBy(dx: 2, dy: 2), cornerRadius: radius - 1.5).fill()
  }

  // MARK: - Notch and island

  /// The cutout at the top of the upright device; `nil` if there is none.
  private var uprightCutout: CGRect? {
    let width = min(bounds.width, bounds.height)
    let size: CGSize
    switch configuration.cutout {
    case .none: return nil
    case .notch: size = measures.notchSize
    case .smallNotch: size = measures.smallNotchSize
    case .island: size = measures.islandSize
    }
    let top = configuration.cutout == .island ? measures.islandTop : 0
    return CGRect(x: (width - size.width) / 2, y: top, width: size.width, height: size.height)
  }

  private var cutoutFrame: CGRect? {
    uprightCutout.map {
      isLandscape ? CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) : $0
    }
  }

  private func drawCutout() {
    guard let frame = cutoutFrame else { return }
    UIColor.black.setFill()
    if configuration.cutout == .island {
      UIBezierPath(roundedRect: frame, cornerRadius: min(frame.width, frame.height) / 2).fill()
      return
    }
    let shape =
      isLandscape
      ? notch(depth: frame.width, along: frame.minY, frame.maxY)
      : notch(
        depth: frame.height, along: frame.minX, frame.maxX)
    if isLandscape {
      // The transform from the top edge to the left one.
      shape.apply(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
    }
    shape.fill()
  }

  /// Returns a notch in the top edge with rounded shoulders.
  private func notch(depth: CGFloat, along start: CGFloat, _ end: CGFloat) -> UIBezierPath {
    let (radius, shoulder) = (measures.notchRadius, measures.notchShoulder)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: start - shoulder, y: 0))
    path.addQuadCurve(to: CGPoint(x: start, y: shoulder), controlPoint: CGPoint(x: start, y: 0))
    path.addLine(to: CGPoint(x: start, y: depth - radius))
    path.addArc(
      withCenter: CGPoint(x: start + radius, y: depth - radius), radius: radius, startAngle: .pi, endAngle: .pi / 2,
      clockwise: false)
    path.addLine(to: CGPoint(x: end - radius, y: depth))
    path.addArc(
      withCenter: CGPoint(x: end - radius, y: depth - radius), radius: radius, startAngle: .pi / 2, endAngle: 0,
      clockwise: false)
    path.addLine(to: CGPoint(x: end, y: shoulder))
    path.addQuadCurve(to: CGPoint(x: end + shoulder, y: 0), controlPoint: CGPoint(x: end, y: 0))
    path.close()
    return path
  }

  // MARK: - Home indicator

  private func drawIndicator() {
    let share =
      isPhone ? (isLandscape ? measures.landscapeIndicatorShare : measures.indicatorShare) : measures.padIndicatorShare
    let width = (min(bounds.width, bounds.height) * share).rounded()
    let frame = CGRect(
      x: bounds.midX - width / 2, y: bounds.height - measures.indicatorBottom - measures.indicatorHeight, width: width,
      height: measures.indicatorHeight)
    let isLight = beneath.map { brightness(of: $0, in: frame, scale: scale) >= measures.lightGround } ?? true
    (isLight ? UIColor.black : .white).setFill()
    UIBezierPath(roundedRect: frame, cornerRadius: frame.height / 2).fill()
  }

  /// Returns the average brightness of a part of an image, from 0 to 1.
  private func brightness(of image: CGImage, in frame: CGRect, scale: CGFloat) -> CGFloat {
    let columns = max(Int(frame.minX * scale), 0)..<min(Int(frame.maxX * scale), image.width)
    let rows = max(Int(frame.minY * scale), 0)..<min(Int(frame.maxY * scale), image.height)
    guard !columns.isEmpty, !rows.isEmpty else { return 1 }
    var sum = 0
    image.withPixels { pixels, bytesPerRow in
      for row in rows {
        for column in columns {
          let pixel = pixels + row * bytesPerRow + column * 4
          // The weights of Rec. 601 in thousandths, for premultiplied blue, green and red.
          sum += (114 * Int(pixel[0]) + 587 * Int(pixel[1]) + 299 * Int(pixel[2])) / 1000
        }
      }
    }
    return CGFloat(sum) / CGFloat(255 * columns.count * rows.count)
  }
}
