/// A parsed visual format string: elements in a row and the gaps between them.
struct VisualFormat {
  var axis = NSLayoutConstraint.Axis.horizontal
  var elements: [Element] = []
  /// The gaps, one less than there are elements.
  var gaps: [Gap] = []

  enum Element {
    case superview(column: Int)
    case view(name: String, column: Int, size: [Predicate])
  }

  enum Gap {
    /// `[a][b]`: no gap.
    case none
    /// `[a]-[b]`: the system's spacing.
    case standard
    /// `[a]-8-[b]` and `[a]-(>=8,<=20@250)-[b]`: lengths.
    case lengths([Predicate])
  }

  /// A requirement of a gap or a size: `>= name @ priority`.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Value
    var priority: Value?
  }

  /// A number, or the name of a metric or view.
  enum Value {
    case number(Double)
    case name(String, column: Int)
  }
}
