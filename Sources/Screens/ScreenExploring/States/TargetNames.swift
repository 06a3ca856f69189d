import UIKit
import ViewHost

/// Finds the target of a touch in a script: an identifier or text that only one view has, or otherwise a point.
@MainActor
struct TargetNames {
  let host: ViewHost

  private static let longestText = 60

  /// Returns the place of a view and a title for people, or nil if no touch can reach the view.
  func place(of view: UIView) -> (place: ScriptStep.Place, title: String)? {
    let identifier = view.accessibilityIdentifier ?? ""
    let name = title(of: view)
    if let point = reach(of: view) {
      if !identifier.isEmpty, isMeant(.identifier(identifier), point) {
        return (.identifier(identifier), name ?? identifier)
      }
      if let name, isPlain(name), isMeant(.text(name), point) { return (.text(name), name) }
      return (.point(rounded(point.x), rounded(point.y)), name ?? ClassNames.short(type(of: view)))
    }
    return nil
  }

  /// Returns the place of a cell: a text in it, which is more descriptive than a point, or a point that is not in a
  /// control.
  func place(ofCell cell: UIView) -> (place: ScriptStep.Place, title: String)? {
    guard let middle = reach(of: cell) else { return nil }
    let identifier = cell.accessibilityIdentifier ?? ""
    if !identifier.isEmpty, !isControl(at: middle), isMeant(.identifier(identifier), middle) {
      return (.identifier(identifier), identifier)
    }
    let labels = TargetNames.labels(in: cell)
    // Initials and badges are not descriptive.
    let telling = labels.first { ($0.text?.count ?? 0) > 2 } ?? labels.first
    let title = telling?.text ?? cell.accessibilityLabel ?? ClassNames.short(type(of: cell))
    for label in [telling].compactMap({ $0 }) + labels {
      guard let text = label.text, isPlain(text), let point = reach(of: label), !isControl(at: point),
        isMeant(.text(text), point)
      else { continue }
      return (.text(text), title)
    }
    let frame = frame(of: cell)
    let points = [middle, CGPoint(x: frame.minX + frame.width / 4, y: middle.y)]
    guard let free = points.first(where: { !isControl(at: $0) && hit(at: $0)?.isDescendant(of: cell) == true }) else {
      return nil
    }
    return (.point(rounded(free.x), rounded(free.y)), title)
  }

  func frame(of view: UIView) -> CGRect {
    guard let window = view.window else { return .zero }
    return window.convert(view.convert(view.bounds, to: window as UIView?), to: nil as UIWindow?)
  }

  /// Returns the point on the screen at which a touch reaches a view, or nil if there is none.
  func reach(of view: UIView) -> CGPoint? {
    guard case .point(let point, let window) = HostHits.reach(of: view) else { return nil }
    return window.convert(point, to: nil as UIWindow?)
  }

  func hit(at point: CGPoint) -> UIView? {
    guard let window = HostHits.window(at: point, on: host.window.screen) else { return nil }
    return window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil)
  }

  func rounded(_ value: CGFloat) -> Double { (Double(value) * 2).rounded() / 2 }

  // MARK: - Names

  private func isControl(at point: CGPoint) -> Bool {
    var current = hit(at: point)
    while let view = current {
      if view is UIControl { return true }
      if view is UITableViewCell || view is UICollectionViewCell { return false }
      current = view.superview
    }
    return false
  }

  private func title(of view: UIView) -> String? {
    let texts = [
      view.accessibilityLabel, (view as? UIButton)?.currentTitle, (view as? UITextField)?.placeholder,
      view.descriptiveText, TargetNames.labels(in: view).first?.text,
    ]
    return texts.compactMap { $0 }.first { !$0.isEmpty }
  }

  private static func labels(in view: UIView) -> [UILabel] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    if let label = view as? UILabel { return label.text?.isEmpty == false ? [label] : [] }
    return view.subviews.flatMap { labels(in: $0) }
  }

  /// Returns whether a line of a script can contain the text literally.
  private func isPlain(_ text: String) -> Bool {
    guard text.count <= TargetNames.longestText, !text.contains(where: \.isNewline) else { return false }
    guard text == text.trimmingCharacters(in: .whitespaces), !text.contains(" to ") else { return false }
    return ScriptStep.Place(text) == .text(text)
  }

  /// Returns whether a touch on a target reaches a point.
  private func isMeant(_ place: ScriptStep.Place, _ point: CGPoint) -> Bool {
    guard let meant = try? host.place(of: place.target) else { return false }
    if abs(meant.x - point.x) < 1, abs(meant.y - point.y) < 1 { return true }
    guard let one = hit(at: meant), let other = hit(at: point) else { return false }
    return one === other
  }
}
