import Foundation
import Testing

/// `--sandbox`: code of a project writes nothing outside the project's folder, and has no network.
@Suite struct SandboxTests {
  /// Whether the sandbox is available. Not all systems permit namespaces, and bubblewrap is not a part of the
  /// toolchain.
  private static let isPossible: Bool = {
    let run = try? Viewcode(
      "bwrap", "--unshare-all", "--ro-bind", "/", "/", "--proc", "/proc", "--dev", "/dev", "/bin/true",
      in: URL(filePath: "/"), program: "/usr/bin/env")
    return run?.status == 0
  }()

  /// Creates a package whose manifest and screen each write a file outside and inside it, and connect to a server.
  private func package(in folder: Folder, port: UInt16) throws {
    let outside = folder.url.path(percentEncoded: false)
    func attempts(_ who: String, inner: String) -> String {
      """
      func attempt\(who)() -> String {
        let paths = ["\(outside)/\(who)", "\(NSHomeDirectory())/viewcode-sandbox-\(who)", "/etc/viewcode-\(who)", "\(inner)"]
        let written = paths.map { path -> String in
          guard let file = fopen(path, "w") else { return "no" }
          fclose(file)
          return "yes"
        }
        let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(\(port)).bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(file, $0, size) }
        }
        return (written + [result == 0 ? "connected" : "alone"]).joined(separator: " ")
      }
      """
    }
    try folder.write(
      """
      // swift-tools-version:5.9
      import Foundation
      import PackageDescription
      \(attempts("Manifest", inner: "\(outside)/App/from-manifest"))
      let package = Package(
        name: "App", platforms: [.iOS(.v15)],
        targets: [.target(name: "App", exclude: [], swiftSettings: [.define(attemptManifest().contains("yes no") ? "X" : "Y")])])
      """, to: "App/Package.swift")
    try folder.write(
      """
      import UIKit
      \(attempts("Screen", inner: "\(outside)/App/from-screen"))
      #Preview("Attempts") {
        let label = UILabel()
        label.text = attemptScreen()
        return label
      }
      """, to: "App/Sources/App/Screen.swift")
  }

  @Test(.enabled(if: isPossible, "bubblewrap is not installed, or namespaces are not permitted"))
  func aManifestAndAScreenWriteInTheProjectAlone() throws {
    let folder = try Folder(named: "sandbox tests")
    let server = try LoopbackServer()
    defer { server.stop() }
    try package(in: folder, port: server.port)
    let inner = folder.url.appending(path: "App")
    let run = try Viewcode("layout", "Attempts", "--sandbox", in: inner)
    #expect(run.status == 0, "\(run.errors)")
    // A temporary folder is next to the project, and is another one in the sandbox.
    #expect(run.output.contains("no no yes alone"), "\(run.output)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path(percentEncoded: false))
    #expect(names == ["App"])
    #expect(
      folder.exists("App/.viewcode/products") && folder.exists("App/from-manifest") && folder.exists("App/from-screen"))
    #expect(!FileManager.default.fileExists(atPath: "\(NSHomeDirectory())/viewcode-sandbox-Manifest"))
    #expect(!FileManager.default.fileExists(atPath: "\(NSHomeDirectory())/viewcode-sandbox-Screen"))
    #expect(server.requested.isEmpty)
  }

  @Test(.enabled(if: isPossible, "bubblewrap is not installed, or namespaces are not permitted"))
  func picturesAreWrittenIntoTheProject() throws {
    let project = try Folder(copyOf: "Harbour")
    let run = try Viewcode("run", "--sandbox", "-o", "first.png", in: project.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(project.exists("first.png"))
  }

  @Test func withoutBubblewrapNothingRuns() throws {
    let project = try Folder(copyOf: "Harbour")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    // The PATH contains the programs that viewcode requires to start, without bwrap.
    let tools = try Folder(named: "tools")
    for name in ["swiftc", "swift", "sh", "readlink", "tr", "sed", "mkdir", "cat", "mv", "printf", "dirname", "uname"] {
      let places = path.split(separator: ":").map { folder -> String in "\(folder)/\(name)" }
      guard let place = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { continue }
      try FileManager.default.createSymbolicLink(
        atPath: tools.url.appending(path: name).path(percentEncoded: false),
        withDestinationPath: URL(filePath: place).resolvingSymlinksInPath().path(percentEncoded: false))
    }
    let run = try Viewcode(
      "build", "--sandbox", in: project.url, environment: ["PATH": tools.url.path(percentEncoded: false)])
    #expect(run.status == 3, "\(run.errors)")
    #expect(run.errors.contains("--sandbox needs bubblewrap"))
    #expect(!project.exists(".viewcode"))
  }
}
