/// The areas that lines avoid, such as pictures around which text flows.
package protocol LineObstacles {
  /// Returns the free parts of a row from left to right. None is empty.
  ///
  /// - Parameters:
  ///   - top: The top of the row, in points from the layout's top.
  ///   - height: The height of the row, greater than 0.
  ///   - width: The width of the layout.
  func freeParts(top: Double, height: Double, width: Double) -> [Range<Double>]

  /// The lower end of all obstacles.
  var bottom: Double { get }
}

/// The space of a line in points: the indents from the paragraph's leading and trailing edges, and the width between
/// them.
struct LineRoom {
  var leading: Double
  var trailing: Double
  var width: Double
}
