// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "MyScreens",
  dependencies: [
    .package(name: "ViewCode", path: "../..")
  ],
  targets: [
    .target(
      name: "MyScreens",
      dependencies: [
        .product(name: "UIKit", package: "ViewCode"),
        .product(name: "ViewCode", package: "ViewCode"),
      ]),
    .executableTarget(
      name: "my-screens",
      dependencies: ["MyScreens", .product(name: "ScreenCommands", package: "ViewCode")]),
    .testTarget(
      name: "MyScreensTests",
      dependencies: ["MyScreens", .product(name: "ViewHost", package: "ViewCode")]),
  ]
)
