// swift-tools-version:6.2
import PackageDescription

// Tests of the installed `viewcode` as a user calls it: nothing here depends on a module of the package. Tools/run-tests puts a toolchain
// into .build/toolchain and runs these with it; VIEWCODE names another.
let package = Package(
  name: "ToolchainTests",
  targets: [.testTarget(name: "ToolchainTests")]
)
