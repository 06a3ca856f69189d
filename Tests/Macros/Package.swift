// swift-tools-version:6.2
import CompilerPluginSupport
import PackageDescription

// Tests of the compiler plugins. They are a separate package, because SwiftPM builds a test that depends on a macro for
// the host, together with all dependencies of other tests in the same package. In the main package, UIKit would be
// compiled twice.
//
// Sources/ contains links to the sources of the plugins. Their targets have other names here, so that both packages can
// use one build folder. They are macros, so that swift-syntax is compiled only for the host: Tools/run-tests compiles
// it once for both packages.

let package = Package(
  name: "MacroTests",
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0")
  ],
  targets: [
    .macro(name: "TestedPreviewMacros"),
    .macro(
      name: "TestedViewCodeMacrosPlugin",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]),
    .testTarget(name: "PreviewMacrosTests", dependencies: ["TestedPreviewMacros"]),
    .testTarget(
      name: "ViewCodeMacrosPluginTests",
      dependencies: [
        "TestedViewCodeMacrosPlugin",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
      ]),
  ]
)
