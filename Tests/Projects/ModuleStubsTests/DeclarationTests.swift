import Testing

@testable import ModuleStubs

@Suite("Stubs of missing modules are declared by how the project uses them", .serialized)
struct DeclarationTests {
  @Test("chains of calls, callbacks and optional values of a service compile with nothing left out")
  func service() throws {
    let stubbing = try Stubbing(
      """
      import UIKit
      import Cloud

      final class LoginController: UIViewController {
        private let store = Store.shared()
        private var listener: StoreListener?
        private let label = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = Account.account().currentUser?.name
          if let user = Account.account().currentUser { show(user.name) }
          guard Account.account().currentUser != nil else { return }
          listener = store.collection("users").document("1").listen { snapshot, error in
            if let error { print(error.localizedDescription) }
            guard let data = snapshot?.data() else { return }
            print(data)
          }
          store.collection("users").document("1").set(["name": "a", "age": 3], merge: true)
          Account.account().signIn(email: "a", password: "b", options: [.silent, .fast]) { [weak self] result, error in
            self?.show(result?.user.name ?? "")
          }
          for item in store.items { print(item.title) }
          view.alpha = CGFloat(store.level)
        }

        func show(_ text: String) { label.text = text }
      }
      """, missing: ["Cloud"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.isEmpty)
    #expect(stubbing.keepsLines)
    let names = stubbing.result.entries.filter { $0.kind == .type }.map(\.name)
    #expect(names == ["Account", "Store", "StoreListener"])
  }

  @Test(
    "a class of the project that derives from a missing one finds UIKit's members by its superclass's name and overrides"
  )
  func superclasses() throws {
    let stubbing = try Stubbing(
      """
      import UIKit
      import Forms

      final class ProfileController: FormViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          title = "Profile"
          form.append(Row(title: "Name"))
          reloadRows()
        }
        override func rowChanged(_ row: Row) { print(row) }
      }
      final class Badge: RoundView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .red
        }
        required init?(coder: NSCoder) { fatalError() }
        override func layoutSubviews() { super.layoutSubviews() }
      }
      final class Entry: Record {
        var name = ""
        init(name: String) {
          self.name = name
          super.init()
        }
        required init(json: String) { super.init(json: json) }
      }
      let badge = Badge(frame: .zero)
      """, missing: ["Forms"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.isEmpty)
    #expect(stubbing.result.catalog.types["FormViewController"]?.superclass == "UIViewController")
    #expect(stubbing.result.catalog.types["RoundView"]?.superclass == "UIView")
    #expect(stubbing.result.catalog.types["Record"]?.superclass == nil)
  }

  @Test("protocols, generic types, property wrappers, operators, functions and nested types")
  func forms() throws {
    let stubbing = try Stubbing(
      """
      import UIKit
      import Kit

      protocol Screen: AnyObject {}
      struct User: Mappable, Codable {
        var name: String
        var born: Timestamp
      }
      final class Model: NSObject {
        weak var delegate: ModelDelegate?
        @Stored var count: Int = 3
        @Stored(key: "name", isShared: true) var name: String?
        let bag = Bag()
        let users: Relay<[User]> = Relay(value: [])
        var token: Session.Token?
        let state = Subject<Int>()

        func load() {
          logLine("loading", level: .info)
          users.map { $0.count }.subscribe(onNext: { print($0) }).disposed(by: bag)
          state.accept(count + 1)
          form +++ Section("a") <<< Row()
          delegate?.modelChanged(self, count: count)
        }
      }
      extension Model: SessionDelegate {
        func sessionEnded(_ session: Session) {}
      }
      """, missing: ["Kit"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.isEmpty)
    let catalog = stubbing.result.catalog
    #expect(catalog.types["Mappable"]?.form == .protocol)
    #expect(catalog.types["ModelDelegate"]?.isClassBound == true)
    #expect(catalog.types["SessionDelegate"]?.form == .protocol)
    #expect(catalog.types["Stored"]?.form == .wrapper)
    #expect(catalog.types["Relay"]?.arity == 1)
    #expect(catalog.types["Timestamp"]?.conformances == ["Codable"])
    #expect(catalog.types["Session"]?.nested["Token"] != nil)
    #expect(catalog.operators.keys.sorted() == ["+++", "<<<"])
  }

  @Test("types of the project that are made of missing ones are coded, compared and hashed as they say")
  func synthesizedConformances() throws {
    let stubbing = try Stubbing(
      """
      import Foundation
      import Store

      struct Note: Hashable, Codable {
        @Identified var id: String?
        let sent: Stamp
      }
      class Picture: Record, Decodable {
        var sizes = Rows<Size>()
        enum CodingKeys: String, CodingKey { case sizes }
      }
      struct Size: Codable { var side = 1 }
      """, missing: ["Store"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.isEmpty)
    #expect(stubbing.result.catalog.types["Rows"]?.conformances.contains("Codable") == true)
  }

  @Test("what a missing module adds to classes that are there is one addition for all views")
  func additions() throws {
    let stubbing = try Stubbing(
      """
      import UIKit
      import Layouts

      final class Card: UIView {
        let picture = UIImageView()
        let label = UILabel()
        func build() {
          picture.load(from: "a", placeholder: nil)
          picture.lay.make { make in
            make.edges.equalToSuperview().inset(16)
            make.width.equalTo(label.lay.height).offset(4)
          }
          label.lay.make { $0.top.equalTo(picture.lay.bottom) }
          lay.remake { _ in }
          label.textColor = .brandRed
        }
      }
      """, missing: ["Layouts"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.isEmpty)
    #expect(stubbing.result.catalog.additions["UIView"]?.variables == ["lay"])
    #expect(stubbing.result.catalog.additions["UIColor"]?.staticVariables == ["brandRed"])
  }

  @Test("a second module of a project goes on from what was declared for the first")
  func catalog() throws {
    let first = try Stubbing("import Cloud\nlet name: String = Account.shared.name\n", missing: ["Cloud"])
    let second = try Stubbing(
      ["Other.swift": "import Cloud\nlet name: String = Account.shared.name\n"], missing: [MissingModule("Cloud")],
      catalog: first.result.catalog)
    #expect(first.result.compiles && second.result.compiles)
    // Types and control flow are each checked once.
    #expect(second.checks == 2)
    #expect(second.result.stubs == first.result.stubs)
  }

  @Test("a module that brings UIKit along on Apple's systems does so here")
  func givesOn() throws {
    let stubbing = try Stubbing("import Cloud\nfinal class Card: UIView { let store = Store() }\n", missing: ["Cloud"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
  }

  @Test(
    "an attribute of a type is a macro unless it names an actor, and what the macro would have declared is left out")
  func macros() throws {
    let stubbing = try Stubbing(
      """
      import UIKit
      import Records

      @Record final class Note {
        var text = ""
      }

      @RecordActor actor Keeper {
        func keep(_ text: String) { self.recordContext.insert(text) }
      }

      func keeper() -> Keeper { Keeper(container: 3) }

      @ScreenActor final class Screen {
        func show() {}
      }
      """, missing: ["Records"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.map(\.name) == ["self.recordContext.insert(text)"])
    #expect(stubbing.result.entries.filter { $0.kind == .attribute }.map(\.name) == ["ScreenActor"])
    #expect(stubbing.keepsLines)
  }

  @Test("what a module adds to types of the system is told by the labels of its calls")
  func additionsByLabels() throws {
    let stubbing = try Stubbing(
      """
      import UIKit
      import Sugar

      final class Card: UIView {
        let tint = UIColor(hex: 0xff0000)
        let other = UIColor(named: "a", orHex: "b")!
        let caption = UILabel(text: "a", size: 12)
        let name = String(randomLength: 4)
        func show(_ data: Data) -> UIImage? { UIImage.animatedImage(gif: data) }
      }
      """, missing: ["Sugar"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.isEmpty && stubbing.keepsLines)
  }

  @Test("associated types of a missing protocol are found by what a parameter has to conform to")
  func associatedTypes() throws {
    let stubbing = try Stubbing(
      """
      import UIKit
      import Sections

      extension Array where Element: SectionKind {
        subscript(path: IndexPath) -> Element.Row { self[path.section].rows[path.row] }
      }

      func first<Kind: SectionKind>(of kind: Kind) -> Kind.Row { kind.rows[0] }
      """, missing: ["Sections"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.keepsLines)
  }

  @Test("types in a project's type that conforms to a missing protocol are the protocol's")
  func typesOfAdoptedProtocol() throws {
    let stubbing = try Stubbing(
      """
      import UIKit
      import Routing

      final class Settings: Routable {}
      final class Screen: UIViewController {
        private var router: Settings.Router?
        func open() { router?.route(to: "about") }
      }
      """, missing: ["Routing"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.isEmpty, "\(stubbing.omitted)")
  }

  @Test("a missing protocol is only for classes if a weak property has a protocol that inherits it")
  func inheritedClassBound() throws {
    let stubbing = try Stubbing(
      """
      import UIKit
      import Routing

      protocol FlowRouting: ViewableRouting { func close() }
      protocol RootRouting: FlowRouting { func open() }
      final class Interactor {
        weak var router: RootRouting?
        weak var flow: (any FlowRouting)?
        func start() { router?.open() }
      }
      """, missing: ["Routing"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.isEmpty, "\(stubbing.omitted)")
  }

  @Test("the result of a representable's function is a view or a controller")
  func representables() throws {
    let stubbing = try Stubbing(
      """
      import UIKit
      import Camera

      struct Wrapper {
        func makeUIView(context: Int) -> Gauge { Gauge(level: 3) }
        func makeUIViewController(context: Int) -> CameraPicker { CameraPicker(mode: .photo) }
      }
      @MainActor func show(on screen: UIViewController) {
        screen.view.addSubview(Wrapper().makeUIView(context: 1))
        screen.present(Wrapper().makeUIViewController(context: 1), animated: true)
      }
      """, missing: ["Camera"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.isEmpty, "\(stubbing.omitted)")
  }

  @Test("an extension of a missing type creates the type by Self")
  func creationsBySelf() throws {
    let stubbing = try Stubbing(
      """
      import UIKit
      import Activity

      extension ActivityName { static let daily = Self("daily") }
      extension ActivityEvent.Name { static let encouraged = Self("encouraged") }
      func start() { print(ActivityName.daily, ActivityEvent.Name.encouraged) }
      """, missing: ["Activity"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.isEmpty, "\(stubbing.omitted)")
  }

  @Test("a class of the project with a missing superclass is created by the superclass's initializer")
  func inheritedCreations() throws {
    let stubbing = try Stubbing(
      """
      import UIKit
      import Games

      final class PlayController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let scene = BounceScene(size: CGSize(width: 390, height: 300))
          scene.scaleMode = .aspectFill
          view.tag = 1
        }
      }
      final class BounceScene: GameScene, ContactDelegate {
        override func didMove(to view: GameView) { frameCount = 1 }
        private var frameCount = 0
      }
      """, missing: ["Games"], otherErrors: .omitUnlessAuthors { _ in true })
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.text().contains("let scene = BounceScene(size: CGSize(width: 390, height: 300))"))
    #expect(!stubbing.result.suppressed.contains { $0.text.contains("no arguments") })
  }

  @Test("a name that some types have for themselves may be a missing one elsewhere")
  func namesInTypes() throws {
    let stubbing = try Stubbing(
      """
      import UIKit
      import Flow

      final class NoteModel: Model {
        enum Action { case save }
      }

      final class NoteCell: UITableViewCell {
        typealias Model = NoteModel
        var model: Model?
      }

      final class NoteController: UIViewController {
        func bind(_ model: NoteModel) { model.send(.save) }
      }
      """, missing: ["Flow"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.result.entries.contains { $0.kind == .type && $0.name == "Model" })
  }

  @Test("a method that a new object is told with a closure about it calls the closure, and gives the object")
  func configuring() throws {
    let stubbing = try Stubbing(
      """
      import UIKit
      import Fluent

      final class CardController: UIViewController {
        let field = UITextField().then {
          $0.autocorrectionType = .no
          $0.placeholder = "Name"
        }
        let label = UILabel(frame: .zero).then { label in label.textAlignment = .center }

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(field)
          label.text = field.text
        }
      }
      """, missing: ["Fluent"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.isEmpty && stubbing.result.changed.isEmpty)
  }

  @Test(
    "what a function of a missing type gives, aliases of such types and what they declare for themselves compile or are left out"
  )
  func streams() throws {
    let stubbing = try Stubbing(
      """
      import UIKit
      import Streams

      typealias Notes = Group<String, Int>

      extension StreamKind {
        func quiet() -> Flux<Int> { self.catching { _ in .empty() } }
      }

      final class Store {
        enum Change { case loaded(Int), failed }
        var notes = [Notes(name: "a", items: [])]

        func load(_ number: Int) -> Flux<Change> {
          switch number {
          case 0: return .just(.loaded(number))
          default: return source(number).map { _ in .failed }
          }
        }

        func source(_ number: Int) -> Flux<Int> { .just(number) }
      }
      """, missing: ["Streams"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.keepsLines)
  }

  @Test("what a class names first is a protocol where the class calls no initializer of it before it uses itself")
  func protocolFirst() throws {
    let stubbing = try Stubbing(
      """
      import Cloud

      final class Shelf: WatchedStore {
        private var store: Store?
        static let main = Shelf()
        init() { open() }
        func open() { store = Store() }
      }
      """, missing: ["Cloud"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.isEmpty)
    #expect(stubbing.result.catalog.types["WatchedStore"]?.form == .protocol)
  }

  @Test("what a class names first is a class where it is made with more than its own initializers")
  func classFirst() throws {
    let stubbing = try Stubbing(
      """
      import Cloud

      final class Shelf: WatchedStore {
        let size: Int
        init(size: Int) {
          self.size = size
          super.init(name: "shelf")
        }
      }
      """, missing: ["Cloud"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.isEmpty)
    #expect(stubbing.result.catalog.types["WatchedStore"]?.form == .class)
  }

  @Test("what a structure or a protocol names turns into a protocol, wherever a class named it first")
  func classBecomesProtocol() throws {
    let stubbing = try Stubbing(
      [
        "A.swift": "import Cloud\n\nclass Shelf: Storing {}\n",
        "B.swift": "import Cloud\n\nfunc keep<T>(_ value: T) where T: Storing {}\n",
        "C.swift": "import Cloud\n\nextension Int: Storing {}\nlet kept: Void = keep(3)\n",
        "D.swift": "import Cloud\n\nprotocol Keeping: Storing {}\nclass Drawer: Base, Storing {}\nclass Base {}\n",
      ], missing: [MissingModule("Cloud")])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.isEmpty)
    #expect(stubbing.result.catalog.types["Storing"]?.form == .protocol)
  }

  @Test(
    "a class that several derive from is a protocol where one of them uses itself first, though subclasses call theirs")
  func protocolOfManyClasses() throws {
    let stubbing = try Stubbing(
      """
      import Cloud

      class Plain: Reacting {
        let state: Int
        init(state: Int) {
          defer { _ = self.current }
          self.state = state
        }
      }
      final class Liked: Plain {
        init(first: Int) { super.init(state: first) }
      }
      final class Other: Reacting {
        let state: String
        init(name: String) {
          self.state = name
          _ = self.current
        }
      }
      let lost = "text".aMemberThatNobodyHas
      """, missing: ["Cloud"], otherErrors: .omitUnlessAuthors { _ in true })
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.result.catalog.types["Reacting"]?.form == .protocol)
  }

  @Test("a qualified name is the missing module's, although the system has a type or function with the name")
  func qualifiedNames() throws {
    let stubbing = try Stubbing(
      """
      import Foundation
      import Resources

      enum Sounds {
        static let bell = Resources.Notification(bundle: 1, title: "bell")
        static func open(_ value: Resources.Scanner) -> Resources.Scanner { value }
        static func clear() { Resources.remove() }
      }
      """, missing: ["Resources"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.isEmpty, "\(stubbing.omitted)")
  }

  @Test("a type that an alias's missing type holds is declared in that one")
  func nestedOfAlias() throws {
    let stubbing = try Stubbing(
      """
      import Cloud

      struct Row {}
      typealias Rows = Section<Void, Row>
      enum Change {
        case insert(Int, Rows.Item)
        case remove(Int)
      }
      func apply(_ change: Change, to rows: Rows) {
        switch change {
        case .insert(let place, let item): rows.insert(item, at: place)
        case .remove: break
        }
      }
      func title(of rows: Rows) -> String { rows.title }
      """, missing: ["Cloud"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.isEmpty, "\(stubbing.omitted)")
    #expect(stubbing.result.catalog[path: "Section.Item"] != nil)
  }

  @Test("where a case of an enumeration is left out, so is what chooses it")
  func lostCases() throws {
    let stubbing = try Stubbing(
      """
      import Cloud

      typealias Shelf = [Int]
      enum Change {
        case insert(Shelf.Missing)
        case remove(Int), add(Int)
      }
      func apply(_ change: Change) -> Int {
        switch change {
        case .insert(let item): return item.count
        case .remove(let place), .add(let place): return place
        }
      }
      """, missing: ["Cloud"], otherErrors: .omit)
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.keepsLines)
    #expect(stubbing.text().contains("return place"))
  }

  @Test("after the first round only files with errors are looked at, until all are compiled")
  func suspects() throws {
    var files = [
      "Sync.swift":
        "import Cloud\nfunc sync() { let level: Int = Store.shared.level(of: [1], in: nil)\n  print(level) }\n"
    ]
    for number in 1...5 { files["Plain\(number).swift"] = "func plain\(number)() {}\n" }
    let stubbing = try Stubbing(files, missing: [MissingModule("Cloud")])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.filesLookedAt.first == 6)
    #expect(stubbing.filesLookedAt.count >= 2)
    #expect(stubbing.filesLookedAt.dropFirst().allSatisfy { $0 == 1 })
  }

  @Test("what gives some type of a missing module is left out at once, with all that is in it")
  func opaqueResults() throws {
    let stubbing = try Stubbing(
      """
      import Screens
      import UIKit

      struct Card: Pane {
        let title: String
        @PaneBuilder var content: some Pane {
          Words(title)
          if title.isEmpty { Words("none").size(3) } else { Picture(title) { $0.width / 2 } }
        }
        func wide(_ isWide: Bool) -> some Pane {
          content.frame(isWide ? .greatest : .natural)
        }
        static let width = 3
      }
      let controller = PaneController(root: Card(title: "a").wide(true))
      """, missing: ["Screens"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.map { $0.places.map(\.line) } == [[7], [11]])
    #expect(stubbing.keepsLines)
    // The names are preserved, and the content of the bodies is not.
    #expect(stubbing.text().contains("var content: MissingObject"))
  }

  @Test("global constants made of missing things are such in all files, and a type can be called as its module")
  func globals() throws {
    let stubbing = try Stubbing(
      [
        "Service.swift": """
        import Foundation
        import Cloud

        struct PostService {
          static func fetch(_ done: @escaping ([String]) -> Void) {
            posts.latest { snapshot, error in
              guard let items = snapshot?.items else { return }
              done(items.map { "\\($0)" })
            }
          }
        }
        """,
        "Constants.swift": """
        import Cloud
        import UIKit

        let store = Store.main()
        let posts = store.collection("posts")
        final class Waiting {
          static let cloud = Cloud(style: .dark)
          var other: Cloud?
        }
        """,
      ], missing: [MissingModule("Cloud")])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.isEmpty, "\(stubbing.omitted.map(\.name))")
    #expect(stubbing.result.catalog.types["Cloud"]?.form == .class)
  }

  @Test("a missing module's method can have the name of a property that is there")
  func methodBesideProperty() throws {
    let stubbing = try Stubbing(
      """
      import Layouts
      import UIKit

      final class Panel: UIView {
        let label = UILabel()
        let button = UIButton()
        func arrange() {
          subviews(label, button)
          label.subviews(button)
          print(subviews.count)
        }
      }
      """, missing: ["Layouts"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.isEmpty, "\(stubbing.omitted.map(\.name))")
    #expect(stubbing.result.catalog.additions["UIView"]?.methods.map(\.name) == ["subviews", "subviews"])
  }

  @Test("bodies of SwiftUI's views are left out before the compiler sees them")
  func swiftUI() throws {
    let stubbing = try Stubbing(
      ["Card.swift": "import SwiftUI\nstruct Card: View {\n  var body: some View { Text(\"a\").bold() }\n}\n"],
      missing: [MissingModule("SwiftUI", kind: .apple)])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    // Types and control flow are each checked once.
    #expect(stubbing.checks == 2)
  }
}
