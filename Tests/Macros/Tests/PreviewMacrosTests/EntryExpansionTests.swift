import Testing

@testable import TestedPreviewMacros

@Suite("What @Entry becomes")
struct EntryExpansionTests {
  private func entry(_ source: String, in parent: String = "extension EnvironmentValues {}") -> EntryExpansion {
    EntryExpansion(source: source, parent: parent)
  }

  @Test("a variable with a type has a key with that type, whose default is computed")
  func typed() {
    let expansion = entry("@Entry public var spacing: CGFloat = 8 // points")
    // A comment after the value ends with its line.
    #expect(
      expansion.peer == """
        private struct __Key_spacing: SwiftUI.EnvironmentKey {
          typealias Value = CGFloat
          static var defaultValue: Value {
            8 // points
          }
        }
        """)
    #expect(expansion.accessors?.contains("get { self[__Key_spacing.self] }") == true)
    #expect(expansion.accessors?.contains("set { self[__Key_spacing.self] = newValue }") == true)
  }

  @Test("a variable without a type has a key whose default says the type")
  func untyped() {
    #expect(entry("@Entry var name = \"a = b: {\"").peer?.contains("static let defaultValue = \"a = b: {\"") == true)
  }

  @Test("an optional without a value is nil at first, and a function type keeps its arrow")
  func optional() {
    #expect(entry("@Entry var name: String?").peer?.contains("static var defaultValue: Value {\n    nil\n") == true)
    let action = entry("@Entry var act: (Int) -> [String: Int] = { _ in [:] }")
    #expect(action.peer?.contains("typealias Value = (Int) -> [String: Int]\n") == true)
    #expect(action.peer?.contains("{\n    { _ in [:] }\n") == true)
  }

  @Test(
    "each kind of values has its own kind of key",
    arguments: [
      ("Transaction", "TransactionKey"), ("SwiftUI.ContainerValues", "ContainerValueKey"),
      ("EnvironmentValues", "EnvironmentKey"),
    ])
  func keys(values: String, key: String) {
    let peer = entry("@Entry var a: Int = 0", in: "/* extension */ public extension \(values) {}").peer
    #expect(peer?.contains(": SwiftUI.\(key) {") == true)
  }

  @Test("the key of a focused value has the type inside of the optional, and no default")
  func focused() {
    let peer = entry("@Entry var title: String?", in: "extension FocusedValues {}").peer
    #expect(peer == "private struct __Key_title: SwiftUI.FocusedValueKey {\n  typealias Value = String\n}")
  }

  @Test("what is no variable, or is elsewhere, is nil")
  func others() {
    #expect(entry("@Entry func f() {}").peer == nil && entry("@Entry func f() {}").accessors == nil)
    #expect(entry("@Entry var a: Int = 0", in: "struct A {}").peer == nil)
    #expect(entry("@Entry var a").peer == nil)
  }
}
