import UIKit

/// The search for a target among the views on the screen.
@MainActor
struct TargetFinder {
  let screen: UIScreen

  /// All views of the visible windows, from back to front.
  private var views: [UIView] {
    var found: [UIView] = []
    func collect(_ view: UIView) {
      found.append(view)
      for subview in view.subviews { collect(subview) }
    }
    for window in HostHits.visibleWindows(of: screen) { collect(window) }
    return found
  }

  /// Returns whether a view is a key of the keyboard, which matches only if no view of the app does.
  private func isOfKeyboard(_ view: UIView) -> Bool {
    HostHits.systemWindows(of: screen).contains { $0 === view.window }
      && view.accessibilityTraits.contains(.keyboardKey)
  }

  func find(_ target: Target) throws(TargetError) -> UIView {
    switch target.kind {
    case .view(let view): return view
    case .text(let text): return try one(target, text) { TargetFinder.texts(of: $0) }
    case .label(let label):
      let element = try element(target, label)
      if let view = element as? UIView { return view }
      guard let view = TargetFinder.container(of: element) else {
        throw TargetError(target: target.description, reason: .notInWindow)
      }
      return view
    case .identifier(let identifier):
      return try one(target, identifier) { $0.accessibilityIdentifier.map { [$0] } ?? [] }
    }
  }

  /// Returns the displayed texts and labels of a view.
  private static func texts(of view: UIView) -> [String] {
    var texts: [String?] = [view.accessibilityLabel]
    switch view {
    case let label as UILabel: texts.append(label.text)
    case let button as UIButton: texts.append(button.currentTitle)
    case let field as UITextField: texts += [field.text, field.placeholder]
    case let textView as UITextView: texts.append(textView.text)
    default: break
    }
    return texts.compactMap { $0 }.filter { !$0.isEmpty }
  }

  private func one(_ target: Target, _ name: String, _ names: (UIView) -> [String]) throws(TargetError) -> UIView {
    let views = views
    var matches = views.filter { names($0).contains(name) }
    let own = matches.filter { !isOfKeyboard($0) }
    if !own.isEmpty { matches = own }
    // A button and its label are the same target.
    let outermost = matches.filter { view in !matches.contains { $0 !== view && view.isDescendant(of: $0) } }
    if outermost.count == 1 { return outermost[0] }
    let reachable = outermost.filter { if case .point = HostHits.reach(of: $0) { true } else { false } }
    if reachable.count == 1 { return reachable[0] }
    // A control is preferred over a label beside it with the same name, such as a switch in a form.
    let controls = reachable.filter { $0 is UIControl }
    if controls.count == 1, reachable.allSatisfy({ $0 is UIControl || $0 is UILabel }) { return controls[0] }
    guard let first = outermost.first else {
      let known = views.flatMap(names)
      var near: [String] = []
      for candidate in NearMatch.best(for: name, among: known) where !near.contains(candidate) {
        near.append(candidate)
      }
      throw TargetError(target: target.description, reason: .notFound(near: near.map { "\"\($0)\"" }))
    }
    // None can be touched; the reason of the first one is reported.
    if reachable.isEmpty { return first }
    throw TargetError(target: target.description, reason: .ambiguous(reachable.map { suggestion(for: $0) }))
  }

  /// Returns an identifier that only the view has, or a point on it, with its class.
  private func suggestion(for view: UIView) -> String {
    var place: String?
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty,
      views.count(where: { $0.accessibilityIdentifier == identifier }) == 1
    {
      place = "#\(identifier)"
    } else if case .point(let point, _) = HostHits.reach(of: view) {
      place = "the point \(point.x.rounded().briefDescription),\(point.y.rounded().briefDescription)"
    }
    return "\(place.map { "\($0) " } ?? "")(\(type(of: view)))"
  }

  // MARK: - Elements

  /// The accessibility elements in all windows.
  private var elements: [NSObject] {
    HostHits.visibleWindows(of: screen).flatMap { AccessibilityTree(of: $0).elements.map(\.object) }
  }

  private func element(_ target: Target, _ label: String) throws(TargetError) -> NSObject {
    let all = elements
    var matches = all.filter { $0.accessibilityLabel == label }
    let own = matches.filter { ($0 as? UIView).map { !isOfKeyboard($0) } ?? true }
    if !own.isEmpty { matches = own }
    if matches.count == 1 { return matches[0] }
    guard matches.isEmpty else {
      throw TargetError(
        target: target.description,
        reason: .ambiguous(matches.map { ($0 as? UIView).map { suggestion(for: $0) } ?? "\(type(of: $0))" }))
    }
    var near: [String] = []
    for candidate in NearMatch.best(for: label, among: all.compactMap(\.accessibilityLabel))
    where !near.contains(candidate) {
      near.append(candidate)
    }
    throw TargetError(target: target.description, reason: .notFound(near: near.map { "\"\($0)\"" }))
  }

  /// Returns the view of an element.
  private static func container(of element: NSObject) -> UIView? {
    var current: Any? = (element as? UIAccessibilityElement)?.accessibilityContainer
    while let container = current {
      if let view = container as? UIView { return view }
      current = (container as? UIAccessibilityElement)?.accessibilityContainer
    }
    return nil
  }

  /// Returns the point at which a finger touches a target.
  func place(of target: Target) throws(TargetError) -> (point: CGPoint, window: UIWindow) {
    if case .label(let label) = target.kind {
      let element = try element(target, label)
      if !(element is UIView) {
        let point = element.accessibilityActivationPoint
        guard let window = HostHits.window(at: point, on: screen) else {
          throw TargetError(target: target.description, reason: .nothingThere(point))
        }
        return (window.convert(point, from: nil as UIWindow?), window)
      }
    }
    let view = try find(target)
    let reason: TargetError.Reason
    switch HostHits.reach(of: view) {
    case .point(let point, let window): return (point, window)
    case .noWindow: reason = .notInWindow
    case .hidden(let view): reason = .hidden(view.briefDescription)
    case .transparent(let view): reason = .transparent(view.briefDescription)
    case .interactionDisabled(let view): reason = .interactionDisabled(view.briefDescription)
    case .empty: reason = .empty
    case .clipped(let view): reason = .clipped(by: view.briefDescription)
    case .offScreen(let frame): reason = .offScreen(frame)
    case .covered(let view): reason = .covered(by: view.briefDescription)
    }
    throw TargetError(target: target.description, reason: reason)
  }
}
