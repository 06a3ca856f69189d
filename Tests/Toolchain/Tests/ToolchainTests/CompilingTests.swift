import Foundation
import Testing

/// Sources for Apple's compiler, which are built without changes.
@Suite struct CompilingTests {
  private func report(_ folder: Folder) throws -> [String: Any] {
    let data = try Data(contentsOf: folder.url.appending(path: "report.json"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func whatFoundationOnLinuxLacksIsThereWithoutAnImport() throws {
    let folder = try Folder()
    try folder.write(
      """
      import Foundation

      struct Validation {
        let manager = UndoManager()
        func isMail(_ text: String) -> Bool { NSPredicate(format: "SELF MATCHES %@", ".+@.+").evaluate(with: text) }
      }
      """, to: "Sources/Validation.swift")
    try folder.write(
      """
      import UIKit
      #Preview("Mail") {
        let label = UILabel()
        label.text = Validation().isMail("a@b.c") ? "mail" : "none"
        return label
      }
      """, to: "Sources/Screen.swift")
    let run = try Viewcode("layout", "Sources", "Mail", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\"mail\""))
  }

  @Test func classesOfFoundationWithMembersOfCoreFoundationHaveSubclasses() throws {
    let folder = try Folder()
    try folder.write(
      """
      import Foundation

      final class Counter: NSLock {
        private var value = 0
        func next() -> Int {
          lock()
          defer { unlock() }
          value += 1
          return value
        }
      }
      final class Tide: NSRecursiveLock { override func lock() { super.lock() } }
      final class Worker: Thread {}
      """, to: "Sources/Counter.swift")
    let build = try Viewcode("build", "Sources", in: folder.url)
    #expect(build.status == 0, "\(build.output)\(build.errors)")
  }

  @Test func aFileWithoutFoundationDoesNotSeeItForThat() throws {
    let folder = try Folder()
    try folder.write("import UIKit\nlet one = Date()\n", to: "Sources/One.swift")
    try folder.write("struct Two { let date = Date() }\n", to: "Sources/Two.swift")
    let build = try Viewcode("build", "Sources", in: folder.url)
    #expect(build.status == 1)
    #expect(build.errors.contains("Two.swift:1:25: error: cannot find 'Date' in scope"))
    #expect(!build.errors.contains("One.swift:2"))
  }

  @Test func whatTheSystemHereLacksIsLeftOutAndSaidAndTheAuthorsErrorsStay() throws {
    let folder = try Folder()
    let text = """
      import UIKit

      final class Screen: UIViewController {
        var segue: UIStoryboardPopoverSegue?
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .red
        }
      }
      #Preview("Red") { Screen() }
      """
    try folder.write(text, to: "Sources/Screen.swift")
    let build = try Viewcode("build", "Sources", "--report", "report.json", in: folder.url)
    #expect(build.status == 0, "\(build.errors)")
    let omission = "Screen.swift:4:14: warning: omitted, as it does not compile here"
    #expect(build.errors.contains(omission), "\(build.errors)")
    let report = try report(folder)
    #expect(report["builds"] as? Bool == true)
    #expect(report["uiFilesClean"] as? Int == 0)
    let missing = try #require(report["missing"] as? [[String: Any]])
    #expect(
      missing.contains { $0["name"] as? String == "UIStoryboardPopoverSegue" && $0["kind"] as? String == "uikit" })
    let again = try Viewcode("build", "Sources", "--report", "report.json", in: folder.url)
    #expect(again.status == 0)
    #expect(again.errors.contains(omission), "\(again.errors)")

    try folder.write(
      text.replacingOccurrences(of: "backgroundColor = .red", with: "backgroundColour = .red"),
      to: "Sources/Screen.swift")
    let faulty = try Viewcode("build", "Sources", in: folder.url)
    #expect(faulty.status == 1)
    #expect(faulty.errors.contains("Screen.swift:7:10: error: value of type 'UIView'"), "\(faulty.errors)")
  }

  @Test func aModuleWithoutAnyImportCompiles() throws {
    let folder = try Folder()
    try folder.write("struct Matrix { var rows: [[Double]] = [] }\n", to: "Sources/Matrix.swift")
    let build = try Viewcode("build", "Sources", in: folder.url)
    #expect(build.status == 0, "\(build.errors)")
  }

  @Test func namesOfCatalogsAreDeclaredAsXcodeDoes() throws {
    let project = try Folder(copyOf: "Harbour")
    try project.write(
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}"#,
      to: "Harbour/Resources/Assets.xcassets/Brand Colors/deep_seaColor.colorset/Contents.json")
    try project.replace(
      "view.backgroundColor = UIColor(named: \"SeaBlue\")", with: "view.backgroundColor = UIColor(resource: .deepSea)",
      in: "Harbour/Screens/ShipViewController.swift")
    let run = try Viewcode("run", "--do", "tap Petrel", "-o", "/dev/null", "--tree", "text", in: project.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("#FF0000"))
  }

  @Test func whatOfALibraryDoesNotCompileHereIsLeftOutAndTheRestOfItWorks() throws {
    let project = try Folder(copyOf: "Harbour")
    try project.write(
      "PODS:\n  - Ripple (1.0.0)\n\nDEPENDENCIES:\n  - Ripple\n\nCOCOAPODS: 1.15.2\n", to: "Podfile.lock")
    try project.write(
      """
      import Foundation

      public struct Ripple {
        public init() {}
        public var name: String { "wave" }
        public func secure() -> Bool {
          let trust = KeychainOfAnotherWorld.open()
          return trust.isOpen
        }
      }
      """, to: "Pods/Ripple/Sources/Ripple.swift")
    try project.replace(
      "import UIKit", with: "import Ripple\nimport UIKit", in: "Harbour/Screens/ShipViewController.swift")
    try project.replace(
      "nameLabel.text = ship.name", with: "nameLabel.text = Ripple().name",
      in: "Harbour/Screens/ShipViewController.swift")
    for _ in 1...2 {
      let run = try Viewcode(
        "run", "--do", "tap Petrel", "-o", "/dev/null", "--tree", "text", in: project.url)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("\"wave\""))
    }
    #expect(try Viewcode("build", "--report", "report.json", in: project.url).status == 0)
    let report = try report(project)
    let leftOut = try #require(report["leftOut"] as? [[String: Any]])
    #expect(leftOut.contains { ($0["file"] as? String)?.hasSuffix("Ripple.swift") == true && $0["line"] as? Int == 7 })
  }

  @Test func anErrorOfTheAuthorsIsNeverLeftOut() throws {
    let project = try Folder(copyOf: "Harbour")
    try project.replace(
      "nameLabel.text = ship.name", with: "nameLabel.text = ship.nmae", in: "Harbour/Screens/ShipViewController.swift")
    let build = try Viewcode("build", in: project.url)
    #expect(build.status == 1)
    #expect(build.errors.contains("has no member 'nmae'"))
  }

  @Test func aSecondBuildFindsWhatStandsForMissingModulesAsTheFirstLeftIt() throws {
    let project = try Folder(copyOf: "Harbour")
    try project.write(
      "PODS:\n  - Ripple (1.0.0)\n\nDEPENDENCIES:\n  - Ripple\n\nCOCOAPODS: 1.15.2\n", to: "Podfile.lock")
    // No part of it can be omitted, so the entire module is replaced.
    try project.write("import Depths\npublic struct Ripple {\n  public func\n", to: "Pods/Ripple/Sources/Ripple.swift")
    try project.replace(
      "import UIKit", with: "import Depths\nimport Ripple\nimport UIKit", in: "Harbour/Screens/ShipViewController.swift"
    )
    try project.replace(
      "nameLabel.text = ship.name", with: "nameLabel.text = Sounding.of(ship.name) ?? \"deep\"",
      in: "Harbour/Screens/ShipViewController.swift")
    for _ in 1...2 {
      let run = try Viewcode("run", "--do", "tap Petrel", "-o", "/dev/null", "--tree", "text", in: project.url)
      #expect(run.status == 0, "\(run.errors)")
    }
  }

  @Test func whatTheCompilersCheckOfItselfStumblesOverIsCompiledWithoutIt() throws {
    let folder = try Folder()
    try folder.write(
      """
      import UIKit

      enum Place { case left, right(CGFloat) }
      final class Item: UIView {
        private var place: Place
        init(at place: Place) {
          self.place = place
          switch self.place {
          case .left: super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
          case .right(let width): super.init(frame: CGRect(x: 0, y: 0, width: width - 40, height: 20))
          }
          mark()
        }
        required init?(coder: NSCoder) { nil }
        func mark() { accessibilityIdentifier = "item" }
      }
      #Preview("Item") {
        let view = UIView()
        view.addSubview(Item(at: .right(100)))
        return view
      }
      """, to: "Sources/Item.swift")
    for _ in 1...2 {
      let layout = try Viewcode("layout", "Sources", "Item", in: folder.url)
      #expect(layout.status == 0, "\(layout.errors)")
      #expect(layout.output.contains("Item (0, 0, 60, 20)"))
    }
  }
}
