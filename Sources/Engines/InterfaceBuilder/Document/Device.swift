/// The device for which a file was edited.
package struct Device: Hashable, Sendable {
  /// Interface Builder's name of the device: `retina4_7`, `retina6_1`, `ipad9_7`...
  package var id: String
  package var isLandscape: Bool
  /// The appearance, `light` or `dark`.
  ///
  /// - Default: `light`.
  package var appearance: String
  /// The layout of the screen: `fullscreen`, or a form of multitasking on iPad.
  package var layout: String?
  /// The layout of the screen in older files.
  package var adaptation: String?

  init(_ element: SourceElement) {
    id = element["id"] ?? ""
    isLandscape = element["orientation"] == "landscape"
    appearance = element["appearance"] ?? "light"
    layout = element["layout"]
    adaptation = element.child("adaptation")?.id
  }
}
