import UIKit

/// The constraints between the views of a hierarchy: the second step of ``ViewCoding``, as data.
///
/// Written as a list of constraints, with conditions and loops; they become active all at once, after every view has
/// its place.
@MainActor
public struct Layout {
  var constraints: [NSLayoutConstraint]

  init(_ constraints: [NSLayoutConstraint] = []) {
    self.constraints = constraints
  }

  func activate() {
    NSLayoutConstraint.activate(constraints)
  }
}
