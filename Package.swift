// swift-tools-version:6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// A floor of `Sources`, from the top to the bottom. A target depends only on targets of its own floor and of lower
/// ones, which `Tests/ArchitectureTests` checks.
enum Floor: String {
  case cli = "CLI"
  case projects = "Projects"
  case screens = "Screens"
  case viewCode = "ViewCode"
  case apple = "Apple"
  case engines = "Engines"

  func path(_ name: String) -> String { "Sources/\(rawValue)/\(name)" }
}

func module(
  _ name: String, on floor: Floor, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil,
  swiftSettings: [SwiftSetting]? = nil, linkerSettings: [LinkerSetting]? = nil, plugins: [Target.PluginUsage]? = nil,
  exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: floor.path(name), exclude: exclude, resources: resources,
    swiftSettings: swiftSettings, linkerSettings: linkerSettings, plugins: plugins)
}

func onLinux(_ dependencies: [Target.Dependency]) -> [Target.Dependency] {
  #if os(Linux)
    dependencies
  #else
    []
  #endif
}

// The targets for all systems are first. On Apple's systems, `ViewCode` uses Apple's UIKit. `#if os(Linux)` adds UIKit
// for other systems, and its tools.
let package = Package(
  name: "ViewCode",
  platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .macOS(.v13)],
  products: [
    .library(name: "ViewCode", targets: ["ViewCode"]),
    .library(name: "ViewCodeMacros", targets: ["ViewCodeMacros"]),
  ],
  dependencies: [
    // Only `ViewCodeMacros` uses it. Clients of the other products do not build it, and nothing links it.
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0")
  ],
  targets: [
    module("ViewCode", on: .viewCode, onLinux(["UIKit"])),

    // `@ViewCode`, and the compiler plugin that expands it.
    module("ViewCodeMacros", on: .viewCode, ["ViewCode", "ViewCodeMacrosPlugin"]),
    .macro(
      name: "ViewCodeMacrosPlugin",
      dependencies: [
        "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros",
      ]
      .map { .product(name: $0, package: "swift-syntax") },
      path: Floor.viewCode.path("ViewCodeMacrosPlugin")),
  ]
)

#if os(Linux)
  let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

  package.dependencies += [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ]

  package.products += [
    .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreGraphics"]),
    .library(name: "ObjectiveCNames", targets: ["ObjectiveCNames"]),
    // The product includes the overlays that Swift Testing loads, because tests of other packages depend on it.
    .library(name: "ViewHost", targets: ["ViewHost", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    // Snapshot tests, for Swift Testing and XCTest.
    .library(name: "ViewSnapshots", targets: ["ViewSnapshots", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    .library(name: "ScreenCommands", targets: ["ScreenCommands"]),
    .executable(name: "viewcode-examples", targets: ["viewcode-examples"]),
    .executable(name: "viewcode-runtime", targets: ["viewcode-runtime"]),
    .executable(name: "viewcode-image-helper", targets: ["viewcode-image-helper"]),
  ]

  // MARK: Engines

  /// Returns a C library of the system. Its headers and linker flags come from pkg-config. Tools/debian-packages.txt
  /// contains its Debian package.
  func cLibrary(_ name: String, pkgConfig: String?, apt: String) -> Target {
    .systemLibrary(name: name, path: Floor.engines.path("C/\(name)"), pkgConfig: pkgConfig, providers: [.apt([apt])])
  }

  func cModule(_ name: String) -> Target {
    .target(name: name, path: Floor.engines.path("C/\(name)"))
  }

  package.targets += [
    // Exactly one Swift target imports each of these.
    cLibrary("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    cLibrary("CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev"),
    cLibrary("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    cLibrary("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev"),
    cLibrary("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    cLibrary("CHEIF", pkgConfig: "libheif", apt: "libheif-dev"),
    cLibrary("CHyphen", pkgConfig: nil, apt: "libhyphen-dev"),
    cLibrary("CLibThai", pkgConfig: "libthai", apt: "libthai-dev"),
    // The extensions are a separate library that has no file for pkg-config.
    cLibrary("CMarkdown", pkgConfig: "libcmark-gfm", apt: "libcmark-gfm-extensions-dev"),
    cLibrary("CLibXML2", pkgConfig: "libxml-2.0", apt: "libxml2-dev"),
    cLibrary("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
    cLibrary("CPoppler", pkgConfig: "poppler-glib", apt: "libpoppler-glib-dev"),
    cLibrary("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
    cLibrary("CUniBreak", pkgConfig: "libunibreak", apt: "libunibreak-dev"),
    cLibrary("CWebP", pkgConfig: "libwebpdemux", apt: "libwebp-dev"),

    cModule("CImageHelper"),
    cModule("CImageRows"),
    cModule("CPixels"),
    cModule("CRuntimeSupport"),

    module("AssetCatalogs", on: .engines),
    module(
      "ImageCodecs", on: .engines, ["CImageHelper", "CImageRows", "CPNG", "CTurboJPEG", "CWebP"],
      plugins: ["ImageHelperPath"]),
    .plugin(name: "ImageHelperPath", capability: .buildTool(), dependencies: ["viewcode-image-helper"]),
    // A small server for pages on this machine.
    module("HTTPServer", on: .engines),
    module("InterfaceBuilder", on: .engines, ["CLibXML2"]),
    // Messages of JSON-RPC, on lines or with headers, for protocols on standard input and output.
    module("JSONRPC", on: .engines, ["ToolSupport"]),
    module("LayoutSolver", on: .engines),
    // Code that relies on undocumented behavior of the Swift runtime: docs/runtime.md.
    module("RuntimeSupport", on: .engines, ["CRuntimeSupport"]),
    // Diagnostics, JSON, hashes and numbers, for all tools.
    module("ToolSupport", on: .engines),
    module("Typefaces", on: .engines, ["CFontconfig", "CFreeType"]),
    module(
      "Typesetting", on: .engines, ["CFriBidi", "CHarfBuzz", "CHyphen", "CLibThai", "CUniBreak", "Typefaces"]),
  ]

  // MARK: Apple

  package.targets += [
    module("CoreGraphics", on: .apple, ["CCairo", "CPixels", "Typefaces"]),
    // Members of Apple's Foundation and Objective-C runtime that other systems lack.
    module("FoundationSupplement", on: .apple, ["CMarkdown", "RuntimeSupport"]),
    module("QuartzCore", on: .apple, ["CoreGraphics", "RuntimeSupport", "Typefaces", "Typesetting"]),
    // The drawings of the system's symbols.
    module("SystemSymbols", on: .apple, ["CoreGraphics", "Typefaces"]),
    // The compiler plugin of `#Preview`.
    .macro(name: "PreviewMacros", path: Floor.apple.path("PreviewMacros")),
    module(
      "UIKit", on: .apple,
      [
        "AssetCatalogs", "CoreGraphics", "FoundationSupplement", "ImageCodecs", "InterfaceBuilder", "LayoutSolver",
        "PreviewMacros", "QuartzCore", "RuntimeSupport", "SystemSymbols", "Typefaces", "Typesetting",
      ]),
    // Swift Testing loads these two if a test imports Testing together with UIKit or CoreGraphics.
    module("_Testing_CoreGraphics", on: .apple, ["CoreGraphics", "ImageCodecs"]),
    module("_Testing_UIKit", on: .apple, ["UIKit", "_Testing_CoreGraphics"]),
    // Access to names that the Objective-C runtime provides on iOS.
    module("ObjectiveCNames", on: .apple, ["UIKit"]),
    // The functions that generated stubs of missing modules call at run time.
    module("StubSupport", on: .apple, ["UIKit"]),
    // The services of UIKit's host for the package AppleFrameworks.
    module("HostServices", on: .apple, ["QuartzCore", "RuntimeSupport", "Typefaces", "UIKit"]),
  ]

  // MARK: Screens

  package.targets += [
    module("ViewHost", on: .screens, ["ImageCodecs", "RuntimeSupport", "UIKit"]),
    // Differences between two states of a screen: as text, pictures and reports.
    module(
      "ScreenComparison", on: .screens, ["ImageCodecs"],
      resources: ["report.html", "report.css", "report.js"].map { .embedInCode("Resources/\($0)") }),
    // Captures of screens, and the reference files for their verification.
    module(
      "ReferenceSnapshots", on: .screens,
      ["CoreGraphics", "ImageCodecs", "ScreenComparison", "Typefaces", "Typesetting", "UIKit", "ViewHost"]),
    // `expectSnapshot`. This is the only module that imports Testing and XCTest.
    module(
      "ViewSnapshots", on: .screens,
      ["ImageCodecs", "ReferenceSnapshots", "ScreenAudit", "ScreenComparison", "UIKit", "ViewHost"]),
    // Messages between a tool and the program that displays a project's screens.
    module("PreviewProtocol", on: .screens),
    // The defects of a screen, and the sizes at which they occur.
    module(
      "ScreenAudit", on: .screens, ["ImageCodecs", "PreviewProtocol", "ScreenComparison", "UIKit", "ViewHost"],
      resources: ["sweep.html", "sweep.css", "sweep.js"].map { .embedInCode("Resources/\($0)") }),
    // Finds the screens of an app by itself, and what goes wrong when it is handled roughly.
    module(
      "ScreenExploring", on: .screens,
      ["PreviewProtocol", "ScreenAudit", "ScreenComparison", "ToolSupport", "UIKit", "ViewHost"],
      resources: ["explore.html", "explore.css", "explore.js"].map { .embedInCode("Resources/\($0)") }),
    module("InterfaceCanvas", on: .screens, ["InterfaceBuilder", "UIKit", "ViewHost"]),
    // The comparison of converted view code with its storyboard or XIB.
    module("ConversionVerification", on: .screens, ["InterfaceBuilder", "UIKit", "ViewHost"]),
  ]

  // MARK: Projects

  package.targets += [
    module("XcodeProjects", on: .projects, ["InterfaceBuilder", .product(name: "Yams", package: "Yams")]),
    module(
      "Projects", on: .projects, ["ToolSupport", "XcodeProjects"], resources: [.embedInCode("Resources/pods.tsv")]),
  ]

  // MARK: CLI

  func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: Floor.cli.path("Programs/\(name)"))
  }

  func benchmark(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: "Benchmarks/\(name)")
  }

  package.targets += [
    // The options of commands that two programs have, so that both describe and parse them alike.
    module("CommandArguments", on: .cli, [argumentParser]),
    module(
      "ScreenCommands", on: .cli,
      [
        "CommandArguments", "ConversionVerification", "HTTPServer", "ImageCodecs", "InterfaceBuilder",
        "InterfaceCanvas", "PreviewProtocol",
        "ReferenceSnapshots", "RuntimeSupport", "ScreenAudit", "ScreenComparison", "ScreenExploring", "ToolSupport",
        "UIKit",
        "ViewHost", argumentParser,
      ],
      resources: ["gallery.html", "gallery.css", "gallery.js", "section.html", "figure.html"]
        .map { .embedInCode("Resources/\($0)") }),
    // The content of `main` in a project's program. The installer compiles `Main`.
    module(
      "ProgramRuntime", on: .cli,
      ["ConversionVerification", "ObjectiveCNames", "RuntimeSupport", "ScreenCommands", "UIKit", "ViewHost"],
      exclude: ["Main"]),
    .target(
      name: "Examples", dependencies: ["ObjectiveCNames", "UIKit", "ViewCode"], path: "Examples",
      exclude: ["README.md", "StoryboardApp"],
      resources: [
        .copy("ActivityFeed/Nibs/ActivityFeedBasicBodyView.xib"),
        .copy("ActivityFeed/Nibs/ActivityFeedQuoteBodyView.xib"),
      ]),
    module("Conformance", on: .cli, ["UIKit", "ViewHost", argumentParser]),
    program("conformance", ["Conformance"]),
    program("viewcode-examples", ["Examples", "ScreenCommands"]),
    program("viewcode-runtime", ["ProgramRuntime"]),
    // This is the only program with these libraries (docs/licences.md). Nothing links it, and the plugin builds it: as
    // a dependency of a target it would be compiled a second time, as a tool's. The functions of librsvg are declared
    // there, because SwiftPM warns of flags in its pkg-config file at every build.
    .executableTarget(
      name: "viewcode-image-helper", dependencies: ["CHEIF", "CPoppler"],
      path: Floor.cli.path("Programs/viewcode-image-helper"),
      cSettings: [.headerSearchPath("../../../Engines/C/CImageHelper/include")],
      linkerSettings: [.linkedLibrary("rsvg-2")]),

    benchmark("solver-bench", ["LayoutSolver"]),
    benchmark("layout-bench", ["UIKit"]),
    benchmark("render-bench", ["UIKit", "ViewHost"]),
    benchmark("scroll-bench", ["Examples", "UIKit", "ViewHost"]),
    benchmark("view-code-bench", ["UIKit", "ViewCode"]),
  ]

  // MARK: Modules on the toolchain's parser

  // The toolchain contains swift-syntax as dynamic libraries. A rewriter that uses it builds in seconds, and parses
  // exactly the language of this compiler. With a toolchain that lacks it, the `viewcode` command does not exist.
  let parserLibraries = toolchainLibraries()
  let parserFlags: [SwiftSetting] = parserLibraries.map { [.unsafeFlags(["-I", $0])] } ?? []

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

  func tests(
    _ name: String, on floor: Floor, _ dependencies: [Target.Dependency], exclude: [String] = [],
    swiftSettings: [SwiftSetting]? = nil, linkerSettings: [LinkerSetting]? = nil
  ) -> Target {
    .testTarget(
      name: name, dependencies: dependencies, path: "Tests/\(floor.rawValue)/\(name)", exclude: exclude,
      swiftSettings: swiftSettings, linkerSettings: linkerSettings)
  }

  if let parserLibraries {
    /// Returns a module that uses the parser.
    ///
    /// - Parameter isOptimized: Whether release builds optimize the module. Modules that wait for compilers, files and
    ///   browsers do not benefit from it, and would be a fifth of the work of `make install`.
    func parsing(
      _ name: String, on floor: Floor, _ dependencies: [Target.Dependency], resources: [Resource]? = nil,
      isOptimized: Bool = true, linkerSettings: [LinkerSetting]? = nil
    ) -> Target {
      let optimization: [SwiftSetting] =
        isOptimized ? [] : [.unsafeFlags(["-Onone"], .when(configuration: .release))]
      return module(
        name, on: floor, dependencies, resources: resources, swiftSettings: parserFlags + optimization,
        linkerSettings: linkerSettings)
    }

    func parsingTests(
      _ name: String, on floor: Floor, _ dependencies: [Target.Dependency], exclude: [String] = []
    ) -> Target {
      tests(name, on: floor, dependencies, exclude: exclude, swiftSettings: parserFlags)
    }

    package.products += [
      .executable(name: "viewcode", targets: ["viewcode"]),
      .library(name: "SwiftDataMacros", type: .dynamic, targets: ["SwiftDataMacros"]),
    ]
    package.targets += [
      // The compiler plugin of SwiftData's macros. The compiler loads it as a library, together with the compiler's own
      // parser.
      .target(
        name: "SwiftDataMacros", path: Floor.apple.path("SwiftDataMacros"), swiftSettings: parserFlags,
        linkerSettings: [.unsafeFlags(["-L", parserLibraries])]),
      // libIndexStore is in the folder of the parser, and is loaded on demand.
      .target(
        name: "CIndexStore", path: Floor.projects.path("CIndexStore"), linkerSettings: [.linkedLibrary("dl")]),
      // The parsing and rewriting of Swift sources, for all clients of the parser.
      parsing(
        "SwiftSources", on: .projects, [],
        linkerSettings: [
          .unsafeFlags(["-L", parserLibraries, "-Xlinker", "-rpath", "-Xlinker", parserLibraries])
        ]),
      parsing("SourceRewriting", on: .projects, ["AssetCatalogs", "SwiftSources", "ToolSupport"]),
      parsing("ModuleStubs", on: .projects, ["SwiftSources", "ToolSupport"]),
      // The declarations of Objective-C headers as Swift imports them.
      parsing(
        "ObjectiveCHeaders", on: .projects, ["Projects", "SwiftSources", "ToolSupport"], isOptimized: false),
      parsing(
        "ProjectBuilding", on: .projects,
        [
          "CIndexStore", "ModuleStubs", "ObjectiveCHeaders", "PreviewProtocol", "Projects", "SourceRewriting",
          "SwiftSources", "ToolSupport",
        ], isOptimized: false),
      // The detection of mistakes in a project's view code.
      parsing(
        "ViewCodeLint", on: .projects,
        ["PreviewProtocol", "Projects", "SourceRewriting", "SwiftSources", "ToolSupport", "XcodeProjects"]),
      // The conversion of storyboards and XIBs to view code, also in a project's own classes.
      parsing(
        "StoryboardConversion", on: .projects, ["InterfaceBuilder", "SwiftSources", "XcodeProjects"],
        isOptimized: false),

      // The live display of a project's screens: rebuilding, starting, touching and watching.
      parsing(
        "PreviewSessions", on: .cli, ["PreviewProtocol", "ProjectBuilding", "Projects", "ToolSupport"],
        isOptimized: false),
      // Sessions for coding agents: tools, and the Model Context Protocol.
      parsing(
        "AgentTools", on: .cli, ["JSONRPC", "PreviewProtocol", "PreviewSessions", "Projects", "ToolSupport"],
        isOptimized: false),
      // Support for editors: a build server for SourceKit-LSP, and a proxy in front of it.
      parsing(
        "EditorServer", on: .cli,
        [
          "JSONRPC", "PreviewSessions", "ProjectBuilding", "Projects", "SourceRewriting", "SwiftSources", "ToolSupport",
        ], isOptimized: false),
      // Sessions for browsers: a server on this machine, and its page.
      parsing(
        "PreviewServer", on: .cli, ["HTTPServer", "PreviewProtocol", "PreviewSessions", "ProjectBuilding"],
        resources: ["page.html", "page.css", "page.js", "embedding.js", "thumbnails.js", "layers.js", "tree.js"]
          .map { .embedInCode("Resources/\($0)") },
        isOptimized: false),
      parsing(
        "ProjectCommands", on: .cli,
        [
          "AgentTools", "CommandArguments", "EditorServer", "InterfaceBuilder", "JSONRPC", "PreviewProtocol",
          "PreviewServer",
          "PreviewSessions", "ProjectBuilding", "Projects", "StoryboardConversion", "ToolSupport", "ViewCodeLint",
          "XcodeProjects", argumentParser,
        ], isOptimized: false),
      // All modules that Tools/install needs, so that one build compiles them.
      parsing(
        "InstalledModules", on: .cli,
        [
          "ConversionVerification", "HostServices", "ObjectiveCNames", "ProgramRuntime", "ProjectCommands",
          "StubSupport",
          "ViewCode", "ViewSnapshots", "_Testing_UIKit",
        ]),
      .executableTarget(
        name: "viewcode", dependencies: ["ProjectCommands"], path: Floor.cli.path("Programs/viewcode"),
        swiftSettings: parserFlags),

      parsingTests("SwiftDataMacrosTests", on: .apple, ["SwiftDataMacros", "SwiftSources"]),
      parsingTests(
        "ModuleStubsTests", on: .projects, ["ModuleStubs", "StubSupport", "SwiftSources", "TestFiles", "ToolSupport"]),
      parsingTests(
        "ObjectiveCHeadersTests", on: .projects, ["ObjectiveCHeaders", "TestFiles", "ToolSupport"]),
      parsingTests(
        "ProjectBuildingTests", on: .projects,
        ["PreviewProtocol", "ProjectBuilding", "Projects", "TestFiles", "ToolSupport"]),
      parsingTests(
        "SourceRewritingTests", on: .projects, ["SourceRewriting", "SwiftSources", "TestFiles"], exclude: ["Before"]),
      parsingTests(
        "StoryboardConversionTests", on: .projects,
        ["InterfaceBuilder", "StoryboardConversion", "TestFiles", "XcodeProjects"]),
      parsingTests("SwiftSourcesTests", on: .projects, ["SwiftSources"]),
      parsingTests("ViewCodeLintTests", on: .projects, ["TestFiles", "ToolSupport", "ViewCodeLint"]),
      parsingTests(
        "EditorServerTests", on: .cli,
        ["EditorServer", "JSONRPC", "ProjectBuilding", "Projects", "SourceRewriting", "TestFiles", "ToolSupport"]),
      parsingTests("PreviewSessionsTests", on: .cli, ["PreviewProtocol", "PreviewSessions"]),
      parsingTests("AgentToolsTests", on: .cli, ["AgentTools", "PreviewProtocol", "PreviewSessions", "ToolSupport"]),
      parsingTests(
        "ProjectCommandsTests", on: .cli, ["CommandArguments", "ProjectCommands", "TestFiles", "ToolSupport"]),
      parsingTests(
        "PreviewServerTests", on: .cli,
        ["HTTPServer", "PreviewProtocol", "PreviewServer", "PreviewSessions", "ToolSupport"]),
    ]
  }

  // MARK: Tests

  func testSupport(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Tests/Support/\(name)")
  }

  let overlays: [Target.Dependency] = ["_Testing_CoreGraphics", "_Testing_UIKit"]

  // No test here depends on a macro, because SwiftPM would build every target twice. Tests/Macros is the package of the
  // plugins' tests.
  package.targets += [
    testSupport("CompilerRuns", ["TestFiles"]),
    testSupport("RecordedFacts", ["TestFiles"]),
    testSupport("TestClocks"),
    testSupport("TestFiles"),
    testSupport("TestHosts", ["QuartzCore"]),

    tests("AssetCatalogsTests", on: .engines, ["AssetCatalogs"]),
    tests("HTTPServerTests", on: .engines, ["HTTPServer"]),
    tests("ImageCodecsTests", on: .engines, ["ImageCodecs"]),
    tests("InterfaceBuilderTests", on: .engines, ["InterfaceBuilder"]),
    tests("JSONRPCTests", on: .engines, ["JSONRPC", "ToolSupport"]),
    tests("LayoutSolverTests", on: .engines, ["LayoutSolver"]),
    tests("RuntimeSupportTests", on: .engines, ["RuntimeSupport"]),
    tests("ToolSupportTests", on: .engines, ["ToolSupport"]),
    tests("TypefacesTests", on: .engines, ["RecordedFacts", "TestFiles", "Typefaces"]),
    tests("TypesettingTests", on: .engines, ["RecordedFacts", "TestClocks", "TestFiles", "Typefaces", "Typesetting"]),

    tests("CoreGraphicsTests", on: .apple, ["CoreGraphics", "_Testing_CoreGraphics"]),
    tests("FoundationSupplementTests", on: .apple, ["FoundationSupplement", "TestFiles", "UIKit"]),
    // Recorded pictures of controls.
    tests(
      "GoldenTests", on: .apple, ["ImageCodecs", "ScreenComparison", "TestFiles", "TestHosts", "UIKit", "ViewHost"],
      exclude: ["Pictures"]),
    tests("ObjectiveCNamesTests", on: .apple, ["ObjectiveCNames", "TestHosts", "ViewHost"] + overlays),
    tests("QuartzCoreTests", on: .apple, ["QuartzCore", "TestHosts", "_Testing_CoreGraphics"]),
    tests("StubSupportTests", on: .apple, ["StubSupport", "UIKit"]),
    tests("SystemSymbolsTests", on: .apple, ["SystemSymbols", "_Testing_CoreGraphics"]),
    tests(
      "UIKitTests", on: .apple,
      [
        "CompilerRuns", "ImageCodecs", "InterfaceBuilder", "LayoutSolver", "RecordedFacts", "TestClocks", "TestFiles",
        "TestHosts", "UIKit", "ViewHost",
      ] + overlays,
      exclude: ["Previews/symbols-for-libraries.txt"],
      // These flags export the symbols that a test's library with a preview requires from the program. The toolchain's
      // linker takes two thirds of the time of the system's linker for the program of all tests.
      linkerSettings: [
        .unsafeFlags([
          "-use-ld=lld", "-Xlinker",
          "--dynamic-list=\(Context.packageDirectory)/Tests/Apple/UIKitTests/Previews/symbols-for-libraries.txt",
        ])
      ]),
    tests(
      "UIKitSwift5Tests", on: .apple, ["TestHosts", "UIKit"] + overlays, swiftSettings: [.swiftLanguageMode(.v5)]),

    tests(
      "ExamplesTests", on: .viewCode,
      ["ConversionVerification", "Examples", "TestFiles", "TestHosts", "ViewHost"] + overlays),
    tests(
      "ViewCodeTests", on: .viewCode, ["CompilerRuns", "TestFiles", "TestHosts", "ViewCode", "ViewHost"] + overlays),
    tests(
      "ViewCodeMacrosTests", on: .viewCode, ["CompilerRuns", "TestHosts", "ViewCodeMacros", "ViewHost"] + overlays),

    tests("ConversionVerificationTests", on: .screens, ["ConversionVerification", "TestHosts", "UIKit"]),
    tests(
      "InterfaceCanvasTests", on: .screens,
      ["InterfaceBuilder", "InterfaceCanvas", "TestFiles", "TestHosts"] + overlays),
    tests("PreviewProtocolTests", on: .screens, ["PreviewProtocol", "TestFiles"]),
    tests(
      "ReferenceSnapshotsTests", on: .screens, ["ImageCodecs", "ReferenceSnapshots", "ScreenComparison", "TestHosts"]),
    tests(
      "ScreenAuditTests", on: .screens, ["PreviewProtocol", "ScreenAudit", "TestHosts", "UIKit", "ViewHost"] + overlays),
    tests(
      "ScreenExploringTests", on: .screens, ["ScreenExploring", "TestHosts", "UIKit", "ViewHost"] + overlays),
    tests("ScreenComparisonTests", on: .screens, ["ImageCodecs", "ScreenComparison"]),
    tests("ViewHostTests", on: .screens, ["RecordedFacts", "RuntimeSupport", "TestHosts", "ViewHost"] + overlays),
    tests(
      "ViewSnapshotsTests", on: .screens,
      ["ImageCodecs", "ReferenceSnapshots", "TestHosts", "ViewSnapshots"] + overlays),

    tests("ProjectsTests", on: .projects, ["Projects", "ToolSupport"]),
    // Tests that compile and run rewritten sources.
    tests(
      "RewrittenSourcesTests", on: .projects, ["ObjectiveCNames", "TestHosts", "ViewHost"] + overlays,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    tests("XcodeProjectsTests", on: .projects, ["XcodeProjects"]),

    tests("ConformanceTests", on: .cli, ["Conformance", "RecordedFacts", "TestHosts"]),
    tests(
      "ScreenCommandsTests", on: .cli,
      [
        "CommandArguments", "Examples", "ImageCodecs", "PreviewProtocol", "ScreenAudit", "ScreenCommands", "TestFiles",
        "TestHosts",
        "ToolSupport",
      ]
        + overlays),
    .testTarget(name: "ArchitectureTests"),
  ]

  // A selection of tests. With a sanitizer, all their dependencies are compiled for it (Tools/sanitize).
  if let wanted = Context.environment["VIEWCODE_TESTS"]?.split(separator: ",").map(String.init) {
    package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
  }

  // MARK: Fuzzing

  // The targets are declared only on request, so that other builds do not compile them (Fuzzing/README.md).
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
        dependencies: ["Fuzzing", "InterfaceBuilder", "InterfaceCanvas", "StoryboardConversion", "UIKit", "ViewHost"],
        path: "Fuzzing/Sources/ViewCodeFuzzing", swiftSettings: parserFlags),
    ]
  }
  // libFuzzer on bytes requires that all modules are compiled for it (Fuzzing/bytes).
  if Context.environment["VIEWCODE_FUZZING"] == "bytes" {
    package.products.append(.executable(name: "viewcode-fuzz-bytes", targets: ["ViewCodeByteFuzzing"]))
    package.targets.append(
      .executableTarget(
        name: "ViewCodeByteFuzzing",
        dependencies: ["ImageCodecs", "InterfaceBuilder", "Typefaces", "Typesetting", "XcodeProjects"],
        path: "Fuzzing/Sources/ViewCodeByteFuzzing"))
  }
#endif
