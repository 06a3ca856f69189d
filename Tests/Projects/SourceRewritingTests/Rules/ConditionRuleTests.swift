import SourceRewriting
import Testing

@Suite("Conditions")
struct ConditionRuleTests {
  private func condition(_ text: String, options: RewritingOptions = RewritingOptions()) -> String {
    let result = rewritten("#if \(text)\nlet a = 1\n#endif\n", options: options)
    return String(result.dropFirst(4).prefix { $0 != "\n" })
  }

  @Test(
    "the platform is iOS",
    arguments: [
      ("os(iOS)", "true"), ("os(macOS)", "false"), ("os(Linux)", "false"),
      ("os(iOS) || os(tvOS)", "true || false"),
      ("!(os(macOS) && DEBUG) // why", "!(false && DEBUG) // why"),
      ("targetEnvironment(simulator)", "true"), ("targetEnvironment(macCatalyst)", "false"),
      ("canImport(Darwin)", "false"), ("canImport(Security)", "false"), ("canImport(UIKit)", "canImport(UIKit)"),
      ("swift(>=5.9) && compiler(>=6)", "swift(>=5.9) && compiler(>=6)"),
      ("DEBUG", "DEBUG"), ("arch(arm64)", "arch(arm64)"),
    ])
  func platform(before: String, after: String) {
    #expect(condition(before) == after)
  }

  @Test("packages that know Linux stay on it")
  func packages() {
    var options = RewritingOptions()
    options.keepsLinuxConditions = true
    #expect(condition("os(Linux) || os(iOS)", options: options) == "os(Linux) || true")
  }

  @Test("a file without views that asks for Darwin gets what it has for Linux, and one with views does not")
  func alternatives() {
    let text = "#if canImport(Darwin)\nlet a = 1\n#elseif os(Linux) || os(Windows)\nlet a = 2\n#endif"
    #expect(rewritten(text).contains("#if false\nlet a = 1\n#elseif os(Linux) || false\nlet a = 2"))
    #expect(rewritten("import UIKit\n" + text).contains("#elseif false || false"))
  }

  @Test("in every clause, and inside of others")
  func clauses() {
    let text = "#if os(macOS)\n#if os(iOS)\n#endif\n#elseif os(iOS)\nlet a = 1\n#else\n#endif"
    #expect(rewritten(text) == "#if false\n#if true\n#endif\n#elseif true\nlet a = 1\n#else\n#endif")
  }

  @Test("comments behind a condition are no part of it where it is said again")
  func comments() {
    let text = "#if os(iOS) || swift(>=9) // devices ---\nclass A { @objc func b() {} }\n#endif\n"
    let result = rewritten(text)
    #expect(result.contains("#if (true || swift(>=9))\n"))
  }

  @Test("a module of iOS that is not here is told of, and can't be imported, whatever stands for it elsewhere")
  func missingModule() {
    let file = rewrittenFile("\n#if canImport(MapKit)\n#endif")
    #expect(file.text?.contains("#if false\n#endif") == true)
    #expect(
      file.remarks.map(\.description) == [
        "/project/File.swift:2:5: warning: canImport(MapKit) is false in ViewCode, and true on a device"
      ])
  }
}
