/// Where a depth-first search goes on.
struct SearchFrame {
  var node: Int32
  var next: Int32
}
