import Foundation
import Testing

@Suite struct InstallationTests {
  /// The folder of the toolchain.
  private static var root: URL {
    URL(filePath: Viewcode.program).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
  }

  @Test func aToolchainThatWasMovedWorks() throws {
    let place = try Folder()
    let moved = place.url.appending(path: "else where")
    try FileManager.default.copyItem(at: Self.root, to: moved)
    let file = try place.write("import UIKit\n#Preview(\"One\") { UILabel() }\n", to: "screens/One.swift")
    let run = try Viewcode(
      "previews", file.path, in: place.url, program: moved.appending(path: "bin/viewcode").path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("One"))
  }

  @Test func aToolchainOfAnotherCompilerSaysWhichIsWanted() throws {
    let place = try Folder()
    let other = place.url.appending(path: "other")
    try FileManager.default.copyItem(at: Self.root, to: other)
    try "Swift version 5.1 (swift-5.1-RELEASE)\n".write(
      to: other.appending(path: "compiler"), atomically: true, encoding: .utf8)
    let file = try place.write("import UIKit\n", to: "screens/One.swift")
    let run = try Viewcode("build", file.path, in: place.url, program: other.appending(path: "bin/viewcode").path)
    #expect(run.status == 3)
    #expect(run.errors.contains("expected: Swift version 5.1"))
  }

  @Test func aCompilerThatDoesNotStartSaysWhy() throws {
    let place = try Folder()
    let compiler = try place.write(
      "#!/bin/sh\necho 'swiftc: libnone.so.6: cannot open shared object file' >&2\nexit 127\n", to: "tools/swiftc")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler.path)
    let file = try place.write("import UIKit\n", to: "screens/One.swift")
    // The command runs with the libraries of the Swift toolchain that contains it.
    let swift = try Viewcode(
      "-c", "dirname \"$(readlink -f \"$(command -v swiftc)\")\"", in: place.url, program: "/bin/sh")
    let libraries = swift.output.trimmingCharacters(in: .whitespacesAndNewlines) + "/../lib/swift"
    let run = try Viewcode(
      "build", file.path, in: place.url,
      environment: [
        "PATH": place.url.appending(path: "tools").path + ":" + ProcessInfo.processInfo.environment["PATH"]!,
        "LD_LIBRARY_PATH": "\(libraries)/linux:\(libraries)/host",
      ])
    #expect(run.status == 3)
    #expect(run.errors.contains("tools/swiftc does not start"), "\(run.errors)")
    #expect(run.errors.contains("libnone.so.6"))
  }

  @Test func aPackageForIOSBuildsWithSwiftPMUnchanged() throws {
    let package = try Folder()
    try package.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Badges", platforms: [.iOS(.v15)], products: [.library(name: "Badges", targets: ["Badges"])],
        targets: [.target(name: "Badges")])
      """, to: "Package.swift")
    try package.write(
      """
      import UIKit
      public final class BadgeView: UIView {
        public let label = UILabel()
        public override func layoutSubviews() { super.layoutSubviews(); label.frame = bounds }
      }
      #Preview { BadgeView() }
      """, to: "Sources/Badges/BadgeView.swift")
    #expect(try Viewcode("toolset", "-o", "viewcode.json", in: package.url).status == 0)
    let swift = try Viewcode(
      "swift", "build", "--toolset", "viewcode.json", in: package.url, program: "/usr/bin/env")
    #expect(swift.status == 0, "\(swift.output)\(swift.errors)")
    // It also works without SwiftPM.
    #expect(try Viewcode("previews", in: package.url).output.contains("BadgeView"))
  }

  @Test func modulesOfAProjectMayBeCalledLikeOurs() throws {
    let package = try Folder()
    try package.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "App", platforms: [.iOS(.v15)],
        targets: [
          .target(name: "ViewCode"), .target(name: "ArgumentParser"), .target(name: "App", dependencies: ["ViewCode", "ArgumentParser"]),
        ])
      """, to: "Package.swift")
    try package.write("import UIKit\nopen class BaseView: UIView {}\n", to: "Sources/ViewCode/ViewCode/BaseView.swift")
    try package.write("public struct ParsableCommand { public init() {} }\n", to: "Sources/ArgumentParser/A.swift")
    try package.write(
      """
      import ArgumentParser
      import UIKit
      import ViewCode
      final class Screen: BaseView { let command = ParsableCommand() }
      #Preview("Mine") { Screen() }
      """, to: "Sources/App/Screen.swift")
    let run = try Viewcode("layout", "Mine", in: package.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("Screen ("))
  }

  @Test func theVersionIsSaid() throws {
    let version = try Viewcode("--version", in: URL(filePath: "/")).output
    #expect(version.split(separator: ".").count == 3)
    let file = try String(contentsOf: Self.root.appending(path: "version"), encoding: .utf8)
    #expect(version == file)
  }

  @Test func aTemporaryFolderMayHaveAnyLetters() throws {
    let folder = try Folder()
    let temporary = try Folder(named: "Übergang ⛴")
    try folder.write("import UIKit\n\nfinal class Boat: UIView {}\n", to: "Boat.swift")
    let run = try Viewcode("build", in: folder.url, environment: ["TMPDIR": temporary.url.path])
    #expect(run.status == 0, "\(run.errors)")
  }
}
