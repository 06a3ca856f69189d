import Foundation
import Testing

/// Holds the rule of ARCHITECTURE.md: imports point down, and each C library has one user.
@Suite("Import rule")
struct ImportRuleTests {
  /// Our modules from the bottom to the top; a module may import those on earlier lines only.
  private static let layers: [[String]] = [
    ["CImageHelper", "CImageRows", "CPixels", "CRuntimeSupport", "FoundationSupplement"],
    [
      "AssetCatalogs", "InterfaceBuilder", "LayoutSolver", "ImageCodecs", "Typefaces", "PreviewMacros",
      "RuntimeSupport", "PreviewProtocol", "PreviewProtocol", "ViewCodeMacrosPlugin", "XcodeProjects",
    ],
    ["ScreenComparison", "Typesetting", "Projects", "SourceRewriting", "ModuleStubs", "StoryboardConversion"],
    ["CoreGraphics"],
    ["QuartzCore", "SystemSymbols"],
    ["UIKit"],
    ["_Testing_CoreGraphics"],
    ["_Testing_UIKit"],
    ["ObjectiveCNames", "ViewCode", "ViewHost", "StubSupport", "HostServices"],
    ["ConversionVerification", "InterfaceCanvas", "ScreenAudit", "ReferenceSnapshots"],
    ["ViewSnapshots"],
    ["CUnfairLock", "PermissionResponses", "MediaFiles", "Placeholders"],
    [
      "AdSupport", "AppTrackingTransparency", "AuthenticationServices", "Combine", "CommonCrypto", "CoreLocation",
      "CoreMotion", "CoreTelephony", "CoreText", "CryptoKit",
      "LocalAuthentication", "MessageUI",
      "Network", "ObjectiveC", "SafariServices", "StoreKit", "UniformTypeIdentifiers", "WebKit", "os",
    ],
    ["FoundationGaps", "MapKit", "OSLog", "UserNotifications"],
    [
      "AVFAudio", "AudioToolbox", "Contacts", "CoreMedia", "CoreServices", "ImageIO", "Security", "SystemConfiguration",
    ],
    ["AVFoundation", "ContactsUI", "MobileCoreServices"],
    ["AVKit", "MediaPlayer", "Photos"],
    ["PhotosUI", "SwiftUI"], ["SnapshotTesting"], ["InlineSnapshotTesting"],
    ["Examples", "ScreenCommands", "ViewCodeMacros", "conformance"],
    ["ProgramRuntime"],
    // The installed command stands beside UIKit and imports none of it.
    ["StoryboardConversion", "ProjectBuilding"], ["PreviewSessions"], ["AgentTools", "PreviewServer"], ["ProjectCommands"],
    [
      "viewcode", "viewcode-examples", "viewcode-runtime", "conformance", "layout-bench", "render-bench", "scroll-bench",
      "solver-bench", "view-code-bench",
    ],
  ]

  /// Which target wraps which C library.
  private static let libraryUsers: [String: String] = [
    "CCairo": "CoreGraphics", "CFontconfig": "Typefaces", "CFreeType": "Typefaces", "CFriBidi": "Typesetting",
    "CHEIF": "viewcode-image-helper", "CHarfBuzz": "Typesetting", "CHyphen": "Typesetting", "CLibThai": "Typesetting",
    "CLibXML2": "InterfaceBuilder",
    "CPNG": "ImageCodecs",
    "CPoppler": "viewcode-image-helper", "CTurboJPEG": "ImageCodecs", "CUniBreak": "Typesetting",
    "CWebP": "ImageCodecs",
  ]

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let accessLevels = ["internal", "package", "public", "private"]

  private struct Import {
    let file: String
    let module: String
    let imported: String
  }

  /// Read once for all tests.
  private static let imports = Result { try readImports() }

  private static func readImports() throws -> [Import] {
    var result: [Import] = []
    let folders =
      [("Sources", nil), ("AppleFrameworks/Sources", nil), ("Examples", "Examples"), ("Benchmarks", nil)]
      as [(String, String?)]
    for (folder, fixedModule) in folders {
      let base = root.appendingPathComponent(folder)
      guard let files = FileManager.default.enumerator(atPath: base.path) else { continue }
      for case let path as String in files where path.hasSuffix(".swift") {
        let folders = path.split(separator: "/").map(String.init)
        let module = fixedModule ?? folders[0]
        let text = try String(contentsOf: base.appendingPathComponent(path), encoding: .utf8)
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
          // Most lines are none, and a look at them by characters takes long.
          let line = String(decoding: line, as: UTF8.self)
          guard Repository.has(line, "import ") else { continue }
          let words = line.split(separator: " ")
          guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
            words[..<index].allSatisfy({
              $0.hasPrefix("@") || ["internal", "package", "public", "private"].contains($0)
            })
          else { continue }
          let name = words[index + 1].split(separator: ".").first.map(String.init) ?? ""
          result.append(Import(file: "\(folder)/\(path)", module: module, imported: name))
        }
      }
    }
    return result
  }

  @Test("imports point down")
  func pointDown() throws {
    var level: [String: Int] = [:]
    for (index, names) in Self.layers.enumerated() {
      for name in names { level[name] = index }
    }
    let imports = try Self.imports.get()
    #expect(imports.count > 100)
    for entry in imports {
      guard let target = level[entry.imported] else { continue }
      let own = try #require(level[entry.module], "\(entry.module) has no place in the layers")
      #expect(target < own, "\(entry.file) of \(entry.module) imports \(entry.imported), which is not below it")
    }
  }

  @Test("each C library is imported by the one target that wraps it")
  func libraries() throws {
    for entry in try Self.imports.get() {
      guard let user = Self.libraryUsers[entry.imported] else { continue }
      #expect(entry.module == user, "\(entry.file) imports \(entry.imported), which belongs to \(user)")
    }
  }

  @Test("ViewCode knows public UIKit only")
  func viewCode() throws {
    for entry in try Self.imports.get() where entry.module == "ViewCode" {
      let isAllowed = ["UIKit", "Foundation", "Observation"].contains(entry.imported)
      #expect(isAllowed, "\(entry.file) imports \(entry.imported)")
    }
    let base = Self.root.appendingPathComponent("Sources/ViewCode/ViewCode")
    let files = try #require(FileManager.default.enumerator(atPath: base.path))
    for case let path as String in files where path.hasSuffix(".swift") {
      let text = try String(contentsOf: base.appendingPathComponent(path), encoding: .utf8)
      #expect(!text.contains("@_spi") && !text.contains("@testable"), "\(path)")
    }
  }

  @Test("UIKit knows nothing of the canvas of Interface Builder, which stands above it")
  func noCanvas() throws {
    let words = ["isCanvas", "NibCanvas", "InterfaceCanvas", "Interface Builder's canvas", "CanvasPolicy"]
    let base = Self.root.appendingPathComponent("Sources/Apple/UIKit")
    let files = try #require(FileManager.default.enumerator(atPath: base.path))
    var nibFiles = 0
    for case let path as String in files where path.hasSuffix(".swift") {
      let text = try String(contentsOf: base.appendingPathComponent(path), encoding: .utf8)
      for word in words { #expect(!Repository.has(text, word), "\(path) names \(word)") }
      guard path.hasPrefix("Nibs/") else { continue }
      nibFiles += 1
      // Where Xcode draws a scene is an attribute of files.
      let rest = text.replacingOccurrences(of: "canvasLocation", with: "")
      #expect(!rest.lowercased().contains("canvas"), "\(path)")
    }
    #expect(nibFiles > 20)
  }
}
