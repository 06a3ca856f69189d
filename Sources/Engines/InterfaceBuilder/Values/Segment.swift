/// A segment of a segmented control.
package struct Segment: Hashable, Sendable {
  package var title: String?
  package var image: ImageReference?
  package var isEnabled: Bool
  /// In points; 0 is as wide as the others.
  package var width: Double
  package var contentOffset: Size?

  init(_ element: SourceElement) {
    title = element.string("title")
    image = element.value("image")
    isEnabled = element.bool("enabled") ?? true
    width = element.number("width") ?? 0
    contentOffset = element.value("contentOffset")
  }
}
