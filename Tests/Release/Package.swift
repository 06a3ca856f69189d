// swift-tools-version:6.2
import PackageDescription

// Tests that must also pass in release builds, with optimization: those of code that relies on the Swift runtime
// (docs/runtime.md). They are a separate package, so that nothing else is built for them. Tools/run-tests creates it in
// the build folder, with links to its sources and tests.

let package = Package(
  name: "ReleaseTests",
  targets: [
    .target(name: "CRuntimeSupport"),
    .target(name: "RuntimeSupport", dependencies: ["CRuntimeSupport"]),
    .testTarget(name: "RuntimeSupportTests", dependencies: ["RuntimeSupport"]),
  ]
)
