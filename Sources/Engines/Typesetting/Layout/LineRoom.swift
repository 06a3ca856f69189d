/// The room of a line, in points: indents from the paragraph's leading and trailing edge, and what is between them.
struct LineRoom {
  var leading: Double
  var trailing: Double
  var width: Double
}
