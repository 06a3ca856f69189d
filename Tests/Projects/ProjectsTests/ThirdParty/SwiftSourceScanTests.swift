import Testing

@testable import Projects

@Suite("Imports in texts")
struct SwiftSourceScanTests {
  private func modules(_ text: String) -> [String] { SwiftSourceScan(Array(text.utf8)).imports.map(\.module) }

  @Test("every form of an import, and nothing else")
  func forms() {
    #expect(
      modules(
        """
        // import Comment
        /* import Block /* import Nested */ import Block2 */
        import UIKit; import Foundation
        @testable import App
        @_exported @preconcurrency import Kit
        @_spi(Host) import Hidden
        public import Open
        internal  import   struct Foo.Bar
        import class A.B.C
        import func D.e
        import `Quoted`
        import typealias T.U // import Tail
        #if canImport(Guarded)
        import Guarded
        #endif
        let text = "import InText"
        let important = importSomething
        func f() { x.import Y }
        """) == ["UIKit", "Foundation", "App", "Kit", "Hidden", "Open", "Foo", "A", "D", "Quoted", "T", "Guarded"])
  }

  @Test("texts of all forms are passed over, with what is interpolated")
  func texts() {
    #expect(
      modules(
        ##"""
        let a = "x \(f("import A") + "\(g("y)"))") import B"
        let b = """
        import C
        \(h("""
        import D
        """))
        import E
        """
        let c = #"import "F" \(no) \#("import G") "#
        let d = #"""
        import H "# """ "##
        import I
        """#
        let e = "not closed
        import Real
        let f = '"'
        """##) == ["Real"])
  }

  @Test("conditions stand with the imports in them")
  func conditions() {
    let imports = SwiftSourceScan(
      Array(
        """
        #if os(iOS) && DEBUG // a comment
        import A
        #elseif os(macOS)
        import B
          #if X
          import C
          #endif
        #else
        import D
        #endif
        import E
        """.utf8)
    ).imports
    #expect(imports.map(\.module) == ["A", "B", "C", "D", "E"])
    #expect(imports.map(\.line) == [2, 4, 6, 9, 11])
    #expect(imports[2].required.count == 2)
    #expect(imports[3].required.isEmpty && imports[3].excluded.count == 2)
    #expect(imports[4].required.isEmpty && imports[4].excluded.isEmpty)
  }

  @Test(
    "files that start an app",
    arguments: [
      ("@main class A: UIResponder, UIApplicationDelegate {}", true), ("@UIApplicationMain\nclass A {}", true),
      ("UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)", true), ("@main struct A: App {}", true),
      ("@main struct Tool { static func main() {} }", false), ("// @main UIApplicationDelegate", false),
      ("class A: UIApplicationDelegate {}", false), ("let s = \"@main App\"", false),
    ])
  func apps(text: String, expected: Bool) {
    #expect(SwiftSourceScan(Array(text.utf8)).startsApp == expected)
  }

  @Test("any text is scanned to its end")
  func noise() {
    var state: UInt64 = 3
    let alphabet = [
      "import ", "\"", "\\(", ")", "(", "#", "\"\"\"", "/*", "*/", "//", "\n", "@", "#if ", "#endif", "`", "a", "é",
    ]
    for _ in 0..<3_000 {
      var text = ""
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += alphabet[Int(state >> 33) % alphabet.count]
      }
      _ = SwiftSourceScan(Array(text.utf8))
    }
    _ = SwiftSourceScan(Array(String(repeating: "\"\\(", count: 100_000).utf8))
    _ = SwiftSourceScan(Array(String(repeating: "#if a\n", count: 20_000).utf8))
  }

  @Test(
    "conditions are those of a build for the simulator",
    arguments: [
      ("os(iOS)", true), ("os(macOS)", false), ("!os(macOS) && DEBUG", true), ("os(tvOS) || (os(iOS) && !EXTRA)", true),
      ("targetEnvironment(simulator)", true), ("targetEnvironment(macCatalyst)", false), ("canImport(UIKit)", true),
      ("canImport(AppKit)", false), ("canImport(Unknown)", nil), ("canImport(Unknown) && os(macOS)", false),
      ("swift(>=5.9)", true), ("compiler(>=9.0)", false), ("compiler(<5.0)", false), ("arch(x86_64)", nil),
      ("RELEASE", false), ("((", nil),
      ("canImport(Own)", true), ("canImport(UIKit.UIView)", true),
    ] as [(String, Bool?)])
  func evaluation(condition: String, expected: Bool?) {
    let evaluation = ConditionEvaluation(conditions: ["DEBUG"]) { $0 == "Own" ? true : nil }
    #expect(evaluation.holds(condition) == expected)
  }
}
