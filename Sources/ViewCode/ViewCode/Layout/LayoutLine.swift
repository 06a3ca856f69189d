import UIKit

/// What can be a line of a ``Layout``: constraints, conditions, groups, priorities.
///
/// One protocol, and so one way to read a line: with a way for each kind the compiler would try them all for every
/// line.
@MainActor
public protocol LayoutLine {
  /// Adds what the line says to a layout. Only ``LayoutBuilder`` has one to add to.
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
