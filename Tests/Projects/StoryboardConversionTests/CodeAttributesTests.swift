import InterfaceBuilder
import Testing

@testable import StoryboardConversion

@Suite struct CodeAttributesTests {
  /// The kinds whose classes are not in UIKit, which are reported as a whole.
  private static let foreign: Set<ObjectKind> = [
    .webView, .glkView, .mtkView, .sceneKitView, .skView, .arscnView, .arskView, .pdfView, .lpLinkView,
    .avPlayerViewController, .glkViewController, .hostingController, .searchDisplayController, .customObject, .exit,
    .hoverGestureRecognizer,
  ]

  @Test func everyAttributeOfASchemaIsWrittenOrSaysWhyNot() {
    for kind in ObjectKind.allCases where !Self.foreign.contains(kind) {
      guard let schema = ElementSchema.of(kind.rawValue) else { continue }
      for name in schema.properties.keys.sorted() + schema.children.sorted() {
        #expect(CodeAttributes.use(of: name, in: kind.rawValue) != nil, "\(name) of \(kind.rawValue)")
      }
    }
  }
}
