// swift-tools-version:6.2
import PackageDescription

// Tests that have to pass in release as well, where the optimizer is at work: of what relies on the Swift runtime
// (docs/runtime.md). A package of their own, so that nothing else is built for them. Tools/run-tests makes it below the build folder,
// with links to its sources and tests.

let package = Package(
  name: "ReleaseTests",
  targets: [
    .target(name: "CRuntimeSupport"),
    .target(name: "RuntimeSupport", dependencies: ["CRuntimeSupport"]),
    .testTarget(name: "RuntimeSupportTests", dependencies: ["RuntimeSupport"]),
  ]
)
