import Testing

@testable import TestedPreviewMacros

@Suite("What #Preview becomes")
struct PreviewExpansionTests {
  private func expansion(_ source: String) -> PreviewExpansion {
    PreviewExpansion(source: source, discriminator: "$sX", fileID: "Module/File.swift", line: 10, column: 5)
  }

  @Test("the arguments are copied as they stand")
  func arguments() throws {
    let source = "#Preview(\"a \\(1)\", traits: .portrait) {\n  // }\n  UIView()\n} // end"
    let text = try #require(expansion(source).text)
    #expect(text.contains("return UIKit.Preview(\"a \\(1)\", traits: .portrait) {\n  // }\n  UIView()\n} // end\n"))
    #expect(text.contains("struct $sX15PreviewRegistryfMu_: nonisolated UIKit.PreviewRegistry {"))
    #expect(text.contains("{ \"Module/File.swift\" }"))
  }

  @Test(
    "nothing in it is a constant in a section, which any error found after type checking would make another error of")
  func noSection() throws {
    let text = try #require(expansion("#Preview { UIView() }").text)
    #expect(!text.contains("section") && !text.contains(" let "))
    #expect(
      text.contains(
        "@used nonisolated static func keep() -> any UIKit.PreviewRegistry.Type { $sX15PreviewRegistryfMu_.self }"))
  }

  @Test("line and column are the macro's, behind comments and attributes")
  func place() throws {
    let plain = try #require(expansion("#Preview { UIView() }").text)
    #expect(plain.contains("line: Swift.Int { 10 }") && plain.contains("column: Swift.Int { 5 }"))
    let later = try #require(expansion("\n\n/// Words\n@available(iOS 17, *)\n  #Preview { UIView() }").text)
    #expect(later.contains("line: Swift.Int { 14 }") && later.contains("column: Swift.Int { 3 }"))
    #expect(later.contains("@available(iOS 17, *)\n  struct $sX"))
  }

  @Test(
    "a # in a comment or an attribute is none",
    arguments: [
      "// #Preview\n", "/* #Preview /* # */ # */ ", "@available(*, deprecated, message: \"see #3 :)\") ",
      "@available(*, deprecated, message: \"\\\"#\") ",
    ])
  func prefix(prefix: String) {
    #expect(MacroPrefix.length(of: prefix + "#Preview { }") == prefix.utf8.count)
    #expect(expansion(prefix + "#Preview { }").text != nil)
  }

  @Test("another macro, or none, is nil")
  func others() {
    #expect(expansion("#Other { }").text == nil)
    #expect(expansion("// nothing").text == nil)
    #expect(expansion("/* without end").text == nil)
    #expect(expansion("\"without end").text == nil)
  }
}
