import Testing

@testable import TestedPreviewMacros

@Suite("Properties in the body of a preview")
struct PreviewableTests {
  @Test("properties and other statements are told apart, over several lines")
  func split() throws {
    let body = try #require(
      PreviewableStatements(
        """
        ("Name", traits: .portrait) {
          @Previewable @State var items: [Int] = [
            1, 2,
          ]
          @Previewable @State
          var text =
            "a }"
          let count = items.count
          Text("\\(count) @Previewable")
        }
        """))
    #expect(body.head == "(\"Name\", traits: .portrait) ")
    #expect(body.properties.count == 2)
    #expect(body.properties[0].contains("@State var items: [Int] = [\n    1, 2,\n  ]"))
    #expect(body.properties[1].contains("\"a }\""))
    #expect(body.rest.contains("let count = items.count") && body.rest.contains("Text("))
    #expect(!body.rest.contains("items: [Int]"))
  }

  @Test("a body without such properties is left as it is")
  func none() {
    #expect(PreviewableStatements(" { Text(\"@Previewable\") }") == nil)
    #expect(PreviewableStatements(" { VStack { /* @Previewable */ } }") == nil)
    #expect(PreviewableStatements("(\"no body\")") == nil)
  }

  @Test("the preview shows a view with the properties")
  func wrapper() throws {
    let expansion = PreviewExpansion(
      source: "#Preview { @Previewable @State var a = 1; Text(\"\\(a)\") }", discriminator: "$sX", fileID: "M/F.swift",
      line: 1, column: 1)
    let text = try #require(expansion.text)
    #expect(text.contains("return UIKit.Preview { Wrapper() }"))
    #expect(text.contains("struct Wrapper: SwiftUI.View {") && text.contains("@State var a = 1"))
    #expect(text.contains("var body: some SwiftUI.View {") && text.contains("Text(\"\\(a)\")"))
  }
}
