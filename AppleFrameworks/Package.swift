// swift-tools-version:6.2
import Foundation
import PackageDescription

// Apple's modules that apps import beside UIKit. They are a package of their own because of their names: in one build with `os` or
// `CryptoKit`, other packages' `#if canImport(os)` would be true, or not, by what happened to be compiled first. So only the
// installed toolchain has them. Tools/install builds them, against the UIKit that it has just built:
//
//   VIEWCODE_BUILD        the build folder of the package above: its modules
//   VIEWCODE_MODULE_MAP   what stands in there for the headers of C libraries
//   VIEWCODE_LIBRARIES    the folder with libUIKit.so, for tests to be linked with

let environment = Context.environment
let build = environment["VIEWCODE_BUILD"] ?? Context.packageDirectory + "/../.build/debug"
let moduleMap = environment["VIEWCODE_MODULE_MAP"] ?? Context.packageDirectory + "/../.build/frameworks/c.modulemap"
let libraries = environment["VIEWCODE_LIBRARIES"] ?? Context.packageDirectory + "/../.build/toolchain/lib"

let ours: [SwiftSetting] = [
  .unsafeFlags([
    "-I", build + "/Modules", "-Xcc", "-fmodule-map-file=" + moduleMap,
    "-load-plugin-executable", build + "/PreviewMacros-tool#PreviewMacros",
  ])
]

/// SwiftData's macros: for the module, which declares them, and for its tests.
let models: [SwiftSetting] = [.unsafeFlags(["-load-plugin-library", build + "/libSwiftDataMacros.so"])]

/// All tests are one program, so that one target's flags are enough.
let linking = [
  "-L", libraries, "-lUIKit", "-lViewSnapshots", "-Xlinker", "-rpath", "-Xlinker", libraries, "-Xlinker",
  libraries + "/host-time.o",
]

/// `MODULE`, or `PACKAGE/PRODUCT` with `=ALIAS` where the product's module gets another name.
func dependency(_ text: Substring) -> Target.Dependency {
  let parts = text.split(separator: "/").map(String.init)
  guard parts.count == 2 else { return .target(name: parts[0]) }
  let names = parts[1].split(separator: "=").map(String.init)
  return .product(
    name: names[0], package: parts[0], moduleAliases: names.count == 2 ? [names[0]: names[1]] : nil)
}

/// A line of frameworks.tsv, which says what its columns are.
struct Framework {
  let name: String
  let dependencies: [Target.Dependency]
  /// Whether it is compiled with optimization in debug builds too: loops over pixels and samples would take seconds.
  let isOptimized: Bool

  init?(line: Substring) {
    let columns = line.split(separator: "\t")
    guard columns.count == 4, !line.hasPrefix("#") else { return nil }
    name = String(columns[0])
    isOptimized = columns[3].split(separator: " ").contains("optimized")
    dependencies = columns[1].split(separator: " ").filter { $0 != "-" }.map { dependency($0) }
  }
}

let frameworks = try String(contentsOfFile: Context.packageDirectory + "/frameworks.tsv", encoding: .utf8)
  .split(separator: "\n").compactMap { Framework(line: $0) }

let package = Package(
  name: "AppleFrameworks",
  products: frameworks.map { .library(name: $0.name, targets: [$0.name]) },
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
  ],
  targets: [
    .target(name: "CUnfairLock"),
    // The files of Core Data's stores.
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    // Answers to requests for permission.
    .target(name: "PermissionResponses", swiftSettings: ours),
    // Metadata of sound and film files, and the time of their playback.
    .target(name: "MediaFiles", swiftSettings: ours),
    // Labeled boxes in place of views that need a phone: maps, web pages, films.
    .target(name: "Placeholders", swiftSettings: ours),
    // Swift Testing looks for it when a test imports Core Image.
    .target(name: "_Testing_CoreImage", dependencies: ["CoreImage"], swiftSettings: ours),
    .target(name: "TestHosts", path: "Tests/TestHosts", swiftSettings: ours),
  ]
    + frameworks.map {
      .target(
        name: $0.name, dependencies: $0.dependencies,
        swiftSettings: ours + ($0.name == "SwiftData" ? models : [])
          + ($0.isOptimized ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []))
    }
    + frameworks.map {
      .testTarget(
        name: $0.name + "Tests",
        dependencies: [.target(name: $0.name), "TestHosts"] + ($0.name == "CoreImage" ? ["_Testing_CoreImage"] : []),
        swiftSettings: ours + ($0.name == "SwiftData" ? models : []),
        linkerSettings: $0.name == "Combine" ? [.unsafeFlags(linking)] : [])
    }
    // Linked with the installed UIKit, as tests are: made where it is asked for only.
    + (environment["VIEWCODE_BENCHMARKS"] == nil
      ? []
      : [
        .executableTarget(
          name: "swiftui-bench", dependencies: ["SwiftUI"], path: "Benchmarks/SwiftUIBench", swiftSettings: ours,
          linkerSettings: [.unsafeFlags(linking)])
      ])
)
