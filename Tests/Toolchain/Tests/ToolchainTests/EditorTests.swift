import Foundation
import Testing

/// `viewcode editor` and `viewcode lsp` for a project, as an editor uses SourceKit-LSP.
@Suite("viewcode lsp", .serialized)
struct EditorTests {
  private static let list = "Harbour/Screens/ShipListViewController.swift"
  private static let screen = "Harbour/Screens/ShipViewController.swift"

  /// Returns the fixture, configured for editors.
  private func harbour() throws -> Folder {
    let folder = try Folder(copyOf: "Harbour")
    let result = try Viewcode("editor", "--offline", folder.url.path, in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    return folder
  }

  @Test("an Xcode project has no errors, completion, definitions and documentation, and errors that are true")
  func xcodeProject() throws {
    let folder = try harbour()
    let editor = try EditorClient(folder.url)
    try editor.open(Self.list)
    try editor.waitForPreparation()
    for file in [
      Self.list, Self.screen, "Harbour/AppDelegate.swift", "Harbour/SceneDelegate.swift", "HarbourKit/Ship.swift",
      "HarbourTests/ShipTests.swift",
    ] {
      if file != Self.list { try editor.open(file) }
      #expect(try editor.errors(file) == [], "\(file)")
    }

    let text = try String(contentsOf: folder.url.appending(path: Self.screen), encoding: .utf8)
    #expect(text.contains("stack.spacing = 16"))
    let typing = text.replacing("stack.spacing = 16", with: "stack.spa")
    try editor.change(Self.screen, to: typing)
    #expect(try editor.completions(Self.screen, after: "stack.spa", in: typing).contains("spacing"))
    let wrong = text.replacing("stack.spacing = 16", with: "stack.spacing = \"16\"")
    try editor.change(Self.screen, to: wrong)
    let errors = try editor.diagnostics(Self.screen)
    #expect(
      errors.count == 1 && errors[0].contains("Cannot assign value of type 'String' to type 'CGFloat'"), "\(errors)")
    try editor.change(Self.screen, to: text)
    #expect(try editor.diagnostics(Self.screen) == [])
    #expect(try editor.hover(Self.screen, at: "stack.spacing", in: text).contains("CGFloat"))

    let list = try String(contentsOf: folder.url.appending(path: Self.list), encoding: .utf8)
    #expect(try editor.definition(Self.list, at: "ShipViewController", in: list).contains { $0.hasPrefix("Ship") })
    #expect(
      try editor.definition(Self.screen, at: "stack.spacing", in: text).contains {
        $0.hasPrefix("UIKit.swiftinterface")
      })
    // The index contains all files.
    #expect(
      try editor.references(Self.list, at: "ShipViewController", in: list) == [
        "ShipListViewController.swift", "ShipViewController.swift",
      ])
    #expect(try editor.symbols("ShipViewController").contains("ShipViewController"))
    #expect(try editor.end() == 0)
  }

  /// Typical code of an app, with features that exist only on Apple's systems.
  private static let objectiveC = """
    import UIKit
    import UIKit.UIGestureRecognizerSubclass

    @objc protocol PickerDelegate: AnyObject {
      @objc optional func picker(_ picker: PickerViewController, didPick button: UIButton)
      func pickerDidEnd(_ picker: PickerViewController)
    }

    private var associationKey: UInt8 = 0

    final class PickerViewController: UIViewController, UIScrollViewDelegate {
      @IBOutlet private weak var label: UILabel!
      @IBOutlet var rows: [PickerRow]!
      @IBInspectable var tint: UIColor?
      weak var delegate: PickerDelegate?
      weak var scrollDelegate: UIScrollViewDelegate?

      override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
        view.addGestureRecognizer(tap)
        NotificationCenter.default.addObserver(
          self, selector: #selector(resize), name: UIResponder.keyboardWillShowNotification, object: nil)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: .done, target: self, action: #selector(done(_:)))
        delegate?.picker?(self, didPick: UIButton())
        objc_setAssociatedObject(self, &associationKey, "x", .OBJC_ASSOCIATION_RETAIN)
      }

      @objc private func tapped(_ recognizer: UITapGestureRecognizer) { delegate?.pickerDidEnd(self) }
      @objc func resize(_ notification: Notification) {
        let frame = (notification.userInfo?["frame"] as AnyObject).cgRectValue
        label.frame = frame ?? .zero
      }
      @IBAction func done(_ sender: UIBarButtonItem) { scrollDelegate?.scrollViewDidScroll?(UIScrollView()) }
    }

    class PickerRow: UIView {
      @objc dynamic var row: PickerRow? { nil }
    }

    extension PickerViewController {
      override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    }

    """

  @Test("code of Objective-C's in one file has no errors, and its mistakes have")
  func objectiveC() throws {
    let folder = try Folder()
    try folder.write(Self.objectiveC, to: "Picker.swift")
    #expect(try Viewcode("editor", "--offline", in: folder.url).status == 0)
    let editor = try EditorClient(folder.url)
    try editor.open("Picker.swift")
    try editor.waitForPreparation()
    #expect(try editor.errors("Picker.swift") == [])

    let mistakes = Self.objectiveC
      .replacing("@objc private func tapped(", with: "private func tapped(")
      .replacing("var row: PickerRow?", with: "var row: (Int, Int)?")
      .replacing("label.frame = frame ?? .zero", with: "label.fram = frame")
    try editor.change("Picker.swift", to: mistakes)
    let errors = try editor.diagnostics("Picker.swift").joined(separator: "\n")
    #expect(errors.contains("#selector' refers to instance method 'tapped"), "\(errors)")
    #expect(errors.contains("cannot be represented in Objective-C"), "\(errors)")
    #expect(errors.contains("has no member 'fram'"), "\(errors)")
    #expect(errors.split(separator: "\n").count == 3, "\(errors)")
    #expect(try editor.end() == 0)
  }

  @Test("code for iOS alone is checked, in the file and in others, and other systems' code is not")
  func platforms() throws {
    let folder = try Folder()
    try folder.write(
      """
      #if os(iOS)
        import UIKit

        typealias Color = UIColor
      #elseif os(macOS)
        import AppKit

        typealias Color = NSColor
      #endif

      """, to: "Color.swift")
    let text = """
      import UIKit

      final class Mark: UIView {
        #if os(iOS)
          let color: Color = .red
        #else
          let color: NSColor = .red
        #endif
      }

      """
    try folder.write(text, to: "Mark.swift")
    #expect(try Viewcode("editor", "--offline", in: folder.url).status == 0)
    let editor = try EditorClient(folder.url)
    try editor.open("Mark.swift")
    try editor.waitForPreparation()
    #expect(try editor.errors("Mark.swift") == [])
    let wrong = text.replacing(".red\n  #else", with: ".rad\n  #else")
    try editor.change("Mark.swift", to: wrong)
    let errors = try editor.errors("Mark.swift") { !$0.isEmpty }
    #expect(errors.count == 1 && errors[0].hasPrefix("5: ") && errors[0].contains("'rad'"), "\(errors)")
    // The declaration is in the author's file, not in a copy.
    #expect(try editor.definition("Mark.swift", at: "let color: Color", in: wrong) == ["Color.swift:4"])
    #expect(try editor.end() == 0)
  }

  @Test("a module that is not here is no error, its code says so, and new files are part of the project")
  func missingModule() throws {
    let folder = try Folder()
    try folder.write(
      """
      import Sparkle
      import UIKit

      final class StarView: UIView {
        private let effect = SparkleEffect(color: .red)

        func show() { effect.start(in: self) }
      }

      """, to: "Star.swift")
    #expect(try Viewcode("editor", "--offline", in: folder.url).status == 0)
    let editor = try EditorClient(folder.url)
    try editor.open("Star.swift")
    try editor.waitForPreparation()
    #expect(try editor.errors("Star.swift") == [])
    try folder.write("import UIKit\n\nlet shown = StarView()\n", to: "Shown.swift")
    try editor.tell(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": editor.address("Shown.swift"), "type": 1]]])
    try editor.open("Shown.swift")
    try editor.waitForPreparation()
    #expect(try editor.errors("Shown.swift") == [])
    #expect(try editor.end() == 0)
  }

  @Test("the proxy goes on after bytes that are no message, and ends when its input does")
  func malformed() throws {
    let folder = try harbour()
    let editor = try EditorClient(folder.url)
    try editor.send(Data("Nonsense: 12\r\n\r\n".utf8))
    try editor.open(Self.screen)
    let symbols = try editor.ask("textDocument/documentSymbol", ["textDocument": ["uri": editor.address(Self.screen)]])
    #expect((symbols as? [Any])?.isEmpty == false)
    #expect(try editor.end() == 0)
  }

  @Test("`viewcode editor --remove` leaves the folder as it was")
  func removal() throws {
    let folder = try Folder(copyOf: "Harbour")
    let before = try folder.contents()
    #expect(try Viewcode("editor", in: folder.url).status == 0)
    #expect(folder.exists("buildServer.json") && folder.exists(".vscode/settings.json"))
    let removed = try Viewcode("editor", "--remove", in: folder.url)
    #expect(removed.output.hasPrefix("Removed: buildServer.json"))
    #expect(try folder.contents() == before)
    #expect(try Viewcode("editor", "nowhere", in: folder.url).status == 2)
  }
}
