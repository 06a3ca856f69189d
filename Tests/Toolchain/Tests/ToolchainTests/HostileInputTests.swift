import Foundation
import Testing

/// Malicious and damaged projects: each causes an error with a position and a status, does not affect files outside the
/// project, and does not hang.
@Suite struct HostileInputTests {
  private static let projectFile = "Harbour.xcodeproj/project.pbxproj"

  /// The folders of a test, which are removed with it.
  private final class Held {
    var folders: [Folder] = []
  }

  private let held = Held()

  /// Returns a folder in a separate folder, so that files outside it can be detected.
  private func place(_ name: String = "App") throws -> (outer: Folder, inner: URL) {
    let outer = try Folder(named: "toolchain tests")
    held.folders.append(outer)
    let inner = outer.url.appending(path: name)
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    return (outer, inner)
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
  }

  private func harbour(_ change: (String) -> String) throws -> (outer: Folder, inner: URL) {
    let (outer, inner) = try place()
    try FileManager.default.removeItem(at: inner)
    try FileManager.default.copyItem(
      at: Viewcode.repository.appending(path: "Tests/Toolchain/Fixtures/Harbour"), to: inner)
    let file = inner.appending(path: Self.projectFile)
    let text = try String(contentsOf: file, encoding: .utf8)
    let changed = change(text)
    precondition(changed != text)
    try changed.write(to: file, atomically: true, encoding: .utf8)
    return (outer, inner)
  }

  // MARK: - Invalid projects

  @Test(arguments: ["build", "doctor", "screens", "run", "test", "previews"])
  func anEmptyFolderIsNoProjectToAnyCommand(command: String) throws {
    let (outer, inner) = try place()
    let run = try Viewcode(command, in: inner)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: \(inner.path(percentEncoded: false))"))
    #expect(try names(in: inner).isEmpty)
    #expect(try names(in: outer.url) == ["App"])
  }

  @Test(arguments: ["build", "doctor"])
  func aFileThatIsNoSwiftIsNoProject(command: String) throws {
    let (outer, inner) = try place()
    try outer.write("words", to: "App/notes.txt")
    let run = try Viewcode(command, "notes.txt", in: inner)
    #expect(run.status == 2)
    #expect(run.errors.contains("/App/notes.txt: it is not a Swift file"))
    #expect(try names(in: inner) == ["notes.txt"])
  }

  @Test func aWorkspaceThatNamesItselfHasNoProject() throws {
    let (outer, inner) = try place()
    try outer.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version="1.0"><FileRef location="group:A.xcworkspace"/><FileRef location="self:"/></Workspace>
      """, to: "App/A.xcworkspace/contents.xcworkspacedata")
    let run = try Viewcode("build", in: inner)
    #expect(run.status == 2)
    #expect(run.errors.contains("A.xcworkspace: none of the workspace's projects exists"))
    #expect(try names(in: inner) == ["A.xcworkspace"])
  }

  // MARK: - Texts

  @Test(arguments: [
    ("{ a = ", 200_000, "128 values are nested"),
    ("(", 200_000, "128 values are nested"),
    ("<?xml version=\"1.0\"?><plist version=\"1.0\">", 1, "project.pbxproj:1:"),
    ("<plist><array>", 100_000, "128 elements are nested"),
  ])
  func deepNestingEndsWithTheLineAndColumn(part: String, count: Int, message: String) throws {
    let (_, inner) = try harbour { _ in String(repeating: part, count: count) }
    let run = try Viewcode("doctor", in: inner)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.contains("/project.pbxproj:1:"))
  }

  @Test func entitiesOfAnXMLProjectLeadNowhere() throws {
    let (_, inner) = try harbour { _ in
      """
      <?xml version="1.0"?>
      <!DOCTYPE plist [<!ENTITY e SYSTEM "file:///etc/hostname"><!ENTITY b "&e;&e;">]>
      <plist version="1.0"><dict><key>rootObject</key><string>&b;</string></dict></plist>
      """
    }
    let run = try Viewcode("doctor", in: inner)
    #expect(run.status == 2)
    #expect(run.errors.contains("/project.pbxproj:2:"), "\(run.errors)")
    #expect(run.errors.contains("the document type declares entities or attributes"))
  }

  @Test func aSourceThatIsNoUTF8IsTheCompilersToExplain() throws {
    let (_, inner) = try place()
    try Data("import UIKit\nlet name = \"".utf8 + [0xff, 0xfe, 0x80] + "\"\n".utf8)
      .write(to: inner.appending(path: "Name.swift"))
    let run = try Viewcode("build", in: inner)
    #expect(run.status == 1)
    #expect(run.errors.contains("/Name.swift:2:13: error: invalid UTF-8"), "\(run.errors)")
  }

  @Test func hugeNumbersInAProjectAreNoHarm() throws {
    let (_, inner) = try harbour {
      $0.replacing("objectVersion = 77", with: "objectVersion = 99999999999999999999999999999999")
        .replacing("MARKETING_VERSION = 1.0", with: "IPHONEOS_DEPLOYMENT_TARGET = 99999999999999999999.9999999999")
        .replacing("CURRENT_PROJECT_VERSION = 1", with: "SWIFT_VERSION = 1e999")
    }
    let run = try Viewcode("build", in: inner)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func aConfigurationFileThatIncludesItselfAndGrowsIsReadOnce() throws {
    let (outer, inner) = try harbour {
      $0.replacing(
        "objects = {",
        with: "objects = { CONF = {isa = PBXFileReference; path = A.xcconfig; sourceTree = SOURCE_ROOT; };"
      ).replacing(
        "isa = XCBuildConfiguration;", with: "isa = XCBuildConfiguration; baseConfigurationReference = CONF;")
    }
    // The definitions double sixty times, and form a cycle.
    let lines = (1...60).map { "A\($0) = $(A\($0 - 1))$(A\($0 - 1))" }
    try outer.write(
      (["#include \"A.xcconfig\"", "A0 = xxxxxxxx", "B = $(C)", "C = $(B)"] + lines + ["PRODUCT_NAME = $(A60)$(B)"])
        .joined(separator: "\n"), to: "App/A.xcconfig")
    let start = ContinuousClock.now
    let run = try Viewcode("doctor", in: inner)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("A.xcconfig:1: warning: “A.xcconfig” includes this file again"))
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  // MARK: - Names

  @Test func namesWithQuotesBlanksAndEmojiAreBuiltAndRun() throws {
    let (outer, inner) = try place("it's \"the\" app 🚀 $HOME `x` %20 \\ #1")
    let app = inner.lastPathComponent
    try outer.write(
      """
      import UIKit
      final class Boat: UIView {}
      #Preview("it's \\"one\\" ⛵") { Boat() }
      """, to: "\(app)/it's \"A\" 🎉/B'o\"a\\t %41.swift")
    try outer.write("import UIKit\nfinal class Quay: UIView {}\n", to: "\(app)/'.swift")
    let run = try Viewcode("previews", in: inner)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("it's \"one\" ⛵"))
    #expect(try names(in: outer.url) == [app])
  }

  @Test func aNameWithALineBreakIsSaid() throws {
    let (_, inner) = try place()
    try Data("import UIKit\n".utf8).write(to: inner.appending(path: "A\nB.swift"))
    let run = try Viewcode("build", in: inner)
    #expect(run.status == 1)
    #expect(run.errors.contains("error: the file name contains a line break"), "\(run.errors)")
  }

  @Test(arguments: ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"])
  func aProductNameThatLeavesTheFolderStaysInIt(setting: String) throws {
    let (outer, inner) = try harbour {
      $0.replacing(
        "PRODUCT_NAME = \"$(TARGET_NAME)\"; PRODUCT_BUNDLE_IDENTIFIER = org.example.harbour;",
        with: "PRODUCT_NAME = Harbour; \(setting) = \"../../../outside\";")
    }
    let run = try Viewcode("build", in: inner)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try names(in: outer.url) == ["App"])
    #expect(try names(in: inner) == [".viewcode", "Harbour", "Harbour.xcodeproj", "HarbourKit", "HarbourTests"])
  }

  @Test func aTargetsNameThatLeavesTheFolderStaysInIt() throws {
    let (outer, inner) = try harbour { $0.replacing("name = Harbour;", with: "name = \"../../outside\";") }
    let run = try Viewcode("build", in: inner)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try names(in: outer.url) == ["App"])
    #expect(try names(in: inner) == [".viewcode", "Harbour", "Harbour.xcodeproj", "HarbourKit", "HarbourTests"])
  }

  @Test func twoTargetsOfOneModuleAreNamed() throws {
    let (_, inner) = try harbour {
      $0.replacing("PRODUCT_NAME = \"$(TARGET_NAME)\";", with: "PRODUCT_NAME = Same;")
        .replacing("PRODUCT_NAME = \"$(TARGET_NAME:c99extidentifier)\";", with: "PRODUCT_NAME = Same;")
    }
    let run = try Viewcode("build", in: inner)
    #expect(run.status == 2)
    #expect(run.errors.contains("HarbourKit and Harbour have the same module name, Same"), "\(run.errors)")
  }

  @Test func aLanguageOfAStringCatalogIsNoPath() throws {
    let (outer, inner) = try place()
    try outer.write("import UIKit\n", to: "App/A.swift")
    try outer.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Hello": {"localizations": {
        "../../../../outside": {"stringUnit": {"state": "translated", "value": "Ahoy"}},
        "de": {"stringUnit": {"state": "translated", "value": "Moin"}}}}}}
      """, to: "App/Localizable.xcstrings")
    let run = try Viewcode("build", "--verbose", in: inner)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("“../../../../outside” is not a language"), "\(run.errors)")
    #expect(try names(in: outer.url) == ["App"])
    #expect(try names(in: inner) == [".viewcode", "A.swift", "Localizable.xcstrings"])
  }

  // MARK: - The hidden folder

  @Test func aHiddenFolderThatIsALinkIsNotFollowed() throws {
    let (outer, inner) = try place()
    try outer.write("import UIKit\n", to: "App/A.swift")
    try outer.write("mine", to: "elsewhere/letter")
    try FileManager.default.createSymbolicLink(
      atPath: inner.appending(path: ".viewcode").path(percentEncoded: false), withDestinationPath: "../elsewhere")
    let run = try Viewcode("build", in: inner)
    #expect(run.status == 2)
    #expect(run.errors.contains("/.viewcode: it is a symbolic link"), "\(run.errors)")
    #expect(try names(in: outer.url.appending(path: "elsewhere")) == ["letter"])
    #expect(try Viewcode("clean", in: inner).status == 2)
    #expect(try names(in: outer.url.appending(path: "elsewhere")) == ["letter"])
  }

  @Test(arguments: ["rewritten", "objects", "products", "modules"])
  func aFolderInItThatIsALinkIsNotFollowed(name: String) throws {
    let (outer, inner) = try place()
    try outer.write("import UIKit\n@objc class A: UIView { @objc func go() {} }\n", to: "App/A.swift")
    try outer.write("*\n", to: "App/.viewcode/.gitignore")
    try outer.write("mine", to: "elsewhere/letter")
    try FileManager.default.createSymbolicLink(
      atPath: inner.appending(path: ".viewcode/\(name)").path(percentEncoded: false),
      withDestinationPath: "../../elsewhere")
    let run = try Viewcode("build", in: inner)
    #expect(run.status != 0)
    #expect(run.errors.contains("/.viewcode/\(name): it is a symbolic link"), "\(run.errors)")
    #expect(try names(in: outer.url.appending(path: "elsewhere")) == ["letter"])
  }

  @Test func aFolderOfThatNameThatIsSomebodysStays() throws {
    let (outer, inner) = try place()
    try outer.write("import UIKit\n", to: "App/A.swift")
    try outer.write("precious", to: "App/.viewcode/notes")
    for command in ["build", "clean"] {
      let run = try Viewcode(command, in: inner)
      #expect(run.status == 2)
      #expect(run.errors.contains("it is not a build folder"), "\(run.errors)")
    }
    #expect(try names(in: inner.appending(path: ".viewcode")) == ["notes"])
  }

  @Test func aFileInItsPlaceIsNamedAndStays() throws {
    let (outer, inner) = try place()
    try outer.write("import UIKit\n", to: "App/A.swift")
    let file = try outer.write("precious", to: "App/.viewcode")
    let run = try Viewcode("build", in: inner)
    #expect(run.status == 2)
    #expect(run.errors.contains("/.viewcode: a file with this name exists"), "\(run.errors)")
    #expect(try String(contentsOf: file, encoding: .utf8) == "precious")
  }

  /// A superuser may write to all folders except those of a file system that is mounted read-only.
  @Test(.enabled(if: canMount, "this system lets nobody but its administrator mount"))
  func aProjectOnAFileSystemThatIsOnlyReadIsNamed() throws {
    let (outer, inner) = try place()
    try outer.write("import UIKit\n", to: "App/A.swift")
    let script = """
      mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && cd "$1" || exit 90
      "$0" build; echo "build $?"
      "$0" doctor >/dev/null; echo "doctor $?"
      "$0" build --build-path "$2"; echo "elsewhere $?"
      """
    let run = try Viewcode(
      "--user", "--map-root-user", "--mount", "/bin/sh", "-c", script, Viewcode.program,
      inner.path(percentEncoded: false), outer.url.appending(path: "built").path(percentEncoded: false), in: inner,
      program: "/usr/bin/unshare")
    #expect(run.output.contains("build 2\n") && run.output.contains("doctor 0\n"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("elsewhere 0\n"))
    #expect(run.errors.contains("cannot create the build folder ") && run.errors.contains("/App/.viewcode"))
    #expect(run.errors.contains("Use --build-path to choose another folder"))
    #expect(try names(in: inner) == ["A.swift"])
  }

  private static let canMount: Bool = {
    guard let here = try? Folder(named: "mounted") else { return false }
    let path = here.url.path(percentEncoded: false)
    let run = try? Viewcode(
      "--user", "--map-root-user", "--mount", "/bin/sh", "-c",
      "mount --bind \"$0\" \"$0\" && mount -o remount,bind,ro \"$0\"",
      path, in: here.url, program: "/usr/bin/unshare")
    return run?.status == 0
  }()

  // MARK: - Invalid files

  @Test func aPipeInThePlaceOfAFileIsNotWaitedFor() throws {
    let (_, inner) = try harbour { $0 + "\n" }
    for path in ["Harbour/SceneDelegate.swift", "Harbour/Info.plist", "Harbour/Resources/en.lproj/Localizable.strings"]
    {
      let file = inner.appending(path: path).path(percentEncoded: false)
      try FileManager.default.removeItem(atPath: file)
      #expect(mkfifo(file, 0o600) == 0)
    }
    let start = ContinuousClock.now
    let doctor = try Viewcode("60", Viewcode.program, "doctor", in: inner, program: "/usr/bin/timeout")
    #expect(doctor.status == 0, "\(doctor.errors)")
    #expect(
      doctor.output.contains("Harbour/SceneDelegate.swift: warning: it is neither a file nor a folder"),
      "\(doctor.output)")
    let run = try Viewcode("240", Viewcode.program, "build", in: inner, program: "/usr/bin/timeout")
    // Code that does not refer to them builds without them.
    #expect(run.status == 0, "\(run.errors)")
    #expect(ContinuousClock.now - start < .seconds(200))
  }

  // MARK: - Manifests

  @Test func aManifestThatDoesNotCompileIsNamedWithItsLine() throws {
    let (outer, inner) = try place()
    try outer.write("import UIKit\n", to: "App/Sources/App/A.swift")
    try outer.write(
      "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Pakage(name: \"App\")\n",
      to: "App/Package.swift")
    let run = try Viewcode("build", in: inner)
    #expect(run.status == 2)
    #expect(run.errors.contains("/App/Package.swift:3:15: error: cannot find 'Pakage' in scope"))
    #expect(!run.errors.contains("PackageDescription"), "\(run.errors)")
    #expect(try names(in: inner) == ["Package.swift", "Sources"])
  }
}
