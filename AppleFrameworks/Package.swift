// swift-tools-version:6.2
import Foundation
import PackageDescription

// Apple's modules that apps import in addition to UIKit. They are a separate package because of their names: in one build
// with `os` or `CryptoKit`, the result of `#if canImport(os)` in other packages would depend on the order of compilation.
// Therefore, only the installed toolchain contains them. Tools/install builds them against the UIKit that it has built
// before:
//
//   VIEWCODE_BUILD        the build folder of the package above, with its modules
//   VIEWCODE_MODULE_MAP   the replacement for the headers of C libraries
//   VIEWCODE_LIBRARIES    the folder with libUIKit.so, with which tests are linked

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

/// The macros of SwiftData, for the module, which declares them, and for its tests.
let models: [SwiftSetting] = [.unsafeFlags(["-load-plugin-library", build + "/libSwiftDataMacros.so"])]

/// The flags of tests. All tests are one program, so the flags of one target suffice.
let linking = [
  "-L", libraries, "-lUIKit", "-lViewSnapshots", "-Xlinker", "-rpath", "-Xlinker", libraries, "-Xlinker",
  libraries + "/host-time.o",
]

/// Returns a dependency from `MODULE`, or from `PACKAGE/PRODUCT` with `=ALIAS` if the product's module has an alias.
func dependency(_ text: Substring) -> Target.Dependency {
  let parts = text.split(separator: "/").map(String.init)
  guard parts.count == 2 else { return .target(name: parts[0]) }
  let names = parts[1].split(separator: "=").map(String.init)
  return .product(
    name: names[0], package: parts[0], moduleAliases: names.count == 2 ? [names[0]: names[1]] : nil)
}

/// A line of frameworks.tsv, which describes its columns.
struct Framework {
  let name: String
  let dependencies: [Target.Dependency]
  /// Whether debug builds also optimize the module, because its loops over pixels and samples would take seconds.
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
    // The database files of Core Data's stores.
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    // Responses to requests for permission.
    .target(name: "PermissionResponses", swiftSettings: ours),
    // Metadata and playback times of sound and film files.
    .target(name: "MediaFiles", swiftSettings: ours),
    // Labeled boxes that replace views that require a phone: maps, web pages, films.
    .target(name: "Placeholders", swiftSettings: ours),
    // Swift Testing loads it if a test imports Core Image.
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
        exclude: $0.name == "SwiftUI" ? ["Facts/swiftui.tsv"] : [],
        swiftSettings: ours + ($0.name == "SwiftData" ? models : []),
        linkerSettings: $0.name == "Combine" ? [.unsafeFlags(linking)] : [])
    }
    // The benchmarks are linked with the installed UIKit, as tests are, and built only on request.
    + (environment["VIEWCODE_BENCHMARKS"] == nil
      ? []
      : [
        .executableTarget(
          name: "swiftui-bench", dependencies: ["SwiftUI"], path: "Benchmarks/SwiftUIBench", swiftSettings: ours,
          linkerSettings: [.unsafeFlags(linking)]),
        .executableTarget(
          name: "charts-bench", dependencies: ["Charts"], path: "Benchmarks/ChartsBench", swiftSettings: ours,
          linkerSettings: [.unsafeFlags(linking)]),
      ])
)
