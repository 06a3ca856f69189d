import Foundation

/// Any XML file, read as Interface Builder's are.
package enum XMLFile {
  /// - Parameters:
  ///   - path: for errors.
  ///   - limits: how large the file may be, and whether it may have a `DOCTYPE`.
  /// - Returns: the root element.
  package static func root(
    of data: Data, path: String, limits: ReadingLimits = ReadingLimits()
  ) throws(InterfaceBuilderError) -> SourceElement {
    SourceElement(tree: try SourceReader(path: path, limits: limits).read(data), index: 0)
  }
}
