/// The properties of a view.
package struct ViewInspection: Codable, Sendable, Equatable {
  /// A view on the path from the window to the inspected view.
  package struct Step: Codable, Sendable, Equatable {
    package var name: String
    package var className: String
    /// The frame on the screen: x, y, width, height.
    package var frame: [Double]

    package init(name: String, className: String, frame: [Double]) {
      self.name = name
      self.className = className
      self.frame = frame
    }
  }

  /// A line of the developer's code.
  package struct Place: Codable, Hashable, Sendable {
    /// The module and file.
    package var file: String
    package var line: Int
    /// The path of the file.
    package var path: String?

    package init(file: String, line: Int, path: String?) {
      self.file = file
      self.line = line
      self.path = path
    }
  }

  package struct Constraint: Codable, Sendable, Equatable {
    package var equation: String
    /// The file and line that created the constraint, or the part of the framework that did.
    package var origin: String
    package var file: String?
    package var line: Int?
    /// The priority, or `nil` for a required constraint.
    package var priority: Double?

    package init(equation: String, origin: String, file: String?, line: Int?, priority: Double?) {
      self.equation = equation
      self.origin = origin
      self.file = file
      self.line = line
      self.priority = priority
    }
  }

  /// The views from the inspected view up to the window.
  package var path: [Step]
  /// The frame in the superview's coordinates.
  package var frame: [Double]
  /// The margins: top, left, bottom, right.
  package var margins: [Double]
  package var horizontal: [Constraint]
  package var vertical: [Constraint]
  /// The line that created the view, if it is known.
  package var place: Place?
  /// Other properties, such as background, corner, alpha and hugging, with one line each.
  package var facts: [String]

  package init(
    path: [Step], frame: [Double], margins: [Double], place: Place?, horizontal: [Constraint], vertical: [Constraint],
    facts: [String]
  ) {
    self.path = path
    self.place = place
    self.frame = frame
    self.margins = margins
    self.horizontal = horizontal
    self.vertical = vertical
    self.facts = facts
  }
}
