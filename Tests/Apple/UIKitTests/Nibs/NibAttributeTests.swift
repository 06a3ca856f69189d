import InterfaceBuilder
import Testing
import UIKit

@MainActor
@Suite("Attributes of Interface Builder files")
struct NibAttributeTests {
  @Test("each attribute and part that an element can have is decoded, or declared to have no effect for a reason")
  func declared() throws {
    for kind in ObjectKind.allCases where NibClasses.isThere(kind) {
      let schema = try #require(ElementSchema.of(kind.rawValue))
      for name in schema.properties.keys.sorted() + schema.children.sorted() {
        switch NibAttributes.use(of: name, in: kind.rawValue) {
        case .decoded?: break
        case .immaterial(let reason)?, .unsupported(let reason)?:
          #expect(!reason.isEmpty, "\(name) of \(kind.rawValue)")
        case nil: Issue.record("\(name) of \(kind.rawValue) is read and neither decoded nor declared to have no effect")
        }
      }
    }
  }

  @Test("most kinds of elements have classes here, and those of other frameworks have none")
  func classes() {
    let missing = ObjectKind.allCases.filter { !NibClasses.isThere($0) }.map(\.rawValue)
    #expect(missing.contains("sceneKitView") && missing.contains("avPlayerViewController"))
    #expect(missing.count < 20 && ObjectKind.allCases.count > 70)
  }

  @Test(
    "an attribute of one kind is none of another's", arguments: [("label", "numberOfLines"), ("switch", "onImage")])
  func own(element: String, name: String) {
    #expect(NibAttributes.use(of: name, in: element) != nil)
    #expect(NibAttributes.use(of: name, in: "view") == nil)
    #expect(NibAttributes.use(of: "hidden", in: element) == .decoded)
  }
}
