import Foundation
import SwiftSources
import Testing

@testable import SourceRewriting

@Suite("Overrides in extensions")
struct ExtensionOverrideRuleTests {
  private let library = """
    import UIKit
    open class Screen: UIViewController {}
    extension Screen {
      open override func viewDidLoad() { super.viewDidLoad() }
    }
    """

  @Test("a file in the app and in a framework that the app imports is rewritten once for each")
  func shared() {
    let source = SourceText(url: URL(filePath: "/project/Screen.swift"), text: library)
    let framework = ModuleRewriter(module: "Kit", options: RewritingOptions(), imported: []).rewrite([source])
    let alone = ModuleRewriter(module: "App", options: RewritingOptions(), imported: []).rewrite([source])
    let both = ModuleRewriter(module: "App", options: RewritingOptions(), imported: [framework.facts])
      .rewrite([source])
    #expect(alone.files[0].text?.contains("override func `viewDidLoad`()") == true)
    #expect(both.files[0].text == alone.files[0].text)
  }

  @Test("an extension overrides what another extension adds to a class of UIKit")
  func answered() {
    let text = rewritten(
      """
      import UIKit
      extension UIViewController {
        @objc var isFolded: Bool { false }
      }
      class Drawer: UINavigationController {}
      extension Drawer {
        open override var isFolded: Bool { super.isFolded }
      }
      """)
    #expect(text.contains("let o = self as? any ViewCodeOverride_UIViewController_isFolded"))
    #expect(text.contains("public var viewcode_override_UIViewController_isFolded: Bool {"), "\(text)")
    #expect(text.contains("super.viewcode_UIViewController_isFolded"))
    #expect(text.contains("extension Drawer: ViewCodeOverride_UIViewController_isFolded {}"))
    #expect(!text.contains("override var `isFolded`"))
  }

  @Test("observers in an extension become methods that the class calls")
  func observers() {
    let text = rewritten(
      """
      import UIKit
      class Cell: UITableViewCell {
      }
      extension Cell {
        override open var isSelected: Bool {
          willSet(value) { note(value) }
          didSet { note(oldValue) }
        }
        func note(_ value: Bool) {}
      }
      """)
    #expect(text.contains("func viewcode_Cell_isSelected_willSet(_ value: Bool) { note(value) };"), "\(text)")
    #expect(text.contains("func viewcode_Cell_isSelected_didSet(_ oldValue: Bool) { note(oldValue) };"))
    #expect(
      text.contains(
        "override var `isSelected`: Bool { willSet { viewcode_Cell_isSelected_willSet(newValue) } "
          + "didSet { viewcode_Cell_isSelected_didSet(oldValue) } }"))
    #expect(!text.contains("open var"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count >= 10)
  }

  @Test("observers of a property that an extension of UIKit's class declares are called by a setter")
  func foreignObservers() {
    let text = rewritten(
      """
      import UIKit
      extension UIView {
        @objc open var preset: Int {
          get { tag }
          set { tag = newValue }
        }
      }
      class Card: UIView {
        open override var preset: Int {
          didSet { note(oldValue) }
        }
        func note(_ value: Int) {}
      }
      class Panel: Card {
        override var preset: Int {
          willSet { note(newValue) }
        }
      }
      """)
    #expect(text.contains("func viewcode_Card_preset_didSet(_ oldValue: Int) { note(oldValue) };"), "\(text)")
    #expect(
      text.contains(
        "open var viewcode_override_UIView_preset: Int { get { viewcode_UIView_preset } set { "
          + "let oldValue = viewcode_UIView_preset; viewcode_UIView_preset = newValue; "
          + "viewcode_Card_preset_didSet(oldValue); _ = oldValue } }"))
    #expect(text.contains("extension Card: ViewCodeOverride_UIView_preset {}"))
    #expect(
      text.contains(
        "override var viewcode_override_UIView_preset: Int { get { super.viewcode_override_UIView_preset } set { "
          + "let oldValue = super.viewcode_override_UIView_preset; viewcode_Panel_preset_willSet(newValue); "
          + "super.viewcode_override_UIView_preset = newValue; _ = oldValue } }"))
    #expect(!text.contains("extension Panel: ViewCodeOverride"))
  }
}
