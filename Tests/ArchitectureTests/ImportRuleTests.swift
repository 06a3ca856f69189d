import Foundation
import Testing

/// The rules of ARCHITECTURE.md: imports point down the floors, modules have fences, and each C library has one user.
@Suite("Import rule")
struct ImportRuleTests {
  /// The floors of `Sources` from the bottom to the top. A module imports modules of its own floor and of lower ones.
  /// The package manager rejects cycles within a floor.
  private static let floors = ["Engines", "Apple", "ViewCode", "Screens", "Projects", "CLI"]

  /// The modules that may import less than their floor permits: only these of our own modules, and any of its own
  /// floor.
  ///
  /// A module of the commands that imported UIKit would link it into `viewcode`, which starts programs and draws
  /// nothing.
  private static let fences: [(modules: [String], allowed: Set<String>)] = [
    (
      ["AgentTools", "EditorServer", "PreviewServer", "PreviewSessions", "ProjectCommands", "viewcode"]
        + modules(on: "Projects"),
      Set(modules(on: "Engines") + modules(on: "Projects"))
        .union([
          "AgentTools", "CommandArguments", "EditorServer", "PreviewProtocol", "PreviewServer", "PreviewSessions",
          "ProjectCommands",
        ])
    ),
    (["ScreenComparison", "PreviewProtocol"], Set(modules(on: "Engines"))),
    // Both programs with commands import it.
    (["CommandArguments"], []),
    (["LayoutSolver"], []),
    (["CoreGraphics"], Set(modules(on: "Engines"))),
    (["QuartzCore"], Set(modules(on: "Engines") + ["CoreGraphics"])),
  ]

  private static func modules(on floor: String) -> [String] {
    let all = moduleFolders.filter { $0.floor == floor }.map(\.module)
    return all.sorted()
  }

  /// The folders of modules: `Sources/FLOOR/MODULE`, with programs and C modules a level deeper.
  private static let moduleFolders: [(module: String, floor: String, path: String)] = {
    let manager = FileManager.default
    return floors.flatMap { floor in
      (try? manager.contentsOfDirectory(atPath: Repository.root.path + "/Sources/\(floor)"))!.sorted()
        .flatMap { name -> [(module: String, floor: String, path: String)] in
          let path = "Sources/\(floor)/\(name)"
          guard ["C", "Programs"].contains(name) else { return [(name, floor, path)] }
          return (try? manager.contentsOfDirectory(atPath: Repository.root.path + "/\(path)"))!.sorted()
            .map { ($0, floor, "\(path)/\($0)") }
        }
    }
  }()

  /// The target that wraps each C library.
  private static let libraryUsers: [String: String] = [
    "CCairo": "CoreGraphics", "CFontconfig": "Typefaces", "CFreeType": "Typefaces", "CFriBidi": "Typesetting",
    "CHEIF": "viewcode-image-helper", "CHarfBuzz": "Typesetting", "CHyphen": "Typesetting", "CLibThai": "Typesetting",
    "CLibXML2": "InterfaceBuilder",
    "CPNG": "ImageCodecs",
    "CPoppler": "viewcode-image-helper", "CTurboJPEG": "ImageCodecs", "CUniBreak": "Typesetting",
    "CWebP": "ImageCodecs",
  ]

  private struct Import {
    let file: String
    let module: String
    /// The index of the module's floor, or a higher number if the module is not in `Sources`.
    let floor: Int
    let imported: String
  }

  /// The imports, which are read once for all tests.
  private static let imports = Result { try readImports() }

  private static func readImports() throws -> [Import] {
    var result: [Import] = []
    for folder in moduleFolders {
      let floor = floors.firstIndex(of: folder.floor) ?? floors.count
      result += try imports(in: folder.path) { _ in (folder.module, floor) }
    }
    result += try imports(in: "AppleFrameworks/Sources") { path in
      (path.split(separator: "/").dropFirst(2).first.map(String.init) ?? "", floors.count)
    }
    for folder in ["Examples", "Benchmarks"] { result += try imports(in: folder) { _ in (folder, floors.count) } }
    return result
  }

  private static func imports(in folder: String, module: (String) -> (String, Int)) throws -> [Import] {
    try Repository.files(in: folder, ending: ".swift").flatMap { path -> [Import] in
      let (module, floor) = module(path)
      // Most lines are not imports, and comparing their characters takes long.
      return try Repository.text(path).utf8.split(separator: UInt8(ascii: "\n")).compactMap { line -> Import? in
        let line = String(decoding: line, as: UTF8.self)
        guard Repository.has(line, "import ") else { return nil }
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
          words[..<index].allSatisfy({
            $0.hasPrefix("@") || ["internal", "package", "public", "private"].contains($0)
          })
        else { return nil }
        let name = words[index + 1].split(separator: ".").first.map(String.init) ?? ""
        return Import(file: path, module: module, floor: floor, imported: name)
      }
    }
  }

  @Test("imports point down the floors")
  func pointDown() throws {
    let floorOf = Dictionary(
      uniqueKeysWithValues: Self.moduleFolders.map { ($0.module, Self.floors.firstIndex(of: $0.floor)!) })
    let imports = try Self.imports.get()
    #expect(imports.count > 2000)
    for entry in imports {
      guard let target = floorOf[entry.imported] else { continue }
      #expect(
        target <= entry.floor && entry.imported != entry.module,
        "\(entry.file) of \(entry.module) imports \(entry.imported), which is not below it")
    }
  }

  @Test("fenced modules import only what their fence allows")
  func fencesHold() throws {
    let ours = Set(Self.moduleFolders.map(\.module))
    for fence in Self.fences {
      for entry in try Self.imports.get() where fence.modules.contains(entry.module) && ours.contains(entry.imported) {
        #expect(fence.allowed.contains(entry.imported), "\(entry.file) imports \(entry.imported)")
      }
    }
  }

  @Test("the floors hold all sources, and 35 to 55 modules besides programs and the system's libraries")
  func floorsAreComplete() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path + "/Sources")
    #expect(Set(folders).subtracting([".DS_Store"]) == Set(Self.floors))
    let modules = Self.moduleFolders.filter { folder in
      !folder.path.contains("/Programs/") && !Repository.files(in: folder.path, ending: ".swift").isEmpty
    }
    #expect((35...55).contains(modules.count), "\(modules.count)")
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
    let base = Repository.root.appendingPathComponent("Sources/ViewCode/ViewCode")
    let files = try #require(FileManager.default.enumerator(atPath: base.path))
    for case let path as String in files where path.hasSuffix(".swift") {
      let text = try String(contentsOf: base.appendingPathComponent(path), encoding: .utf8)
      #expect(!text.contains("@_spi") && !text.contains("@testable"), "\(path)")
    }
  }

  @Test("UIKit knows nothing of the canvas of Interface Builder, which stands above it")
  func noCanvas() throws {
    let words = ["isCanvas", "NibCanvas", "InterfaceCanvas", "Interface Builder's canvas", "CanvasPolicy"]
    let base = Repository.root.appendingPathComponent("Sources/Apple/UIKit")
    let files = try #require(FileManager.default.enumerator(atPath: base.path))
    var nibFiles = 0
    for case let path as String in files where path.hasSuffix(".swift") {
      let text = try String(contentsOf: base.appendingPathComponent(path), encoding: .utf8)
      for word in words { #expect(!Repository.has(text, word), "\(path) names \(word)") }
      guard path.hasPrefix("Nibs/") else { continue }
      nibFiles += 1
      // `canvasLocation`, the position of a scene in Xcode, is an attribute in files.
      let rest = text.replacingOccurrences(of: "canvasLocation", with: "")
      #expect(!rest.lowercased().contains("canvas"), "\(path)")
    }
    #expect(nibFiles > 20)
  }
}
