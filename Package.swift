// swift-tools-version:6.2
import CompilerPluginSupport
import Foundation
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
  func cLibrary(_ name: String, pkgConfig: String?, apt: String) -> Target {
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
    // Snapshot tests, for Swift Testing and XCTest.
    .library(name: "ViewSnapshots", targets: ["ViewSnapshots", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    .library(name: "ViewCodeCommands", targets: ["ViewCodeCommands"]),
    .executable(name: "viewcode-examples", targets: ["viewcode-examples"]),
    .executable(name: "viewcode-host", targets: ["viewcode-host"]),
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
    cLibrary("CHyphen", pkgConfig: nil, apt: "libhyphen-dev"),
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
    // All that relies on what the Swift runtime does and no document promises: docs/runtime.md.
    .target(name: "CRuntimeSupport"),
    .target(name: "RuntimeSupport", dependencies: ["CRuntimeSupport"]),
    // What Apple's Foundation and Objective-C runtime have and those of other systems lack.
    .target(name: "FoundationSupplement"),
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
    .target(
      name: "Typesetting", dependencies: ["CFriBidi", "CHarfBuzz", "CHyphen", "CLibThai", "CUniBreak", "Typefaces"]),

    // Apple's modules.
    .target(name: "CoreGraphics", dependencies: ["CCairo", "CPixels", "Typefaces"]),
    // The drawings of the system's symbols.
    .target(name: "SystemSymbols", dependencies: ["CoreGraphics", "Typefaces"]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "RuntimeSupport", "Typefaces", "Typesetting"]),
    .target(
      name: "UIKit",
      dependencies: [
        "AssetCatalogs", "CoreGraphics", "FoundationSupplement", "ImageCodecs", "InterfaceBuilder", "LayoutSolver",
        "PreviewMacros", "QuartzCore", "RuntimeSupport", "SystemSymbols", "Typefaces", "Typesetting",
      ]),

    // The compiler plugin behind `#Preview`.
    .macro(name: "PreviewMacros", path: "Sources/PreviewMacros"),

    // Swift Testing looks for these two when a test imports Testing beside UIKit or CoreGraphics.
    .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics", "ImageCodecs"]),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit", "_Testing_CoreGraphics"]),

    // Projects as they lie: what is in them, and their sources as this compiler takes them.
    .target(name: "XcodeProjects"),
    .target(name: "Projects", dependencies: ["XcodeProjects"]),

    // What differs between two states of a screen: in words, in pictures, in reports.
    .target(name: "ScreenComparison", dependencies: ["ImageCodecs"]),

    // What a project's program tells the command that started it, and is asked by it while it shows a screen.
    .target(name: "ShownScreens"),
    .target(name: "ScreenMessages"),

    // What users hold in their hands.
    .target(name: "ObjectiveCNames", dependencies: ["UIKit"]),
    .target(name: "MissingModules", dependencies: ["UIKit"]),
    .target(name: "HostServices", dependencies: ["QuartzCore", "RuntimeSupport", "UIKit"]),
    .target(name: "ViewHost", dependencies: ["ImageCodecs", "RuntimeSupport", "UIKit"]),
    // Screens at one moment, their references in files, and what was compared.
    .target(
      name: "ScreenSnapshots",
      dependencies: [
        "CoreGraphics", "ImageCodecs", "ScreenComparison", "Typefaces", "Typesetting", "UIKit", "ViewHost",
      ]),
    .target(
      name: "ViewSnapshots", dependencies: ["ImageCodecs", "ScreenComparison", "ScreenSnapshots", "UIKit", "ViewHost"]),
    // What is wrong with a screen.
    .target(name: "ScreenAudit", dependencies: ["ScreenMessages", "UIKit", "ViewHost"]),
    // Interface Builder files as view code: text out, no UIKit.
    .target(name: "ViewCodeConversion", dependencies: ["InterfaceBuilder"]),
    // What was converted, held against what it came from.
    .target(name: "ConversionProof", dependencies: ["InterfaceBuilder", "UIKit", "ViewHost"]),
    .target(name: "InterfaceCanvas", dependencies: ["InterfaceBuilder", "UIKit", "ViewHost"]),
    .target(
      name: "ViewCodeCommands",
      dependencies: [
        "ConversionProof", "ImageCodecs", "InterfaceBuilder", "InterfaceCanvas", "ScreenAudit",
        "ScreenComparison", "ScreenMessages", "ScreenSnapshots", "ShownScreens", "UIKit", "ViewHost",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(
      name: "Examples", dependencies: ["ObjectiveCNames", "UIKit", "ViewCode"], path: "Examples",
      exclude: ["StoryboardApp"],
      resources: [
        .copy("ActivityFeed/Nibs/ActivityFeedBasicBodyView.xib"),
        .copy("ActivityFeed/Nibs/ActivityFeedQuoteBodyView.xib"),
      ]),
    .executableTarget(name: "viewcode-examples", dependencies: ["Examples", "ViewCodeCommands"]),

    // Projects as they lie: built by the installed toolchain (Tools/install), run by a program that has `ProjectHost` for its main.
    .target(
      name: "ProjectHost",
      dependencies: [
        "ConversionProof", "ObjectiveCNames", "RuntimeSupport", "UIKit", "ViewCodeCommands", "ViewHost",
      ]),
    .executableTarget(name: "viewcode-host", dependencies: ["ProjectHost"]),
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

  // The parser that the toolchain has ready-made, as dynamic libraries: a rewriter on it builds in seconds, and parses exactly what
  // this compiler does. A toolchain without it has no `SourceRewriting`.
  let parserLibraries = toolchainLibraries()
  let parserFlags: [SwiftSetting] = parserLibraries.map { [.unsafeFlags(["-I", $0])] } ?? []
  let rewriting: [Target.Dependency] = parserLibraries == nil ? [] : ["SourceRewriting"]

  func toolchainLibraries() -> String? {
    let environment = Context.environment
    var roots = (environment["PATH"] ?? "").split(separator: ":").compactMap { folder -> String? in
      let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
      guard FileManager.default.isExecutableFile(atPath: compiler.path) else { return nil }
      return compiler.deletingLastPathComponent().deletingLastPathComponent().path
    }
    if let chosen = environment["SWIFT_TOOLCHAIN"] { roots = [chosen, chosen + "/usr"] + roots }
    return roots.map { $0 + "/lib/swift/host" }
      .first { FileManager.default.fileExists(atPath: $0 + "/SwiftSyntax.swiftmodule") }
  }

  if let parserLibraries {
    package.products.append(.executable(name: "viewcode", targets: ["viewcode"]))
    package.targets += [
      // libIndexStore lies beside the parser: it is loaded when it is needed.
      .target(name: "CIndexStore", linkerSettings: [.linkedLibrary("dl")]),
      .target(name: "AvailabilityChecking", dependencies: ["CIndexStore"], swiftSettings: parserFlags),
      .testTarget(
        name: "AvailabilityCheckingTests", dependencies: ["AvailabilityChecking"], swiftSettings: parserFlags),
      .target(name: "ModuleStubs", swiftSettings: parserFlags),
      .target(
        name: "ProjectBuilding",
        dependencies: ["AvailabilityChecking", "ModuleStubs", "Projects", "ShownScreens", "SourceRewriting"],
        swiftSettings: parserFlags),
      // A project's screens, live: built, started, touched, watched and started anew.
      .target(
        name: "PreviewSessions", dependencies: ["ProjectBuilding", "Projects", "ScreenMessages", "ShownScreens"],
        swiftSettings: parserFlags),
      // The same for coding agents: tools, and the protocol by which they are called.
      .target(
        name: "AgentTools", dependencies: ["PreviewSessions", "ScreenMessages"], swiftSettings: parserFlags),
      // And for browsers: a server on this machine, and its page.
      .target(
        name: "PreviewServer", dependencies: ["PreviewSessions", "ProjectBuilding", "ScreenMessages"],
        resources: [
          .embedInCode("Page/page.html"), .embedInCode("Page/page.css"), .embedInCode("Page/page.js"),
        ], swiftSettings: parserFlags),
      // View code put into a project's own classes, in the place of its storyboards and XIBs.
      .target(
        name: "InPlaceConversion",
        dependencies: ["InterfaceBuilder", "SourceRewriting", "ViewCodeConversion", "XcodeProjects"],
        swiftSettings: parserFlags),
      .testTarget(
        name: "InPlaceConversionTests",
        dependencies: ["InPlaceConversion", "InterfaceBuilder", "ViewCodeConversion", "XcodeProjects"],
        swiftSettings: parserFlags),
      .target(
        name: "ProjectCommands",
        dependencies: [
          "AgentTools", "InPlaceConversion", "InterfaceBuilder", "PreviewServer", "PreviewSessions", "ProjectBuilding",
          "Projects",
          "ScreenMessages", "ShownScreens", "ViewCodeConversion",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ], swiftSettings: parserFlags),
      .executableTarget(name: "viewcode", dependencies: ["ProjectCommands"], swiftSettings: parserFlags),
      .testTarget(
        name: "ModuleStubsTests", dependencies: ["ModuleStubs", "MissingModules", "TestFiles"],
        swiftSettings: parserFlags),
      .testTarget(
        name: "PreviewSessionsTests", dependencies: ["PreviewSessions", "ScreenMessages"], swiftSettings: parserFlags),
      .testTarget(
        name: "AgentToolsTests", dependencies: ["AgentTools", "PreviewSessions", "ScreenMessages"],
        swiftSettings: parserFlags),
      .testTarget(name: "PreviewServerTests", dependencies: ["PreviewServer"], swiftSettings: parserFlags),
      .testTarget(
        name: "ProjectBuildingTests", dependencies: ["ProjectBuilding", "Projects", "ShownScreens", "TestFiles"],
        swiftSettings: parserFlags),
      .target(
        name: "SourceRewriting", dependencies: ["AssetCatalogs"], swiftSettings: parserFlags,
        linkerSettings: [
          .unsafeFlags(["-L", parserLibraries, "-Xlinker", "-rpath", "-Xlinker", parserLibraries])
        ]),
      .testTarget(
        name: "SourceRewritingTests", dependencies: ["SourceRewriting"], exclude: ["Before"],
        swiftSettings: parserFlags),
    ]
  }

  let overlays: [Target.Dependency] = ["_Testing_CoreGraphics", "_Testing_UIKit"]
  // No test here depends on a macro: SwiftPM would build every target twice. Tests/Macros is the plugins' own package.
  package.targets += [
    // What tests of several targets use.
    .target(name: "CompilerRuns", dependencies: ["TestFiles"], path: "Tests/CompilerRuns"),
    .target(name: "TestClocks", path: "Tests/TestClocks"),
    .target(name: "TestFiles", path: "Tests/TestFiles"),
    .target(name: "TestHosts", dependencies: ["QuartzCore"], path: "Tests/TestHosts"),
    .target(name: "RecordedFacts", path: "Tests/RecordedFacts"),
    .testTarget(name: "FoundationSupplementTests", dependencies: ["FoundationSupplement", "TestFiles", "UIKit"]),
    .testTarget(name: "LayoutSolverTests", dependencies: ["LayoutSolver"]),
    .testTarget(name: "AssetCatalogsTests", dependencies: ["AssetCatalogs"]),
    .testTarget(name: "ImageCodecsTests", dependencies: ["ImageCodecs"]),
    .testTarget(name: "ViewCodeConversionTests", dependencies: ["InterfaceBuilder", "ViewCodeConversion"]),
    .testTarget(name: "ConversionProofTests", dependencies: ["ConversionProof", "TestHosts", "UIKit"]),
    .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"]),
    .testTarget(name: "XcodeProjectsTests", dependencies: ["XcodeProjects"]),
    .testTarget(name: "ProjectsTests", dependencies: ["Projects"]),
    .testTarget(name: "ScreenComparisonTests", dependencies: ["ImageCodecs", "ScreenComparison"]),
    .testTarget(name: "ShownScreensTests", dependencies: ["ShownScreens"]),
    .testTarget(name: "MissingModulesTests", dependencies: ["MissingModules", "UIKit"]),
    .testTarget(name: "TypefacesTests", dependencies: ["RecordedFacts", "TestFiles", "Typefaces"]),
    .testTarget(
      name: "TypesettingTests",
      dependencies: ["RecordedFacts", "TestClocks", "TestFiles", "Typefaces", "Typesetting"]),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .testTarget(name: "SystemSymbolsTests", dependencies: ["SystemSymbols", "_Testing_CoreGraphics"]),
    .testTarget(name: "QuartzCoreTests", dependencies: ["TestHosts", "QuartzCore", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "RecordedFacts", "TestClocks", "TestFiles", "TestHosts", "CompilerRuns", "ImageCodecs", "InterfaceBuilder",
        "LayoutSolver",
        "UIKit",
        "ViewHost",
      ] + overlays,
      exclude: ["Previews/symbols-for-libraries.txt"],
      // A library with a preview, which a test loads, finds these in the program. The toolchain's own linker takes two thirds of
      // the time of the system's for the program of all tests.
      linkerSettings: [
        .unsafeFlags([
          "-use-ld=lld", "-Xlinker",
          "--dynamic-list=\(Context.packageDirectory)/Tests/UIKitTests/Previews/symbols-for-libraries.txt",
        ])
      ]),
    .testTarget(
      name: "UIKitSwift5Tests", dependencies: ["TestHosts", "UIKit"] + overlays,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "ObjectiveCNamesTests", dependencies: ["TestHosts", "ObjectiveCNames", "ViewHost"] + overlays),
    // What rewriting makes of sources for Apple's compiler, compiled and run.
    .testTarget(
      name: "RewrittenSourcesTests", dependencies: ["TestHosts", "ObjectiveCNames", "ViewHost"] + overlays,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ViewHostTests", dependencies: ["RecordedFacts", "RuntimeSupport", "TestHosts", "ViewHost"] + overlays),
    .testTarget(
      name: "ScreenSnapshotsTests", dependencies: ["ImageCodecs", "ScreenComparison", "ScreenSnapshots", "TestHosts"]),
    .testTarget(
      name: "ViewSnapshotsTests",
      dependencies: ["ImageCodecs", "ScreenSnapshots", "TestHosts", "ViewSnapshots"] + overlays),
    .testTarget(
      name: "ScreenAuditTests",
      dependencies: ["TestHosts", "ScreenAudit", "ScreenMessages", "UIKit", "ViewHost"] + overlays),
    .testTarget(
      name: "InterfaceCanvasTests", dependencies: ["TestHosts", "InterfaceBuilder", "InterfaceCanvas"] + overlays),
    .testTarget(name: "ViewCodeTests", dependencies: ["TestHosts", "CompilerRuns", "ViewCode", "ViewHost"] + overlays),
    .testTarget(
      name: "ViewCodeMacrosTests",
      dependencies: ["TestHosts", "CompilerRuns", "ViewCodeMacros", "ViewHost"] + overlays),
    // Recorded pictures of controls.
    .testTarget(
      name: "GoldenTests", dependencies: ["ImageCodecs", "TestHosts", "UIKit", "ViewHost"], exclude: ["Pictures"]),
    .testTarget(
      name: "ExamplesTests", dependencies: ["ConversionProof", "TestHosts", "Examples", "ViewHost"] + overlays),
    .testTarget(
      name: "ViewCodeCommandsTests",
      dependencies: [
        "Examples", "ImageCodecs", "ScreenMessages", "TestFiles", "TestHosts", "ViewCodeCommands",
      ] + overlays),
    .testTarget(name: "ConformanceCommandsTests", dependencies: ["RecordedFacts", "TestHosts", "ConformanceCommands"]),
    .testTarget(name: "RuntimeSupportTests", dependencies: ["RuntimeSupport"]),
    .testTarget(name: "ArchitectureTests"),
  ]

  // Of the tests only these: with the sanitizer all that is needed is built anew (Tools/sanitize).
  if let wanted = Context.environment["VIEWCODE_TESTS"]?.split(separator: ",").map(String.init) {
    package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
  }

  // What is tried at random (Fuzzing/README.md): only where it is asked for, so that no other build pays for it.
  if Context.environment["VIEWCODE_FUZZING"] != nil {
    package.products += [
      .executable(name: "viewcode-fuzz", targets: ["ViewCodeFuzzing"]),
      .executable(name: "viewcode-fuzz-files", targets: ["ViewCodeFileFuzzing"]),
    ]
    package.targets += [
      .target(
        name: "Fuzzing",
        dependencies: ["AssetCatalogs", "ImageCodecs", "LayoutSolver", "Typefaces", "Typesetting", "XcodeProjects"],
        path: "Fuzzing/Sources/Fuzzing"),
      .executableTarget(
        name: "ViewCodeFileFuzzing", dependencies: ["Fuzzing"], path: "Fuzzing/Sources/ViewCodeFileFuzzing"),
      .executableTarget(
        name: "ViewCodeFuzzing",
        dependencies: ["Fuzzing", "InterfaceBuilder", "InterfaceCanvas", "UIKit", "ViewCodeConversion", "ViewHost"],
        path: "Fuzzing/Sources/ViewCodeFuzzing"),
    ]
  }
  // The same for bytes, by libFuzzer: all of it has to be compiled for that (Fuzzing/bytes).
  if Context.environment["VIEWCODE_FUZZING"] == "bytes" {
    package.products.append(.executable(name: "viewcode-fuzz-bytes", targets: ["ViewCodeByteFuzzing"]))
    package.targets.append(
      .executableTarget(
        name: "ViewCodeByteFuzzing",
        dependencies: ["ImageCodecs", "InterfaceBuilder", "Typefaces", "Typesetting", "XcodeProjects"],
        path: "Fuzzing/Sources/ViewCodeByteFuzzing"))
  }
#endif
