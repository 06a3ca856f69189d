import UIKit
import ViewHost

/// The positions of a screen's visible views, for a comparison with another time.
@MainActor
struct FrameRecord {
  private struct Entry {
    let view: UIView
    let superview: UIView?
    let superviewSize: CGSize
    let frame: CGRect
    let inWindow: Place
  }

  /// A view with its visible properties.
  private struct Place: Hashable {
    let kind: ObjectIdentifier
    let x, y, width, height: Int

    init(_ view: UIView, _ frame: CGRect) {
      kind = ObjectIdentifier(type(of: view))
      // Hundredths of a point are compared, because sums of the same parts may differ in their last bits.
      func hundredths(_ value: CGFloat) -> Int { value.isFinite && abs(value) < 1e7 ? Int((value * 100).rounded()) : 0 }
      (x, y) = (hundredths(frame.minX), hundredths(frame.minY))
      (width, height) = (hundredths(frame.width), hundredths(frame.height))
    }
  }

  /// A view with a different frame.
  struct Difference {
    let view: UIView
    /// The earlier frame in the superview, or `nil` if the view did not exist.
    let before: CGRect?
    let after: CGRect?

    /// The maximum difference, in points.
    var extent: Double {
      guard let before, let after else { return Double((before ?? after)?.width ?? 0) }
      let differences = [
        before.minX - after.minX, before.minY - after.minY, before.width - after.width, before.height - after.height,
      ]
      return Double(differences.map(abs).max() ?? 0)
    }
  }

  private var entries: [Entry] = []
  private var places: [Place: Int] = [:]

  init(of host: ViewHost) {
    visit(host.window, in: host.window)
  }

  private mutating func visit(_ view: UIView, in window: UIWindow) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    let place = Place(view, view.convert(view.bounds, to: window))
    places[place, default: 0] += 1
    entries.append(
      Entry(
        view: view, superview: view.superview, superviewSize: view.superview?.bounds.size ?? .zero, frame: view.frame,
        inWindow: place))
    for subview in view.subviews { visit(subview, in: window) }
  }

  /// Returns the first view in the order of the tree with a different frame in a superview of unchanged size, or `nil`
  /// if nothing visible has changed.
  func difference(to now: FrameRecord) -> Difference? {
    guard places != now.places else { return nil }
    let before = Dictionary(entries.map { (ObjectIdentifier($0.view), $0) }) { first, _ in first }
    for entry in now.entries {
      guard let old = before[ObjectIdentifier(entry.view)], old.superview === entry.superview else { continue }
      if old.superviewSize.isNear(entry.superviewSize), !old.frame.isNear(entry.frame), old.inWindow != entry.inWindow {
        return Difference(view: entry.view, before: old.frame, after: entry.frame)
      }
    }
    if let new = now.entries.first(where: { places[$0.inWindow] == nil }) {
      return Difference(view: new.view, before: before[ObjectIdentifier(new.view)]?.frame, after: new.frame)
    }
    if let old = entries.first(where: { now.places[$0.inWindow] == nil }) {
      return Difference(view: old.view, before: old.frame, after: nil)
    }
    return nil
  }
}

extension CGSize {
  fileprivate func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    size.isNear(other.size) && abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
  }
}
