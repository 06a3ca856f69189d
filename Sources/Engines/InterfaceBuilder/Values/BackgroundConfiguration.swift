/// The background of a button configuration. Lengths are in points. Each property is nil if the file does not define
/// it.
package struct BackgroundConfiguration: Hashable, Sendable {
  package var cornerRadius: Double?
  package var strokeWidth: Double?
  package var strokeOutset: Double?
  package var backgroundColor: Color?
  package var strokeColor: Color?
  package var image: ImageReference?
  package var imageContentMode: ContentMode?
  package var backgroundInsets: DirectionalEdgeInsets?
}

extension BackgroundConfiguration: PropertyValue {
  package static var meaning: String { "a background configuration" }
  package static var elementNames: Set<String> { ["backgroundConfiguration"] }

  package init?(element: SourceElement) {
    cornerRadius = element.number("cornerRadius")
    strokeWidth = element.number("strokeWidth")
    strokeOutset = element.number("strokeOutset")
    backgroundColor = element.value("backgroundColor")
    strokeColor = element.value("strokeColor")
    image = element.value("image")
    imageContentMode = element.value("imageContentMode")
    backgroundInsets = element.value("backgroundInsets")
  }
}
