import CommandArguments
import Foundation
import ImageCodecs
import PreviewProtocol
import ScreenAudit
import UIKit
import ViewHost

/// A screen that another program controls and observes.
@MainActor
final class LiveScreen {
  let host: ViewHost
  private let network: PendingNetworkWork
  /// A function that displays a new instance of the preview on another host, or nil if an app was launched.
  private let remake: ((ViewHost) -> Void)?
  /// Whether the screen has received events.
  private var isTouched = false
  private var fingers: [Int: Finger] = [:]
  private var lastOutline: ScreenOutline?
  private var lastPicture: (image: CGImage, scale: Double)?
  private var film: (encoder: APNGEncoder?, scale: Double)?

  /// The maximum scale in pixels per point.
  private static let maxScale = 4.0

  init(showing choice: ScreenChoice, in environment: ProgramEnvironment) throws {
    network = environment.network
    try ViewHost.checkFonts()
    let device = try Device.named(choice.device)
    var surroundings = HostEnvironment()
    surroundings.style = choice.isDark ? .dark : .light
    surroundings.layoutDirection = choice.isRightToLeft ? .rightToLeft : .leftToRight
    surroundings.contentSizeCategory = try TextSize.category(named: choice.textSize)
    let number = choice.sdk ?? environment.defaultSDK.number
    guard let sdk = SDKVersion(rawValue: number) else { throw LiveFailure.noSDK(number) }
    surroundings.sdk = sdk
    if let name = choice.preview {
      let preview = try environment.screen(named: name)
      host = ViewHost(device: device, surroundings: surroundings)
      host.notesOrigins = true
      var size: CGSize?
      if let wanted = choice.size {
        guard wanted.count == 2, wanted.allSatisfy({ (1...ViewSize.largestSide).contains($0) }) else {
          throw LiveFailure.malformedSize(maxSide: Int(ViewSize.largestSide))
        }
        size = CGSize(width: wanted[0], height: wanted[1])
      }
      preview.show(on: host, size: size)
      network.settle()
      let network = network
      remake = { host in
        preview.show(on: host, size: size)
        network.settle()
      }
    } else {
      guard let main = environment.entry else {
        throw LiveFailure.noApp
      }
      host = try ViewHost(callingMain: main, device: device, surroundings: surroundings, notesOrigins: true)
      network.advance(host, by: 1)
      remake = nil
    }
    host.update()
  }

  /// A function that displays the same screen on another host, or nil if an app was launched or the screen has received
  /// events.
  var remakeUntouched: ((ViewHost) -> Void)? { isTouched ? nil : remake }

  // MARK: - State

  var state: LiveState {
    host.run {
      let screen = host.window.screen
      let insets = host.device.safeAreaInsets
      return LiveState(
        time: (host.time * 10_000).rounded() / 10_000,
        size: [Double(host.device.size.width), Double(host.device.size.height)], scale: Double(host.device.scale),
        isLandscape: host.device.orientation == .landscape,
        safeArea: [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) },
        isMoving: host.isMoving || !fingers.isEmpty,
        keyboard: HostKeyboardFrame.frame(on: screen).map { ScreenOutline.numbers($0) },
        takesText: HostKeyboard(for: host.window.windowScene?.keyWindow ?? host.window).input != nil,
        hidesHomeIndicator: insets.bottom == 0 || host.window.hidesHomeIndicator,
        controller: host.window.rootViewController.map {
          "\(type(of: VisibleController.innermost(of: host.shownController ?? $0)))"
        },
        isPhone: host.device.idiom == .phone)
    }
  }

  /// Returns the outline, whose numbers targets refer to from now on.
  @discardableResult
  func outline() -> ScreenOutline {
    let outline = host.run { ScreenOutline(of: host) }
    lastOutline = outline
    return outline
  }

  func picture(scale: Double, hasMarks: Bool) throws -> Picture {
    let scale = try checked(scale)
    host.update()
    guard hasMarks else { return try LiveScreen.picture(of: host, scale: scale) }
    let outline = outline()
    return try host.run { try PictureMarks.picture(of: host, outline, scale: scale) }
  }

  /// Returns a picture of the whole screen, including the keyboard and system UI.
  static func picture(of host: ViewHost, scale: CGFloat) throws -> Picture {
    try host.run { try Picture(ofScreenBehind: host.window, scale: scale, withSystemBars: true) }
  }

  private func checked(_ scale: Double) throws -> CGFloat {
    guard scale > 0, scale <= LiveScreen.maxScale else {
      throw LiveFailure.scale(scale, max: Int(LiveScreen.maxScale))
    }
    return CGFloat(scale)
  }

  /// Returns the differences from the picture of the previous call, which is the whole picture at the first call and
  /// after changes of the scale.
  func changes(scale: Double) throws -> [PicturePart] {
    let wanted = try checked(scale)
    host.update()
    let image = try LiveScreen.picture(of: host, scale: wanted).image
    let before = lastPicture.flatMap { $0.scale == scale ? $0.image : nil }
    lastPicture = (image, scale)
    return PictureChanges.parts(of: image, since: before)
  }

  func inspection(of target: LiveTarget) throws -> ViewInspection {
    host.update()
    return try host.run { try ElementInspection.inspection(of: try view(meantBy: target), on: host) }
  }

  /// The views, without those of the keyboard.
  var tree: ViewTree {
    host.update()
    return host.run { ScreenTree.tree(of: host) }
  }

  /// The findings of an audit, each with the line that created its view, or the conflicting constraint.
  var findings: [Finding] {
    ScreenAudit(of: host).results.map { result in
      var finding = result.finding
      if let conflict = result.conflict {
        let broken = conflict.constraints.first(where: \.isBroken) ?? conflict.constraints.last
        finding.place = broken.flatMap { constraint in
          constraint.file.map { ViewInspection.Place(file: $0, line: constraint.line ?? 0, path: nil) }
        }
      } else if let view = result.view {
        finding.place = host.run { ElementInspection.place(of: view) }
      }
      return finding
    }
  }

  // MARK: - Films

  /// The maximum number of pictures in a film, which limits its memory. Later pictures are omitted.
  private static let maxPictures = 3600

  func startFilm(scale: Double) throws {
    _ = try checked(scale)
    film = (nil, scale)
    addToFilm()
  }

  func endFilm() throws -> [UInt8] {
    guard let encoder = film?.encoder else { throw LiveFailure.noFilm }
    film = nil
    return encoder.file()
  }

  private func addToFilm() {
    guard let current = film, (current.encoder?.frameCount ?? 0) < LiveScreen.maxPictures else { return }
    guard let image = try? LiveScreen.picture(of: host, scale: CGFloat(current.scale)).image else { return }
    var encoder = current.encoder ?? APNGEncoder(width: image.width, height: image.height, framesPerSecond: 30)
    image.withPixels { pixels, bytesPerRow in
      encoder.add(UnsafeRawBufferPointer(start: pixels, count: bytesPerRow * image.height), bytesPerRow: bytesPerRow)
    }
    film = (encoder, current.scale)
  }

  // MARK: - Events

  /// The maximum time of a single step, in seconds.
  private static let longest = 600.0
  /// The maximum number of characters that a single step deletes.
  private static let maxDeletions = 100_000

  /// Performs recorded events, up to the first that fails.
  func replay(_ events: [LiveEvent]) -> ReplayedEvents {
    for (count, event) in events.enumerated() {
      do {
        try perform(event)
      } catch {
        return ReplayedEvents(count: count, failure: "\(event.description): \(error)")
      }
    }
    return ReplayedEvents(count: events.count, failure: nil)
  }

  /// Performs an event and returns it in a form that another program can replay.
  @discardableResult
  func perform(_ event: LiveEvent) throws -> LiveEvent {
    isTouched = true
    switch event {
    case .tap(let target, let count, let seconds):
      guard (1...3).contains(count), (0...LiveScreen.longest).contains(seconds) else {
        throw LiveFailure.tap(maxSeconds: Int(LiveScreen.longest))
      }
      let (point, lasting) = try place(of: target)
      if seconds > 0 {
        host.longPress(at: point, duration: seconds)
      } else {
        for number in 1...count {
          if number > 1 { host.advance(by: 0.05) }
          let finger = host.putDown(at: point, tapCount: number)
          host.advance(by: 0.05)
          finger.lift()
        }
        host.update()
      }
      return .tap(lasting, count: count, seconds: seconds)
    case .swipe(let name, let target):
      guard let direction = LiveScreen.directions[name] else {
        throw LiveFailure.swipe(name)
      }
      guard let target else {
        host.swipe(direction)
        return event
      }
      let (point, lasting) = try place(of: target)
      if let view = try? view(meantBy: target) {
        try host.swipe(direction, on: .view(view))
      } else {
        host.drag(from: point, to: LiveScreen.end(of: name, from: point), duration: 0.15, rest: 0)
      }
      return .swipe(name, on: lasting)
    case .drag(let from, let to, let seconds):
      guard (0...LiveScreen.longest).contains(seconds) else {
        throw LiveFailure.drag(seconds, maxSeconds: Int(LiveScreen.longest))
      }
      host.drag(from: try point(from), to: try point(to), duration: seconds)
      return event
    case .touch(let phase, let number, let place, let touched):
      return try touch(phase, number, try point(place), touched)
    case .type(let text):
      try host.type(text)
      return event
    case .delete(let count):
      guard (1...LiveScreen.maxDeletions).contains(count) else {
        throw LiveFailure.deletions(count, max: LiveScreen.maxDeletions)
      }
      try host.deleteBackward(times: count)
      return event
    case .press(let key, let modifiers):
      host.press(LiveScreen.keys[key] ?? key, try LiveScreen.flags(modifiers))
      return event
    case .scroll(let place, let way):
      try scroll(at: try point(place), by: try point(way))
      return event
    case .frames(let count):
      guard (0...Int(LiveScreen.longest * 60)).contains(count) else {
        throw LiveFailure.time(Double(count) / 60, maxSeconds: Int(LiveScreen.longest))
      }
      for number in 0..<count {
        host.advance(by: 1.0 / 60)
        if film != nil, number.isMultiple(of: 2) { addToFilm() }
      }
      return event
    case .wait(let seconds):
      guard (0...LiveScreen.longest).contains(seconds) else {
        throw LiveFailure.time(seconds, maxSeconds: Int(LiveScreen.longest))
      }
      network.advance(host, by: seconds)
      return event
    case .rotate(let landscape):
      host.rotate(to: landscape ? .landscape : .portrait)
      return event
    case .settings(let isDark, let textSize):
      if let isDark { host.set(isDark ? UIUserInterfaceStyle.dark : .light) }
      if let textSize { host.set(try TextSize.category(named: textSize)) }
      return event
    }
  }

  private static let directions: [String: ViewHost.SwipeDirection] = [
    "up": .up, "down": .down, "left": .left, "right": .right,
  ]

  private static let keys: [String: String] = [
    "Escape": UIKeyCommand.inputEscape, "ArrowUp": UIKeyCommand.inputUpArrow, "ArrowDown": UIKeyCommand.inputDownArrow,
    "ArrowLeft": UIKeyCommand.inputLeftArrow, "ArrowRight": UIKeyCommand.inputRightArrow, "Enter": "\r", "Tab": "\t",
    "Backspace": "\u{8}",
  ]

  private static func flags(_ names: [String]) throws -> UIKeyModifierFlags {
    try names.reduce(into: []) { flags, name in
      switch name {
      case "command": flags.insert(.command)
      case "shift": flags.insert(.shift)
      case "alternate": flags.insert(.alternate)
      case "control": flags.insert(.control)
      default: throw LiveFailure.noModifier(name)
      }
    }
  }

  private static func end(of direction: String, from point: CGPoint) -> CGPoint {
    let way: [String: (CGFloat, CGFloat)] = ["up": (0, -100), "down": (0, 100), "left": (-100, 0), "right": (100, 0)]
    let (x, y) = way[direction] ?? (0, 0)
    return CGPoint(x: point.x + x, y: point.y + y)
  }

  private func point(_ numbers: [Double]) throws -> CGPoint {
    guard numbers.count == 2, numbers.allSatisfy({ $0.isFinite && abs($0) < 1e6 }) else {
      throw LiveFailure.malformedPoint
    }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  // MARK: - Fingers

  /// The maximum number of fingers. More fingers are an error.
  private static let maxFingers = 10

  private func touch(
    _ phase: LiveEvent.TouchPhase, _ number: Int, _ point: CGPoint, _ touched: LiveEvent.TouchedView?
  ) throws -> LiveEvent {
    func event(_ view: LiveEvent.TouchedView? = nil) -> LiveEvent {
      .touch(phase, finger: number, point: [Double(point.x), Double(point.y)], view: view)
    }
    switch phase {
    case .down:
      guard fingers[number] == nil else { throw LiveFailure.fingerIsDown(number) }
      guard fingers.count < LiveScreen.maxFingers else { throw LiveFailure.fingers(max: LiveScreen.maxFingers) }
      // A replayed touch follows the current position of its view.
      var place = point
      if let touched { place = try TouchedViews.place(of: touched, on: host, near: point) }
      let found = TouchedViews.view(at: place, on: host)
      fingers[number] = host.putDown(at: place)
      return event(found)
    case .move:
      guard let finger = fingers[number] else { throw LiveFailure.fingerIsUp(number) }
      finger.move(to: point)
      host.update()
    case .up, .cancel:
      guard let finger = fingers.removeValue(forKey: number) else {
        throw LiveFailure.fingerIsUp(number)
      }
      finger.move(to: point)
      if phase == .up { finger.lift() } else { finger.cancel() }
      host.update()
    }
    return event()
  }

  /// Performs the scrolling of a mouse wheel: the nearest view that scrolls in its direction moves, within the limits
  /// of its content.
  private func scroll(at point: CGPoint, by way: CGPoint) throws {
    host.run {
      host.update()
      guard let window = HostHits.window(at: point, on: host.window.screen) else { return }
      var view = window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil)
      while let current = view {
        if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled, move(scrollView, by: way) { break }
        view = current.superview
      }
      host.update()
    }
  }

  private func move(_ scrollView: UIScrollView, by way: CGPoint) -> Bool {
    let inset = scrollView.adjustedContentInset
    func offset(
      _ now: CGFloat, _ way: CGFloat, _ before: CGFloat, _ content: CGFloat, _ shown: CGFloat, _ after: CGFloat
    )
      -> CGFloat
    {
      min(max(now + way, -before), max(content + after - shown, -before))
    }
    let new = CGPoint(
      x: offset(
        scrollView.contentOffset.x, way.x, inset.left, scrollView.contentSize.width, scrollView.bounds.width,
        inset.right),
      y: offset(
        scrollView.contentOffset.y, way.y, inset.top, scrollView.contentSize.height, scrollView.bounds.height,
        inset.bottom))
    guard new != scrollView.contentOffset else { return false }
    scrollView.setContentOffset(new, animated: false)
    return true
  }

  // MARK: - Finding

  /// Returns the point at which a finger touches a target, and a target that can be found again.
  private func place(of target: LiveTarget) throws -> (CGPoint, LiveTarget) {
    if let numbers = target.point { return (try point(numbers), target) }
    host.update()
    let entry = try host.run { () throws -> ScreenOutline.Entry in try self.entry(meantBy: target) }
    let point: CGPoint
    if let view = entry.object as? UIView {
      point = try host.place(of: .view(view))
    } else {
      point = CGPoint(x: entry.frame.midX, y: entry.frame.midY)
    }
    return (
      point,
      host.run { lastOutline?.lastingTarget(of: entry) } ?? LiveTarget(point: [Double(point.x), Double(point.y)])
    )
  }

  private func entry(meantBy target: LiveTarget) throws -> ScreenOutline.Entry {
    if let number = target.number {
      let outline = lastOutline ?? outline()
      guard outline.entries.indices.contains(number - 1) else {
        throw LiveFailure.noElement(number, among: outline.entries.count)
      }
      let entry = outline.entries[number - 1]
      guard entry.isThere else {
        throw LiveFailure.gone(number, entry.line)
      }
      return entry
    }
    return try outline().entry(for: target)
  }

  private func view(meantBy target: LiveTarget) throws -> UIView {
    if let numbers = target.point {
      let place = try point(numbers)
      guard let view = TouchedViews.frontmost(at: place, on: host) else {
        throw LiveFailure.noView(at: target.description)
      }
      // No source line creates the internal views of a button.
      var current: UIView? = view
      while let part = current, String(reflecting: type(of: part)).hasPrefix("UIKit.") {
        if let control = part as? UIControl { return control }
        current = part.superview
      }
      return view
    }
    if let place = target.place {
      guard let view = MadeViews.first(madeBy: place, on: host) else {
        throw LiveFailure.noView(createdAt: target.description)
      }
      return view
    }
    if let path = target.view {
      guard let view = ScreenTree.view(at: path, on: host) else {
        throw LiveFailure.gone(target.description)
      }
      return view
    }
    let entry = try entry(meantBy: target)
    guard let view = entry.object as? UIView else {
      throw LiveFailure.notView(target.description)
    }
    return view
  }
}
