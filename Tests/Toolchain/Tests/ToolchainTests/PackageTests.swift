import Foundation
import Testing

/// Packages of a project from repositories, which are fetched, built as modules, and used on its screens.
@Suite struct PackageTests {
  let home: Folder
  let project: Folder

  init() throws {
    home = try Folder()
    project = try Folder(copyOf: "Harbour")
    try repository(
      "Rope",
      [
        "Package.swift": manifest("Rope"),
        "Sources/Rope/Rope.swift": """
        import UIKit
        #if os(macOS)
        import AppKit
        #endif
        public final class RopeView: UIControl {
          @objc func pull() {}
          public func attach() { addTarget(self, action: #selector(pull), for: .touchUpInside) }
        }
        """,
      ])
    try repository(
      "Anchor",
      [
        "Package.swift": manifest("Anchor", needs: "Rope"),
        "Sources/Anchor/Anchor.swift": """
        import Rope
        import UIKit
        public enum Anchor {
          public static var title: String {
            let file = Bundle.module.url(forResource: "title", withExtension: "txt")
            return file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no resource"
          }
          @MainActor public static func hold(_ view: UIView) { let rope = RopeView(); rope.attach(); view.addSubview(rope) }
        }
        """,
        "Sources/Anchor/title.txt": "Held fast",
      ])
    try project.replace(
      "name = Harbour; productName = Harbour;",
      with: "name = Harbour; packageProductDependencies = (A000000000000000000000B1, ); productName = Harbour;",
      in: "Harbour.xcodeproj/project.pbxproj")
    try project.replace(
      "mainGroup = A00000000000000000000030;",
      with: "mainGroup = A00000000000000000000030; packageReferences = (A000000000000000000000B0, );",
      in: "Harbour.xcodeproj/project.pbxproj")
    try project.replace(
      "\t};\n\trootObject",
      with: """
        \t\tA000000000000000000000B0 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://packages.example.org/Anchor.git"; requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
        \t\tA000000000000000000000B1 = {isa = XCSwiftPackageProductDependency; package = A000000000000000000000B0; productName = Anchor; };
        \t};
        \trootObject
        """, in: "Harbour.xcodeproj/project.pbxproj")
    try project.replace(
      "import UIKit", with: "import Anchor\nimport UIKit", in: "Harbour/Screens/ShipListViewController.swift")
    try project.replace(
      "title = NSLocalizedString(\"harbour.title\", comment: \"\")", with: "title = Anchor.title; Anchor.hold(view)",
      in: "Harbour/Screens/ShipListViewController.swift")
  }

  private func manifest(_ name: String, needs: String? = nil) -> String {
    """
    // swift-tools-version:5.9
    import PackageDescription
    let package = Package(
      name: "\(name)", platforms: [.iOS(.v15)], products: [.library(name: "\(name)", targets: ["\(name)"])],
      dependencies: [\(needs.map { ".package(url: \"https://packages.example.org/\($0).git\", from: \"1.0.0\")" } ?? "")],
      targets: [.target(
        name: "\(name)", dependencies: [\(needs.map { "\"\($0)\"" } ?? "")]\(needs == nil ? "" : ", resources: [.process(\"title.txt\")]"))])
    """
  }

  private func repository(_ name: String, _ files: [String: String]) throws {
    for (path, text) in files { try home.write(text, to: "repositories/\(name).git/\(path)") }
    let folder = home.url.appending(path: "repositories/\(name).git")
    let git = "git -c user.name=t -c user.email=t@example.org"
    let made = try Viewcode(
      "-c", "git init -q -b main && git add -A && \(git) commit -q -m 'It begins' && git tag 1.0.0", in: folder,
      environment: environment, program: "/bin/sh")
    try #require(made.status == 0, "\(made.errors)")
  }

  /// The environment, in which URLs lead to repositories on disk, and the cache is that of this test.
  private var environment: [String: String] {
    [
      "HOME": home.url.path, "XDG_CACHE_HOME": home.url.appending(path: "cache").path, "GIT_CONFIG_COUNT": "1",
      "GIT_CONFIG_KEY_0": "url.file://\(home.url.path)/repositories/.insteadOf",
      "GIT_CONFIG_VALUE_0": "https://packages.example.org/",
    ]
  }

  @Test func aPackageAndWhatItNeedsAreFetchedBuiltAndSeen() throws {
    let run = try Viewcode("run", ".", "-o", "/dev/null", "--tree", "text", in: project.url, environment: environment)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\"Held fast\""))
    #expect(run.output.contains("RopeView"))
    #expect(run.errors.contains("Fetching https://packages.example.org/Anchor.git"))

    // Existing checkouts need no repositories.
    try FileManager.default.removeItem(at: home.url.appending(path: "repositories"))
    let again = try Viewcode("build", "--offline", in: project.url, environment: environment)
    #expect(again.status == 0, "\(again.errors)")
    #expect(!again.errors.contains("Fetching"))
  }

  @Test func offlineWhatIsMissingIsNamedAndStoodFor() throws {
    let build = try Viewcode("build", "--offline", "--verbose", in: project.url, environment: environment)
    #expect(build.errors.contains("the package https://packages.example.org/Anchor.git (from 1.0.0) is not available"))
    #expect(build.errors.contains("Anchor is not available, and generated stubs replace it"))
    #expect(build.status == 0, "\(build.errors)")
    #expect(!home.exists("cache/viewcode/packages/Anchor"))

    let strict = try Viewcode("build", "--offline", "--no-stubs", in: project.url, environment: environment)
    #expect(strict.status == 1)
    #expect(strict.errors.contains("no such module 'Anchor'"))
  }

  @Test func aModuleCanBeStoodForThoughItIsThere() throws {
    let build = try Viewcode(
      "build", "--stub", "Anchor", "--report", "report.json", in: project.url, environment: environment)
    #expect(build.status == 0, "\(build.errors)")
    #expect(build.errors.contains("Anchor is not available"))
    let report = try String(contentsOf: project.url.appending(path: "report.json"), encoding: .utf8)
    #expect(report.contains("\"stubs\" : [\n    \"Anchor\"\n  ]"))
  }

  @Test func theDoctorFetchesNothing() throws {
    let doctor = try Viewcode("doctor", in: project.url, environment: environment)
    #expect(doctor.status == 0, "\(doctor.errors)")
    #expect(doctor.output.contains("https://packages.example.org/Anchor.git"))
    #expect(!home.exists("cache/viewcode"))
  }
}
