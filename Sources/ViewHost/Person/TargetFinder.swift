import UIKit

/// Finds what is meant among the views on the screen.
@MainActor
struct TargetFinder {
  let screen: UIScreen

  /// Every view of the windows that are shown, from back to front.
  private var views: [UIView] {
    var found: [UIView] = []
    func collect(_ view: UIView) {
      found.append(view)
      for subview in view.subviews { collect(subview) }
    }
    for window in HostHits.visibleWindows(of: screen) { collect(window) }
    return found
  }

  func find(_ target: Target) throws(TargetError) -> UIView {
    switch target.kind {
    case .view(let view): return view
    case .text(let text): return try one(target, text) { TargetFinder.texts(of: $0) }
    case .identifier(let identifier):
      return try one(target, identifier) { $0.accessibilityIdentifier.map { [$0] } ?? [] }
    }
  }

  /// What a view shows, or is called.
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
    let matches = views.filter { names($0).contains(name) }
    // A button and its label are one thing.
    let outermost = matches.filter { view in !matches.contains { $0 !== view && view.isDescendant(of: $0) } }
    if outermost.count == 1 { return outermost[0] }
    let reachable = outermost.filter { if case .point = HostHits.reach(of: $0) { true } else { false } }
    if reachable.count == 1 { return reachable[0] }
    guard let first = outermost.first else {
      let known = views.flatMap(names)
      var near: [String] = []
      for candidate in NearMatch.best(for: name, among: known) where !near.contains(candidate) {
        near.append(candidate)
      }
      throw TargetError(target: target.description, reason: .notFound(near: near.map { "\"\($0)\"" }))
    }
    // None can be touched: the reason is the first one's.
    if reachable.isEmpty { return first }
    throw TargetError(target: target.description, reason: .ambiguous(reachable.map(\.briefDescription)))
  }

  /// Where a finger goes that means a target.
  func place(of target: Target) throws(TargetError) -> (point: CGPoint, window: UIWindow) {
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
