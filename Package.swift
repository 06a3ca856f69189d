// swift-tools-version:6.2
import CompilerPluginSupport
import PackageDescription

// What builds everywhere comes first: on Apple's systems `ViewCode` stands on Apple's own UIKit. Everything below
// `#if os(Linux)` is the UIKit that other systems lack, and the tools around it.

let package = Package(
  name: "ViewCode",
  platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .macOS(.v13)],
  products: [
    .library(name: "ViewCode", targets: ["ViewCode"]),
    .library(name: "ViewCodeMacros", targets: ["ViewCodeMacros"]),
  ],
  dependencies: [
    // For `ViewCodeMacros` alone: what uses other products does not build it, and nothing links it.
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0")
  ],
  targets: [
    .target(name: "ViewCode", dependencies: onLinux(["UIKit"])),

    // `@ViewCode`, and the compiler plugin that expands it.
    .target(name: "ViewCodeMacros", dependencies: ["ViewCode", "ViewCodeMacrosPlugin"]),
    .macro(
      name: "ViewCodeMacrosPlugin",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]),
  ]
)

func onLinux(_ dependencies: [Target.Dependency]) -> [Target.Dependency] {
  #if os(Linux)
    dependencies
  #else
    []
  #endif
}

#if os(Linux)
  /// A C library of the system: its headers and linker flags come from pkg-config, its Debian package is in
  /// Tools/debian-packages.txt.
  func cLibrary(_ name: String, pkgConfig: String, apt: String) -> Target {
    .systemLibrary(
      name: name, path: "Sources/CLibraries/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
  }

  package.dependencies += [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ]

  package.products += [
    .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreGraphics"]),
    .library(name: "ObjectiveCNames", targets: ["ObjectiveCNames"]),
    // With what Swift Testing looks for: tests of other packages depend on this product.
    .library(name: "ViewHost", targets: ["ViewHost", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    .library(name: "ViewCodeCommands", targets: ["ViewCodeCommands"]),
    .executable(name: "viewcode", targets: ["viewcode"]),
    .executable(name: "viewcode-image-helper", targets: ["viewcode-image-helper"]),
    .executable(name: "solver-bench", targets: ["solver-bench"]),
    .executable(name: "layout-bench", targets: ["layout-bench"]),
    .executable(name: "render-bench", targets: ["render-bench"]),
    .executable(name: "scroll-bench", targets: ["scroll-bench"]),
    .executable(name: "view-code-bench", targets: ["view-code-bench"]),
    .executable(name: "conformance", targets: ["conformance"]),
  ]

  package.targets += [
    // The C libraries, each imported by exactly one Swift target.
    cLibrary("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    cLibrary("CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev"),
    cLibrary("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    cLibrary("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev"),
    cLibrary("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    cLibrary("CHEIF", pkgConfig: "libheif", apt: "libheif-dev"),
    cLibrary("CLibThai", pkgConfig: "libthai", apt: "libthai-dev"),
    cLibrary("CLibXML2", pkgConfig: "libxml-2.0", apt: "libxml2-dev"),
    cLibrary("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
    cLibrary("CPoppler", pkgConfig: "poppler-glib", apt: "libpoppler-glib-dev"),
    cLibrary("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
    cLibrary("CUniBreak", pkgConfig: "libunibreak", apt: "libunibreak-dev"),
    cLibrary("CWebP", pkgConfig: "libwebpdemux", apt: "libwebp-dev"),

    // Foundations: they know no view and no layer.
    .target(name: "AssetCatalogs"),
    .target(name: "CImageRows"),
    .target(name: "CPixels"),
    .target(name: "InterfaceBuilder", dependencies: ["CLibXML2"]),
    .target(name: "LayoutSolver"),
    .target(name: "CImageHelper"),
    .target(
      name: "ImageCodecs", dependencies: ["CImageHelper", "CImageRows", "CPNG", "CTurboJPEG", "CWebP"],
      plugins: ["ImageHelperPath"]),
    // The only program with these libraries (docs/licences.md); nothing links it, the plugin has it built. A target that it
    // depended on would be compiled a second time, as a tool's. librsvg's pkg-config file has flags that SwiftPM warns of at
    // every build, so that its functions are declared there.
    .executableTarget(
      name: "viewcode-image-helper", dependencies: ["CHEIF", "CPoppler"],
      cSettings: [.headerSearchPath("../CImageHelper/include")], linkerSettings: [.linkedLibrary("rsvg-2")]),
    .plugin(name: "ImageHelperPath", capability: .buildTool(), dependencies: ["viewcode-image-helper"]),
    .target(name: "Typefaces", dependencies: ["CFontconfig", "CFreeType"]),
    .target(name: "Typesetting", dependencies: ["CFriBidi", "CHarfBuzz", "CLibThai", "CUniBreak", "Typefaces"]),

    // Apple's modules.
    .target(name: "CoreGraphics", dependencies: ["CCairo", "CPixels", "Typefaces"]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
    .target(
      name: "UIKit",
      dependencies: [
        "AssetCatalogs", "CHostTime", "CPreviewRecords", "CoreGraphics", "ImageCodecs", "InterfaceBuilder",
        "LayoutSolver",
        "PreviewMacros", "QuartzCore", "Typefaces", "Typesetting",
      ]),

    // Previews: a compiler plugin and the linker section that its records lie in.
    .macro(name: "PreviewMacros", path: "Sources/PreviewMacros"),
    .target(name: "CHostTime"),
    .target(name: "CPreviewRecords"),

    // Swift Testing looks for these two when a test imports Testing beside UIKit or CoreGraphics.
    .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics", "ImageCodecs"]),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit", "_Testing_CoreGraphics"]),

    // What users hold in their hands.
    .target(name: "ObjectiveCNames", dependencies: ["UIKit"]),
    .target(name: "ViewHost", dependencies: ["ImageCodecs", "UIKit"]),
    .target(name: "InterfaceCanvas", dependencies: ["InterfaceBuilder", "UIKit", "ViewHost"]),
    .target(
      name: "ViewCodeCommands",
      dependencies: [
        "InterfaceBuilder", "InterfaceCanvas", "UIKit", "ViewHost",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(
      name: "Examples", dependencies: ["ObjectiveCNames", "UIKit", "ViewCode"], path: "Examples",
      resources: [
        .copy("ActivityFeed/Nibs/ActivityFeedBasicBodyView.xib"),
        .copy("ActivityFeed/Nibs/ActivityFeedQuoteBodyView.xib"),
      ]),
    .executableTarget(name: "viewcode", dependencies: ["Examples", "ViewCodeCommands"]),
    .executableTarget(name: "solver-bench", dependencies: ["LayoutSolver"], path: "Benchmarks/solver-bench"),
    .executableTarget(name: "layout-bench", dependencies: ["UIKit"], path: "Benchmarks/layout-bench"),
    .executableTarget(name: "render-bench", dependencies: ["UIKit", "ViewHost"], path: "Benchmarks/render-bench"),
    .executableTarget(
      name: "scroll-bench", dependencies: ["Examples", "UIKit", "ViewHost"], path: "Benchmarks/scroll-bench"),
    .executableTarget(
      name: "view-code-bench", dependencies: ["UIKit", "ViewCode"], path: "Benchmarks/view-code-bench"),
    .target(
      name: "ConformanceCommands",
      dependencies: [
        "UIKit", "ViewHost", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "conformance", dependencies: ["ConformanceCommands"]),
  ]

  let overlays: [Target.Dependency] = ["_Testing_CoreGraphics", "_Testing_UIKit"]
  // No test here depends on a macro: SwiftPM would build every target twice. Tests/Macros is the plugins' own package.
  package.targets += [
    // What tests of several targets use.
    .target(name: "CompilerRuns", path: "Tests/CompilerRuns"),
    .target(name: "TestHosts", dependencies: ["QuartzCore"], path: "Tests/TestHosts"),
    .testTarget(name: "LayoutSolverTests", dependencies: ["LayoutSolver"]),
    .testTarget(name: "AssetCatalogsTests", dependencies: ["AssetCatalogs"]),
    .testTarget(name: "ImageCodecsTests", dependencies: ["ImageCodecs"]),
    .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"]),
    .testTarget(name: "TypefacesTests", dependencies: ["Typefaces"]),
    .testTarget(name: "TypesettingTests", dependencies: ["Typefaces", "Typesetting"]),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .testTarget(name: "QuartzCoreTests", dependencies: ["TestHosts", "QuartzCore", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["TestHosts", "ImageCodecs", "InterfaceBuilder", "LayoutSolver", "UIKit", "ViewHost"] + overlays),
    .testTarget(
      name: "UIKitSwift5Tests", dependencies: ["TestHosts", "UIKit"] + overlays,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "ObjectiveCNamesTests", dependencies: ["TestHosts", "ObjectiveCNames", "ViewHost"] + overlays),
    .testTarget(name: "ViewHostTests", dependencies: ["TestHosts", "ViewHost"] + overlays),
    .testTarget(
      name: "InterfaceCanvasTests", dependencies: ["TestHosts", "InterfaceBuilder", "InterfaceCanvas"] + overlays),
    .testTarget(name: "ViewCodeTests", dependencies: ["TestHosts", "CompilerRuns", "ViewCode", "ViewHost"] + overlays),
    .testTarget(
      name: "ViewCodeMacrosTests",
      dependencies: ["TestHosts", "CompilerRuns", "ViewCodeMacros", "ViewHost"] + overlays),
    .testTarget(name: "ExamplesTests", dependencies: ["TestHosts", "Examples", "ViewHost"] + overlays),
    .testTarget(name: "ViewCodeCommandsTests", dependencies: ["TestHosts", "Examples", "ViewCodeCommands"] + overlays),
    .testTarget(name: "ConformanceCommandsTests", dependencies: ["TestHosts", "ConformanceCommands"]),
    .testTarget(name: "ArchitectureTests"),
  ]
#endif
