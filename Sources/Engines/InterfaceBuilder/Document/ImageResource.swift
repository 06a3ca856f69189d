/// A file's record of an image that it names.
package struct ImageResource: Hashable, Sendable {
  package var name: String
  /// The size in points.
  package var size: Size?
  /// Whether the image is an SF Symbol.
  package var isSymbol: Bool

  init?(_ element: SourceElement) {
    guard let name = element["name"] else { return nil }
    self.name = name
    isSymbol = element["catalog"] == "system"
    if let width = element.number("width"), let height = element.number("height") {
      size = Size(width: width, height: height)
    }
  }
}
