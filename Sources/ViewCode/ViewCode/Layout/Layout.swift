import UIKit

/// The constraints between the views of a hierarchy: the second step of ``ViewCoding``, as data.
///
/// Written as a list of lines, with conditions and loops; they become active all at once, after every view has its
/// place.
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
/// See ``Anchored`` for the lines there are. Plain constraints, made from anchors, are lines as well.
@MainActor
public struct Layout {
  var constraints: [NSLayoutConstraint]
  var parts: [any LayoutPart]

  init(_ constraints: [NSLayoutConstraint] = [], parts: [any LayoutPart] = []) {
    self.constraints = constraints
    self.parts = parts
  }

  /// Joins what lines say. One by one they would make an array each.
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
