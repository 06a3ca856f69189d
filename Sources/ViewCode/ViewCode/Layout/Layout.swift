import UIKit

/// The constraints of a hierarchy: the second step of ``ViewCoding``, as data.
///
/// It is a list of lines, with conditions and loops, which are activated together after all views were added.
///
/// ```swift
/// var layout: Layout {
///   imageView.size(80)
///   imageView.pin(.leading, .centerY, inset: 16)
///   labels.pin(after: imageView, gap: 48)
///   labels.pin(.top, .bottom, inset: 8)
///   labels.pin(.trailing, inset: 16)
///   When(.compactWidth) {
///     labels.hug(.horizontal)
///   }
/// }
/// ```
///
/// See ``Anchored`` for the available lines. Plain constraints that are created from anchors are lines as well.
@MainActor
public struct Layout {
  var constraints: [NSLayoutConstraint]
  var parts: [any LayoutPart]

  init(_ constraints: [NSLayoutConstraint] = [], parts: [any LayoutPart] = []) {
    self.constraints = constraints
    self.parts = parts
  }

  /// Creates a layout from lines. Adding them separately would create an array for each.
  init(_ lines: [any LayoutLine]) {
    self.init()
    constraints.reserveCapacity(lines.count)
    for line in lines { line.add(to: &self) }
  }

  init(joining layouts: [Layout]) {
    self.init()
    for layout in layouts { layout.add(to: &self) }
  }
}
