import PreviewProtocol
import UIKit
import ViewHost

/// A short description of a screen, with a numbered line for each element that can be read or touched, in reading
/// order.
///
/// Accessibility elements come first, because assistive technologies present them. Views follow that accessibility
/// ignores and that can be touched, have names, or are visible.
@MainActor
struct ScreenOutline {
  /// A numbered element.
  @MainActor
  struct Entry {
    private weak var view: UIView?
    /// A strong reference, because no other object may retain an element that is not a view.
    private let element: NSObject?
    let role: String
    let label: String?
    let value: String?
    let identifier: String?
    /// The frame in points, in the screen's coordinate space.
    let frame: CGRect
    let flags: [String]
    let isSpoken: Bool
    let hint: String?
    let traits: [String]

    var object: NSObject? { view ?? element }

    /// Whether the element can still be touched.
    var isThere: Bool {
      if element != nil { return true }
      return view?.window != nil
    }

    init(
      _ object: NSObject, role: String, label: String?, value: String?, identifier: String?, frame: CGRect,
      flags: [String], isSpoken: Bool, hint: String? = nil, traits: [String] = []
    ) {
      view = object as? UIView
      element = object is UIView ? nil : object
      self.role = role
      self.label = label
      self.value = value
      self.identifier = identifier
      self.frame = frame
      self.flags = flags
      self.isSpoken = isSpoken
      self.hint = hint
      self.traits = traits
    }

    /// A line such as `button "Sign in" 16,700 361x50 #signIn disabled`.
    var line: String {
      var line = role
      if let label, !label.isEmpty { line += " \"\(ScreenOutline.short(label))\"" }
      if let value, !value.isEmpty { line += " = \"\(ScreenOutline.short(value))\"" }
      line += " \(ScreenOutline.text(of: frame))"
      if let identifier, !identifier.isEmpty { line += " #\(identifier)" }
      if !flags.isEmpty { line += " " + flags.joined(separator: " ") }
      return line
    }
  }

  /// The elements on the screen, followed by those outside of it.
  let entries: [Entry]
  private let title: String
  private let notes: [String]

  /// The maximum number of entries in the text.
  private static let maxLines = 60
  private static let longestText = 60

  init(of host: ViewHost) {
    host.update()
    let screen = host.window.screen
    var spoken: [Entry] = []
    var others: [Entry] = []
    var scrolls: [String] = []
    // The keys of a keyboard are not content. Text is entered with events for typing.
    let system = HostHits.systemWindows(of: screen)
    for window in HostHits.visibleWindows(of: screen) where !system.contains(where: { $0 === window }) {
      let elements = AccessibilityTree(of: window).elements
      spoken += elements.map { ScreenOutline.entry(of: $0, on: screen) }
      let known = Set(elements.map { ObjectIdentifier($0.object) })
      ScreenOutline.collect(window, known, isInside: false, on: screen, into: &others, &scrolls)
    }
    let all = ScreenOutline.merged(spoken, others)
    let bounds = screen.sceneBounds
    entries = all.filter { bounds.intersects($0.frame) } + all.filter { !bounds.intersects($0.frame) }
    let controller = host.window.rootViewController.map {
      "\(type(of: VisibleController.innermost(of: host.shownController ?? $0)))"
    }
    var title =
      "\(controller ?? host.shownView.map { "\(type(of: $0))" } ?? "nothing") \(ScreenOutline.size(bounds.size))"
    if let keyboard = HostKeyboardFrame.frame(on: screen) {
      title += ", keyboard from y \(ScreenOutline.number(keyboard.minY))"
    }
    self.title = title
    notes =
      scrolls
      + host.approximations.map {
        "~ \($0.kind) at \(ScreenOutline.text(of: $0.frame)) differs from a device: \($0.detail)"
      }
  }

  /// The lines of the outline.
  var text: String {
    var lines = [title]
    let bounds = entries.prefix { !$0.flags.contains(where: ScreenOutline.offFlags.contains) }
    for (index, entry) in bounds.prefix(ScreenOutline.maxLines).enumerated() {
      lines.append("\(index + 1) \(entry.line)")
    }
    if bounds.count > ScreenOutline.maxLines { lines.append("… and \(bounds.count - ScreenOutline.maxLines) more") }
    let off = entries.dropFirst(bounds.count)
    if !off.isEmpty {
      let directions = ScreenOutline.offFlags.compactMap { flag in
        let count = off.filter { $0.flags.contains(flag) }.count
        return count == 0 ? nil : "\(count) \(flag)"
      }
      lines.append("off the screen: \(directions.joined(separator: ", "))")
    }
    return (lines + notes).joined(separator: "\n")
  }

  var elements: [LiveElement] {
    entries.enumerated().map { index, entry in
      LiveElement(
        number: index + 1, role: entry.role, label: entry.label, value: entry.value, identifier: entry.identifier,
        frame: ScreenOutline.numbers(entry.frame), flags: entry.flags, isSpoken: entry.isSpoken, hint: entry.hint,
        traits: entry.traits)
    }
  }

  // MARK: - Finding

  /// Returns the entry for a text or identifier.
  func entry(for target: LiveTarget) throws -> Entry {
    if let identifier = target.identifier {
      return try one(entries.filter { $0.identifier == identifier }, "with the identifier \"\(identifier)\"") {
        near(identifier, entries.compactMap(\.identifier)).map { "#\($0)" }
      }
    }
    guard let text = target.text else { throw LiveFailure.malformedTarget }
    let exact = entries.filter { $0.label == text || $0.value == text }
    let alike =
      exact.isEmpty ? entries.filter { ($0.label ?? "").range(of: text, options: .caseInsensitive) != nil } : exact
    return try one(alike, "with the text \"\(text)\"") {
      near(text, entries.compactMap(\.label)).map { "\"\($0)\"" }
    }
  }

  private func near(_ name: String, _ known: [String]) -> [String] {
    var result: [String] = []
    for candidate in NearMatch.best(for: name, among: known) where !result.contains(candidate) {
      result.append(candidate)
    }
    return result
  }

  private func one(_ found: [Entry], _ what: String, near: () -> [String]) throws -> Entry {
    if found.count == 1 { return found[0] }
    guard !found.isEmpty else {
      throw LiveFailure.noElement(what, near: near())
    }
    // If a title and a button have the same text, choose the button.
    let touched = found.filter { ScreenOutline.touchedRoles.contains($0.role) }
    if touched.count == 1 { return touched[0] }
    let numbers = found.compactMap { entry in entries.firstIndex { $0.object === entry.object }.map { "\($0 + 1)" } }
    throw LiveFailure.severalElements(what, numbers)
  }

  /// Returns a target that can be found on a new instance of the screen, where numbers may differ.
  func lastingTarget(of entry: Entry) -> LiveTarget? {
    if let identifier = entry.identifier, !identifier.isEmpty,
      entries.filter({ $0.identifier == identifier }).count == 1
    {
      return LiveTarget(identifier: identifier)
    }
    guard let label = entry.label, !label.isEmpty,
      entries.filter({ $0.label == label || $0.value == label }).count == 1
    else { return nil }
    return LiveTarget(text: label)
  }

  // MARK: - Creation

  private static let touchedRoles: Set<String> = ["button", "cell", "field", "link", "switch", "search", "tab"]
  private static let offFlags = ["above", "below", "left", "right"]

  private static func entry(of element: AccessibilityTree.Element, on screen: UIScreen) -> Entry {
    let traits = element.traits
    let view = element.object as? UIView
    let role = isTitleOfControl(view) ? "button" : role(of: element.object, traits)
    var flags: [String] = []
    if traits.contains(.notEnabled) { flags.append("disabled") }
    if traits.contains(.selected) { flags.append("selected") }
    if let view {
      if view.isFirstResponder { flags.append("focused") }
      if case .covered(let cover) = HostHits.reach(of: view) { flags.append("covered-by-\(type(of: cover))") }
    }
    if let off = off(element.frame, screen.sceneBounds) { flags.append(off) }
    return Entry(
      element.object, role: role, label: element.label, value: element.value, identifier: element.identifier,
      frame: element.frame, flags: flags, isSpoken: true, hint: element.hint, traits: traits.names)
  }

  /// Returns whether an element is the title of a control that is not an accessibility element, such as a bar button.
  private static func isTitleOfControl(_ view: UIView?) -> Bool {
    guard let label = view as? UILabel else { return false }
    return label.superview is UIControl || label.superview?.superview is UIControl
  }

  private static func off(_ frame: CGRect, _ bounds: CGRect) -> String? {
    guard !bounds.intersects(frame) else { return nil }
    if frame.minY >= bounds.maxY { return "below" }
    if frame.maxY <= bounds.minY { return "above" }
    return frame.minX >= bounds.maxX ? "right" : "left"
  }

  private static func role(of object: NSObject, _ traits: UIAccessibilityTraits) -> String {
    switch object {
    case is UITextView: return "textview"
    case is UISearchTextField: return "search"
    case is UITextField: return "field"
    case is UISwitch: return "switch"
    case is UISlider: return "slider"
    case is UIStepper: return "stepper"
    case is UITableViewCell, is UICollectionViewCell: return "cell"
    default: break
    }
    for (trait, name) in [
      (UIAccessibilityTraits.header, "header"), (.link, "link"), (.button, "button"), (.searchField, "search"),
      (.adjustable, "adjustable"), (.image, "image"), (.staticText, "text"),
    ] where traits.contains(trait) {
      return name
    }
    return object is UILabel ? "text" : object is UIImageView ? "image" : "\(type(of: object))"
  }

  /// Collects views that accessibility ignores and that can be touched, have names, or are visible.
  private static func collect(
    _ view: UIView, _ known: Set<ObjectIdentifier>, isInside: Bool, on screen: UIScreen, into found: inout [Entry],
    _ scrolls: inout [String]
  ) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    let isKnown = known.contains(ObjectIdentifier(view))
    let frame = frameOnScreen(of: view)
    if let scrollView = view as? UIScrollView, let line = scrollLine(of: scrollView, frame, screen.sceneBounds) {
      scrolls.append(line)
    }
    if !isKnown, !isInside, !frame.isEmpty, let role = roleIfWorthTelling(view, frame) {
      found.append(
        Entry(
          view, role: role, label: view.accessibilityLabel ?? view.descriptiveText, value: nil,
          identifier: view.accessibilityIdentifier, frame: frame,
          flags: off(frame, screen.sceneBounds).map { [$0] } ?? [], isSpoken: false))
    }
    for subview in view.subviews {
      collect(subview, known, isInside: isInside || isKnown, on: screen, into: &found, &scrolls)
    }
  }

  /// The minimum size of a picture. A picture that is smaller than a fingertip is an icon of another element.
  private static let leastPicture: CGFloat = 44

  private static func roleIfWorthTelling(_ view: UIView, _ frame: CGRect) -> String? {
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return "\(type(of: view))" }
    let isPlain = [UIView.self, UIImageView.self, UIStackView.self, UILabel.self].contains { type(of: view) == $0 }
    let isApps = !String(reflecting: type(of: view)).hasPrefix("UIKit.")
    if isPlain || isApps,
      (view.gestureRecognizers ?? []).contains(where: { $0.isEnabled && $0 is UITapGestureRecognizer })
    {
      return "\(type(of: view))"
    }
    if view is UIControl, isApps { return "\(type(of: view))" }
    if view is UIImageView, isPlain || isApps, (view as? UIImageView)?.image != nil, frame.width >= leastPicture,
      frame.height >= leastPicture
    {
      return "image"
    }
    return nil
  }

  private static func scrollLine(of view: UIScrollView, _ frame: CGRect, _ bounds: CGRect) -> String? {
    guard view.isScrollEnabled, bounds.intersects(frame), type(of: view) != UITextView.self else { return nil }
    let inset = view.adjustedContentInset
    let extra = CGSize(
      width: view.contentSize.width + inset.left + inset.right - view.bounds.width,
      height: view.contentSize.height + inset.top + inset.bottom - view.bounds.height)
    guard extra.width > 1 || extra.height > 1 else { return nil }
    var parts: [String] = []
    if extra.height > 1 {
      parts.append("y \(number(view.contentOffset.y + inset.top)) of \(number(extra.height))")
    }
    if extra.width > 1 { parts.append("x \(number(view.contentOffset.x + inset.left)) of \(number(extra.width))") }
    return "scrolls: \(type(of: view)) \(text(of: frame)), \(parts.joined(separator: ", "))"
  }

  /// Inserts other entries in reading order: before the first entry that begins below them.
  private static func merged(_ spoken: [Entry], _ others: [Entry]) -> [Entry] {
    var result = spoken
    for entry in others {
      let place = result.firstIndex { $0.frame.minY > entry.frame.minY + 1 } ?? result.endIndex
      result.insert(entry, at: place)
    }
    return result
  }

  static func frameOnScreen(of view: UIView) -> CGRect {
    guard let window = view.window else { return view.frame }
    return window.convert(view.convert(view.bounds, to: window as UIView?), to: nil as UIWindow?)
  }

  // MARK: - Descriptions

  static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { ($0.isFinite ? (Double($0) * 100).rounded() / 100 : 0) + 0 }
  }

  private static func number(_ value: CGFloat) -> String { value.rounded().briefDescription }

  private static func size(_ size: CGSize) -> String { "\(number(size.width))x\(number(size.height))" }

  private static func text(of rect: CGRect) -> String {
    "\(number(rect.minX)),\(number(rect.minY)) \(size(rect.size))"
  }

  private static func short(_ text: String) -> String {
    var result = ""
    for (index, character) in text.enumerated() {
      if index == longestText { return result + "…" }
      result += character.isNewline ? "\\n" : character == "\"" ? "\\\"" : String(character)
    }
    return result
  }
}
