import Foundation

/// A reader of any XML file with the limits of Interface Builder's files.
package enum XMLFile {
  /// Returns the root element of a file.
  ///
  /// - Parameters:
  ///   - path: The name of the file in errors.
  ///   - limits: The maximum size of the file, and whether a `DOCTYPE` is allowed.
  /// - Returns: The root element.
  package static func root(
    of data: Data, path: String, limits: ReadingLimits = ReadingLimits()
  ) throws(InterfaceBuilderError) -> SourceElement {
    SourceElement(tree: try SourceReader(path: path, limits: limits).read(data), index: 0)
  }
}
