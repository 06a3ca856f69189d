/// What is known of one view.
package struct ViewInspection: Codable, Sendable, Equatable {
  /// A view on the way from the window to the one that is meant.
  package struct Step: Codable, Sendable, Equatable {
    package var name: String
    package var className: String
    /// x, y, width, height on the screen.
    package var frame: [Double]

    package init(name: String, className: String, frame: [Double]) {
      self.name = name
      self.className = className
      self.frame = frame
    }
  }

  /// A line of the developer's code.
  package struct Place: Codable, Hashable, Sendable {
    /// Module and file.
    package var file: String
    package var line: Int
    /// Where the file lies.
    package var path: String?

    package init(file: String, line: Int, path: String?) {
      self.file = file
      self.line = line
      self.path = path
    }
  }

  package struct Constraint: Codable, Sendable, Equatable {
    package var equation: String
    /// The file and line that made it, or what of the framework did.
    package var origin: String
    package var file: String?
    package var line: Int?
    /// `nil` for a required one.
    package var priority: Double?

    package init(equation: String, origin: String, file: String?, line: Int?, priority: Double?) {
      self.equation = equation
      self.origin = origin
      self.file = file
      self.line = line
      self.priority = priority
    }
  }

  /// From the view itself up to the window.
  package var path: [Step]
  /// In the superview's coordinates.
  package var frame: [Double]
  /// Top, left, bottom, right.
  package var margins: [Double]
  package var horizontal: [Constraint]
  package var vertical: [Constraint]
  /// The line that made the view, where one is known.
  package var place: Place?
  /// What else is to be said: background, corner, alpha, hugging and so on, a line each.
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
