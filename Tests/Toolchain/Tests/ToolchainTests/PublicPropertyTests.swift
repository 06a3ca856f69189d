import Foundation
import Testing

/// Reading all public properties of UIKit, QuartzCore and CoreGraphics in the configuration of the toolchain. Optimized
/// programs have crashed at properties that are readable in debug builds.
@Suite("Public properties", .enabled("needs Python 3") { python != nil })
struct PublicPropertyTests {
  /// The folder of the tested toolchain.
  private static let toolchain = URL(filePath: Viewcode.program).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func check(_ arguments: String..., in folder: Folder) throws -> Viewcode {
    let tool = Viewcode.repository.appending(path: "Tools/check-public-properties").path
    return try Viewcode(
      [tool, Self.toolchain.path] + arguments, in: folder.url, program: try #require(python))
  }

  @Test("each property of each class is read without an end of the program, and one that ends it is told")
  func all() throws {
    let folder = try Folder(named: "public properties")
    let check = try check("--keep", folder.url.path, in: folder)
    #expect(check.status == 0, "\(check.output)\(check.errors)")
    #expect(check.output.contains("; 0 terminate the program."), "\(check.output)\(check.errors)")

    let planted = try self.check("--built", folder.url.path, "--plant", "UILabel.textAlignment", in: folder)
    #expect(planted.status == 1)
    #expect(planted.output.contains("UILabel.textAlignment ends the program"), "\(planted.output)\(planted.errors)")
    #expect(planted.output.contains("; 1 terminate the program."), "\(planted.output)\(planted.errors)")
  }
}

private let python = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  .map { "\($0)/python3" }.first { FileManager.default.isExecutableFile(atPath: $0) }
