import Foundation
import TestFiles
import ToolSupport

@testable import ObjectiveCHeaders

/// Headers in a temporary folder, which the machine's compiler reads.
struct HeaderFixture {
  let folder: TemporaryFolder
  let result: HeaderReading.Result

  /// Creates headers.
  ///
  /// - Parameter files: The texts by path. Swift imports the files with the name `Bridge.h`.
  init(_ files: [String: String], subclassed: Set<String> = [], roots: [String] = ["Bridge.h"]) throws {
    folder = try TemporaryFolder()
    for (path, text) in files { _ = try folder.write(text, to: "app/\(path)") }
    let place = folder.url.appending(path: "app")
    var reading = HeaderReading(roots: roots.map { place.appending(path: $0) }, folders: [place])
    reading.implementations = files.keys.filter { $0.hasSuffix(".m") }.sorted().map { place.appending(path: $0) }
    reading.subclassed = subclassed
    reading.availableModules = ["UIKit"]
    reading.isSystem = { ["UIKit", "Foundation", "CoreGraphics", "MapKit", "WebKit", "CoreLocation"].contains($0) }
    reading.appleNames = HeaderFixture.appleNames
    let build = folder.url.appending(path: "build")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    result = try reading.read(with: HeaderFixture.tools, in: build)
  }

  /// Returns a header with the usual macros around declarations.
  static func nonnull(_ text: String) -> String {
    "#import <UIKit/UIKit.h>\nNS_ASSUME_NONNULL_BEGIN\n\(text)\nNS_ASSUME_NONNULL_END\n"
  }

  init(_ declarations: String, subclassed: Set<String> = []) throws {
    try self.init(["Bridge.h": HeaderFixture.nonnull(declarations)], subclassed: subclassed)
  }

  var text: String { result.declarations.text }

  /// Returns the signatures of a type's members.
  func members(of type: String) -> [String] {
    result.declarations.types.filter { $0.name == type }.flatMap(\.members).map(\.signature)
  }

  static let tools: HeaderTools = {
    let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    return HeaderTools(
      programs: URL(filePath: path ?? "/usr/bin/swiftc").resolvingSymlinksInPath().deletingLastPathComponent())
  }()

  /// Several lines of the toolchain's table.
  static let appleNames = """
    UIKit\tUIControl\tUIView\t
    UIKit\tUIScrollView\tUIView\t
    UIKit\tUITableView\tUIScrollView\t
    UIKit\tUICollectionView\tUIScrollView\t
    UIKit\tUITableViewCell\tUIView\t
    UIKit\tUIButton\tUIControl\t
    UIKit\tUILabel\tUIView\t
    UIKit\tUIImageView\tUIView\t
    UIKit\tUIColor\tNSObject\t
    UIKit\tUIImage\tNSObject\t
    UIKit\tUIGestureRecognizer\tNSObject\t
    UIKit\tUINavigationController\tUIViewController\t
    UIKit\tUIBarButtonItem\tUIBarItem\t
    UIKit\tUIBarItem\tNSObject\t

    """
}
