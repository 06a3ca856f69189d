import Foundation
import Testing

/// Packages with macros, which the compiler runs and whose expansions are drawn.
@Suite struct MacroTests {
  let package: Folder

  init() throws {
    package = try Folder()
    try package.write(
      """
      // swift-tools-version:5.9
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(
        name: "Signs", platforms: [.iOS(.v15)], products: [.library(name: "Signs", targets: ["Signs"])],
        dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax.git", from: "600.0.1")],
        targets: [
          .target(name: "Signs", dependencies: ["SignMacros"]),
          .macro(
            name: "SignMacros",
            dependencies: [
              "Spelling", .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
              .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
            ]),
          .target(name: "Spelling"),
        ])
      """, to: "Package.swift")
    try package.write(
      "public func spelled(_ text: String) -> String { text.map { \"\\($0)\" }.joined(separator: \"-\") }\n",
      to: "Sources/Spelling/Spelling.swift")
    try package.write(
      """
      import Spelling
      import SwiftCompilerPlugin
      import SwiftSyntax
      import SwiftSyntaxBuilder
      import SwiftSyntaxMacros

      #if canImport(SwiftSyntax600)
      public struct SpelledMacro: ExpressionMacro {
        public static func expansion(
          of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
        ) throws -> ExprSyntax {
          guard let literal = node.arguments.first?.expression.as(StringLiteralExprSyntax.self),
            let text = literal.representedLiteralValue
          else { throw MacroExpansionErrorMessage("a literal is wanted") }
          return "\\(literal: spelled(text))"
        }
      }
      #endif

      @main
      struct SignPlugin: CompilerPlugin {
        let providingMacros: [Macro.Type] = [SpelledMacro.self]
      }
      """, to: "Sources/SignMacros/SignMacros.swift")
    try package.write(
      """
      import UIKit

      @freestanding(expression)
      public macro spelled(_ text: String) -> String = #externalMacro(module: "SignMacros", type: "SpelledMacro")

      public final class SignView: UILabel {
        public override init(frame: CGRect) {
          super.init(frame: frame)
          text = #spelled("exit")
        }
        public required init?(coder: NSCoder) { nil }
      }

      #Preview("Sign") { SignView() }
      """, to: "Sources/Signs/SignView.swift")
  }

  @Test func aPackagesMacroIsBuiltRunAndItsTextDrawn() throws {
    let layout = try Viewcode("layout", ".", "Sign", in: package.url)
    #expect(layout.status == 0, "\(layout.errors)")
    #expect(layout.output.contains("e-x-i-t"), "\(layout.output)")

    // The expansion is updated after a change of the macro.
    try package.replace("separator: \"-\"", with: "separator: \"+\"", in: "Sources/Spelling/Spelling.swift")
    let again = try Viewcode("layout", ".", "Sign", in: package.url)
    #expect(again.output.contains("e+x+i+t"), "\(again.output)\(again.errors)")
  }

  @Test func aMacroThatDoesNotCompileIsNamedWithItsPlace() throws {
    try package.replace("SpelledMacro.self]", with: "SpeltMacro.self]", in: "Sources/SignMacros/SignMacros.swift")
    let build = try Viewcode("build", "--report", "report.json", in: package.url)
    #expect(build.status == 1)
    #expect(
      build.errors.contains("SignMacros.swift:22:40: error: cannot find 'SpeltMacro' in scope"), "\(build.errors)")
    #expect(package.exists("report.json"))
  }
}
