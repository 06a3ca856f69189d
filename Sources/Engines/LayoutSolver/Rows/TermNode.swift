/// A term of a row, and a member of the list of its variable's terms.
struct TermNode {
  var coefficient: Double
  var variable: Int32
  var row: Int32
  var next: Int32 = -1
  var previous: Int32 = -1
}
