import UIKit

/// A line of a ``Layout``: constraints, conditions, groups or priorities.
///
/// There is one protocol, so that each line is type-checked in only one way. With several, the compiler would try all
/// of them for each line.
@MainActor
public protocol LayoutLine {
  /// Adds the line to a layout. Only ``LayoutBuilder`` calls it.
  func add(to layout: inout Layout)
}

extension Layout: LayoutLine {
  public func add(to layout: inout Layout) {
    layout.constraints += constraints
    layout.parts += parts
  }
}

extension NSLayoutConstraint: LayoutLine {
  public func add(to layout: inout Layout) {
    layout.constraints.append(self)
  }
}

extension Array: LayoutLine where Element == NSLayoutConstraint {
  public func add(to layout: inout Layout) {
    layout.constraints += self
  }
}

extension ContentPriority: LayoutLine {
  public func add(to layout: inout Layout) {
    layout.parts.append(self)
  }
}

extension When: LayoutLine {
  public func add(to layout: inout Layout) {
    layout.parts.append(self)
  }
}

extension ConstraintGroup: LayoutLine {
  public func add(to layout: inout Layout) {
    layout.parts.append(self)
  }
}

extension LayoutStates: LayoutLine {
  public func add(to layout: inout Layout) {
    layout.parts.append(self)
  }
}
