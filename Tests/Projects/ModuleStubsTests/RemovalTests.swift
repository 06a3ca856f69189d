import Foundation
import SwiftSources
import Testing

@testable import ModuleStubs

@Suite("Code that does not compile without a missing module is omitted by its smallest statement", .serialized)
struct RemovalTests {
  @Test("a statement goes, its neighbors stay, lines keep their numbers")
  func statement() throws {
    let stubbing = try Stubbing(
      """
      import UIKit
      import Cloud

      func takes(_ values: inout [String]) {}
      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "a"
          takes(&Store.shared
            .names
            .all())
          view.backgroundColor = .red
        }
      }
      """, missing: ["Cloud"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.keepsLines)
    #expect(stubbing.omitted.count == 1)
    let entry = try #require(stubbing.omitted.first)
    #expect(entry.name == "takes(&Store.shared")
    #expect(entry.places == [StubEntry.Place(file: "/app/File.swift", line: 9)])
    #expect(entry.module == MissingModule("Cloud"))
    #expect(!entry.reason.isEmpty)
    let lines = stubbing.lines()
    #expect(lines[8].contains("StubSupport.OmittedCode.statement(\"takes(&Store.shared\", \"File.swift:9\")"))
    #expect(lines[11] == "    view.backgroundColor = .red")
  }

  @Test("code whose types the compiler cannot infer is omitted where a missing module is imported, and nowhere else")
  func uninferred() throws {
    let stubbing = try Stubbing(
      [
        "Feed.swift": """
        import UIKit
        import Cloud

        func show(_ items: [Item]) {
          let kinds = items.map { item in
            guard item.isNew else { return .old }
            return .new
          }
          print(kinds)
        }
        """,
        "Own.swift": """
        func count() { let none = [] }
        """,
      ], missing: [MissingModule("Cloud")])
    #expect(stubbing.errors.map { $0.prefix(2) } == ["1:"], "\(stubbing.errors)")
    #expect(stubbing.keepsLines)
    #expect(stubbing.omitted.flatMap(\.places).allSatisfy { $0.file == "/app/Feed.swift" })
    #expect(!stubbing.omitted.isEmpty)
    #expect(stubbing.lines("Feed.swift")[8] == "  print(kinds)")
  }

  @Test("a member of a type that an extension has conform to a missing protocol is that protocol's")
  func memberOfAdoptedProtocol() throws {
    let stubbing = try Stubbing(
      """
      import UIKit
      import Cloud

      enum Service { case list }
      extension Service: Target {
        var label: String {
          switch self { case .list: return self.standardLabel }
        }
      }
      """, missing: ["Cloud"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.isEmpty)
  }

  @Test("a body with an opaque result of SwiftUI becomes an empty view or scene, and its type conforms")
  func opaqueResults() throws {
    let stubbing = try Stubbing(
      """
      import UIKit
      import Cloud

      protocol View {}
      protocol Scene {}
      enum SwiftUI {
        struct EmptyView: View {}
        struct WindowGroup: Scene { init(_ content: () -> EmptyView) {} }
      }
      protocol App { associatedtype Body: Scene; var body: Body { get } }
      struct Main: App {
        var body: some Scene { Service.shared.windows(of: 3) }
      }
      func start() { print(Main().body) }
      """, missing: ["Cloud"], otherErrors: .omit)
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.lines()[11] == "  var body: some Scene { SwiftUI.WindowGroup { SwiftUI.EmptyView() } }")
  }

  @Test("an incomplete module can extend the protocols of a project's type, and errors there are not the author's")
  func membersOfIncompleteModules() throws {
    let file = """
      import UIKit
      import Foundation

      struct Feed: Equatable, CustomStringConvertible { var description: String { "feed" } }
      func show() { Feed().trackScreen() }
      """
    let stubbing = try Stubbing(
      ["File.swift": file], missing: [],
      otherErrors: .omitUnlessAuthors { _ in false }, isAppleMember: { _ in false },
      isIncomplete: { $0 == "Foundation" })
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    let complete = try Stubbing(
      ["File.swift": file], missing: [],
      otherErrors: .omitUnlessAuthors { _ in false }, isAppleMember: { _ in false })
    #expect(!complete.result.compiles)
  }

  @Test("operators on the system's types, which a layout library can have declared, are omitted with their statement")
  func operators() throws {
    let stubbing = try Stubbing(
      """
      import UIKit
      import Anchors

      @MainActor func lay(_ one: UIView, _ other: UIView) {
        one.widthAnchor == 200
        one.topAnchor == other.bottomAnchor + 8
        one.isHidden = true
      }
      """, missing: ["Anchors"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.flatMap(\.places).map(\.line) == [5, 6])
    #expect(stubbing.lines()[6] == "  one.isHidden = true")
  }

  @Test(
    "a variable keeps its name, a function gives the plainest value, a body that returns nothing more gets a return")
  func values() throws {
    let stubbing = try Stubbing(
      """
      import Foundation
      import Cloud

      func takes(_ values: inout [String]) -> Int { 0 }
      func pair(_ values: inout [String]) -> (Int, String) { (0, "") }
      func one() -> Int {
        let count = takes(&Store.shared.names.all())
        return count + 1
      }
      func two() -> String {
        switch takes(&Store.shared.names.all()) {
        case 0: return "a"
        default: return "b"
        }
      }
      func three() -> Int { takes(&Store.shared.names.all()) }
      var four: Int { return takes(&Store.shared.names.all()) }
      func five() {
        let (count, name) = pair(&Store.shared.names.all())
        print(count, name)
      }
      """, missing: ["Cloud"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.keepsLines)
    #expect(stubbing.text().contains("return count + 1") || stubbing.text().contains("count) + 1"))
    #expect(stubbing.text().contains("print(count, name)"))
  }

  @Test("errors of the project, of Apple's names and of what is there but not available stay")
  func attribution() throws {
    let stubbing = try Stubbing(
      """
      import UIKit
      import Cloud

      final class Screen: UIViewController {
        let store = Store()
        override func viewDidLoad() {
          title = 3
          let picker = UINotThereYetController()
          let other = XMLParser()
          store.open()
          undeclared(store)
        }
      }
      struct Own { var a = 1 }
      func f() { print(Own().b) }
      """, missing: ["Cloud"])
    #expect(stubbing.omitted.isEmpty)
    #expect(Set(stubbing.result.remaining.map(\.line)) == [7, 8, 9, 15])
    #expect(stubbing.text().contains("let picker = UINotThereYetController()"))
  }

  @Test("the code of other errors is omitted on request, and the errors are reported all the same")
  func otherErrors() throws {
    let stubbing = try Stubbing(
      """
      import UIKit

      final class Screen: UIViewController {
        let picker = UINotThereYetController()
        override func viewDidLoad() {
          super.viewDidLoad()
          title = 3
          picker.open(from: self)
          view.backgroundColor = .red
        }
      }
      """, missing: [], otherErrors: .omit)
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(Set(stubbing.result.suppressed.map(\.line)) == [4, 7])
    #expect(stubbing.text().contains("view.backgroundColor = .red"))
    #expect(stubbing.keepsLines)
  }

  @Test(
    "code for which the system lacks declarations is omitted on request, with code that depends on it; the author's errors stay"
  )
  func lacksOfSystem() throws {
    let stubbing = try Stubbing(
      """
      import UIKit

      final class Screen: UIViewController {
        let picker = UINotThereYetController()
        override func viewDidLoad() {
          super.viewDidLoad()
          title = 3
          picker.open(from: self)
          undeclared()
          view.backgroundColor = .red
        }
        override func updateContentUnavailable() { super.updateContentUnavailable() }
        override func neverHeardOf() {}
      }
      """, missing: [],
      otherErrors: .omitUnlessAuthors {
        $0.text.contains("'UINotThereYetController'") || $0.text.contains("no member 'updateContentUnavailable'")
      }, isAppleMember: { $0 == "updateContentUnavailable" })
    #expect(stubbing.result.remaining.map(\.line) == [9], "\(stubbing.errors)")
    #expect(Set(stubbing.result.suppressed.map(\.line)) == [4, 7, 12, 13])
    #expect(stubbing.text().contains("func neverHeardOf"))
    #expect(stubbing.text().contains("undeclared()"))
    #expect(stubbing.keepsLines)
  }

  @Test("errors that name nothing unknown are omitted, the smallest code each, and count as suppressed")
  func errorsThatNobodyMade() throws {
    let stubbing = try Stubbing(
      """
      import UIKit

      @available(*, unavailable) func retired() -> Int { 3 }
      func twice(_ number: Int) -> Int { number }
      func twice(_ number: Double) -> Int { 2 }
      protocol Loading { func load() -> Int; func unload() }
      struct Page: Loading {
        func load() -> Int { 3 }
        var size: Int { "large" }
        func count() -> Int { retired() }
        func draw() {
          let label = UILabel()
          label.numberOfLines = "two"
          label.isHidden = true
          _ = twice(nil)
        }
      }
      """, missing: [], otherErrors: .omitUnlessAuthors { _ in false }, isAppleMember: { _ in false })
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(Set(stubbing.result.suppressed.map(\.line)).isSuperset(of: [9, 10, 13, 15]))
    #expect(stubbing.lines()[13] == "    label.isHidden = true")
    #expect(stubbing.text().contains("func count() -> Int"))
    #expect(stubbing.lines()[6] == "struct Page {")
    #expect(stubbing.keepsLines)
  }

  @Test("a member that a type of Apple's lacks here costs its statement, and not the build")
  func unknownMembersOfApple() throws {
    let stubbing = try Stubbing(
      """
      import UIKit

      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.glow(radius: 3)
          view.isHidden = UIView.ContentMode.stretched == .center
        }
      }
      """, missing: [], otherErrors: .omitUnlessAuthors { _ in false }, isAppleMember: { _ in false })
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(Set(stubbing.result.suppressed.map(\.line)) == [6, 7])
  }

  @Test("a type is handed on as an object, as Objective-C's runtime does")
  func typesAsObjects() throws {
    let stubbing = try Stubbing(
      """
      import UIKit

      struct Sender { init(source: AnyObject, last: AnyObject?) {} }
      final class Manager {
        static func start() -> Sender { Sender(source: self, last: Manager.self) }
      }
      """, missing: [], otherErrors: .omitUnlessAuthors { _ in false })
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.isEmpty)
    #expect(stubbing.text().contains("Sender(source: (self as AnyObject), last: (Manager.self as AnyObject))"))
  }

  @Test("an object of a class in a variable is created, which Apple's compiler allows for every initializer")
  func creationFromClasses() throws {
    let stubbing = try Stubbing(
      """
      import UIKit

      enum Style { case segue(UIStoryboardSegue.Type), view(() -> UIView.Type) }
      final class Screen: UIViewController {
        func show(_ style: Style, _ other: UIViewController) {
          switch style {
          case .segue(let type): type.init(identifier: nil, source: self, destination: other).perform()
          case .view(let type): view.addSubview(type().init(frame: .zero))
          }
        }
      }
      """, missing: [], otherErrors: .omitUnlessAuthors { _ in false })
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.isEmpty)
    #expect(stubbing.text().contains("make(type, identifier: nil, source: self, destination: other).perform()"))
    #expect(stubbing.text().contains("ClassInstance.make(type(), frame: .zero)"))
  }

  @Test("nothing is omitted from a file with a syntax error")
  func syntaxErrors() throws {
    let stubbing = try Stubbing(
      """
      import UIKit

      final class Screen: UIViewController {
        func update() {
          title = 3
          view.isHidden =
        }
      }
      """, missing: [], otherErrors: .omitUnlessAuthors { _ in false }, isAppleMember: { _ in false })
    #expect(!stubbing.result.compiles)
    #expect(stubbing.text().contains("title = 3"))
  }

  @Test("a misspelled name stays an error, and a member that only other types have does not")
  func misspelledNames() throws {
    let stubbing = try Stubbing(
      """
      import UIKit

      struct Cart { var total = 3 }
      struct Shelf {}
      func show(_ cart: Cart, _ shelf: Shelf) {
        _ = cart.totl
        _ = shelf.total
        _ = crat
        _ = "text".shouted
      }
      """, missing: [], otherErrors: .omitUnlessAuthors { _ in false }, isAppleMember: { _ in false })
    #expect(Set(stubbing.result.remaining.map(\.line)) == [6, 8], "\(stubbing.errors)")
    #expect(Set(stubbing.result.suppressed.map(\.line)) == [7, 9])
  }

  @Test("code for newer systems than the known ones is omitted; a misspelled name stays an error")
  func newerSystems() throws {
    let stubbing = try Stubbing(
      """
      import UIKit

      final class Glass: UIView {
        @available(iOS 97.0, *)
        var shape: UIShapeOfLater? { nil }
        func update() {
          if #available(iOS 97, *) {
            layer.glow = 3
          }
          guard #available(iOS 97, *) else { return }
          tint = halo
          isHidden = true
        }
        func other() { layer.name = crat }
        func another() { layer.shine = 3 }
      }
      """, missing: [], otherErrors: .omitUnlessAuthors { _ in false }, isAppleMember: { _ in false })
    #expect(stubbing.result.remaining.map(\.line) == [14], "\(stubbing.errors)")
    #expect(stubbing.keepsLines)
    #expect(stubbing.lines()[11] == "    isHidden = true")
    #expect(Set(stubbing.result.suppressed.map(\.line)).isSuperset(of: [5, 8, 11]))
  }

  @Test("a file inside a condition is repaired as others are")
  func conditionalFile() throws {
    let stubbing = try Stubbing(
      """
      #sourceLocation(file: "/app/Original.swift", line: 1)
      #if !false
      import UIKit

      final class Glass: UIView {
        func update() {
          layer.glow = 3
          isHidden = true
        }
      }
      #endif
      """, missing: [], otherErrors: .omitUnlessAuthors { $0.text.contains("'glow'") }, isAppleMember: { _ in false })
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.lines()[7] == "    isHidden = true")
    #expect(stubbing.result.suppressed.map(\.line) == [6])
  }

  @Test("overrides of members that objects have in Objective-C alone do not keep a class from compiling")
  func membersOfObjects() throws {
    let stubbing = try Stubbing(
      """
      import UIKit

      final class Router: NSObject {
        override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
        override func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
      }
      final class Bar: UISearchBar {
        func field() -> UITextField? { value(forKey: "searchField") as? UITextField }
        func other() -> Int { value + 1 }
      }
      func knows(_ delegate: any UIScrollViewDelegate) -> Bool { delegate.responds(to: Selector("a")) }
      """, missing: [], otherErrors: .omitUnlessAuthors { _ in false }, isAppleMember: { _ in false })
    #expect(stubbing.result.remaining.map(\.line) == [9], "\(stubbing.errors)")
    #expect(stubbing.keepsLines)
    #expect(stubbing.text().contains("func responds(to aSelector"))
  }

  @Test("a closure that only a stub would call is emptied, and the call stays")
  func closures() throws {
    let stubbing = try Stubbing(
      """
      import UIKit
      import Cloud

      func takes(_ name: String) {}
      final class Screen: UIViewController {
        let store = Store()
        override func viewDidLoad() {
          super.viewDidLoad()
          store.load { user in takes(user) }
          constrain(view, title) { view, title in
            view.top == title.bottom + 8
            view.left == title.left
          }
        }
      }
      """, missing: ["Cloud"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.keepsLines)
    #expect(stubbing.omitted.map(\.detail) == ["is omitted, because it is never called"])
    #expect(stubbing.text().contains("store.load { user in"))
    #expect(stubbing.text().contains("constrain(view, title) { view, title in"))
  }

  @Test("places follow the names that the text gives its lines")
  func renamedLines() throws {
    let text = """
      #sourceLocation(file: "/author/Screen.swift", line: 40)
      import Cloud
      func takes(_ values: inout [String]) {}
      func f() {
        takes(&Store.shared.names.all())
      }
      #sourceLocation()
      """
    let place = URL(filePath: "/app/File.swift")
    let source = SourceText(url: place, original: URL(filePath: "/author/Screen.swift"), text: text)
    let result = try ModuleStubber(
      StubbingInput(moduleName: "App", files: [source], missing: [MissingModule("Cloud")]),
      checker: CompilerChecker()
    ).run()
    #expect(result.compiles)
    let entry = try #require(result.entries.first { $0.kind == .omitted })
    #expect(entry.places == [StubEntry.Place(file: "/author/Screen.swift", line: 43)])
  }
}
