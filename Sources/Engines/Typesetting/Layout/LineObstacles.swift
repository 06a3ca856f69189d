/// What lines keep out of: pictures that text flows around.
package protocol LineObstacles {
  /// The parts of a row that are free, from left to right, none of them empty.
  ///
  /// - Parameters:
  ///   - top: of the row, in points from the layout's top.
  ///   - height: of the row; above 0.
  ///   - width: of the layout.
  func freeParts(top: Double, height: Double, width: Double) -> [Range<Double>]

  /// Below this nothing is in the way.
  var bottom: Double { get }
}

/// The room of a line, in points: indents from the paragraph's leading and trailing edge, and what is between them.
struct LineRoom {
  var leading: Double
  var trailing: Double
  var width: Double
}
