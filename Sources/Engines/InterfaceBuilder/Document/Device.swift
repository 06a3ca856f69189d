/// The device that a file was edited on.
package struct Device: Hashable, Sendable {
  /// By Interface Builder's names: `retina4_7`, `retina6_1`, `ipad9_7`...
  package var id: String
  package var isLandscape: Bool
  /// `light` or `dark`; absent is light.
  package var appearance: String
  /// `fullscreen`, or how an iPad shares its screen.
  package var layout: String?
  /// As `layout`, in older files.
  package var adaptation: String?

  init(_ element: SourceElement) {
    id = element["id"] ?? ""
    isLandscape = element["orientation"] == "landscape"
    appearance = element["appearance"] ?? "light"
    layout = element["layout"]
    adaptation = element.child("adaptation")?.id
  }
}
