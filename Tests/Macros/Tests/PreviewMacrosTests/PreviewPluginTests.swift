import Testing

@testable import TestedPreviewMacros

@Suite("The plugin's answers")
struct PreviewPluginTests {
  @Test("it names its protocol version")
  func capability() {
    let answer = PreviewPlugin.answer(to: .object(["getCapability": .object([:])]))
    #expect(answer["getCapabilityResult"]?["capability"]?["protocolVersion"] == .integer(7))
  }

  @Test("an expansion has text and no diagnostics")
  func expansion() {
    let answer = PreviewPlugin.answer(to: request(source: "#Preview { UIView() }"))
    #expect(answer["expandMacroResult"]?["expandedSource"]?.string?.contains("struct $sD15PreviewRegistryfMu_") == true)
    #expect(answer["expandMacroResult"]?["diagnostics"] == .array([]))
  }

  @Test("what cannot be expanded is an error at its place")
  func failure() throws {
    let answer = PreviewPlugin.answer(to: request(source: "#Other"))
    #expect(answer["expandMacroResult"]?["expandedSource"] == nil)
    guard case .array(let diagnostics) = answer["expandMacroResult"]?["diagnostics"] else {
      Issue.record("no diagnostics")
      return
    }
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostic["severity"] == .string("error"))
    #expect(diagnostic["position"]?["offset"] == .integer(42))
  }

  @Test("a message that it does not know is an error too")
  func unknown() {
    let answer = PreviewPlugin.answer(to: .object(["expandAttachedMacro": .object([:])]))
    #expect(answer["expandMacroResult"]?["expandedSource"] == nil)
  }

  private func request(source: String) -> JSON {
    let location: JSON = .object([
      "fileID": .string("M/F.swift"), "fileName": .string("/F.swift"), "offset": .integer(42), "line": .integer(1),
      "column": .integer(1),
    ])
    let syntax: JSON = .object(["kind": .string("declaration"), "source": .string(source), "location": location])
    return .object(["expandFreestandingMacro": .object(["discriminator": .string("$sD"), "syntax": syntax])])
  }
}
