// swift-tools-version:6.2
import PackageDescription

// Tests of the installed `viewcode` as users call it, without dependencies on modules of the package. Tools/run-tests
// installs a toolchain in .build/toolchain and runs the tests with it. VIEWCODE selects another one.
let package = Package(
  name: "ToolchainTests",
  targets: [.testTarget(name: "ToolchainTests")]
)
