import Foundation
import RuntimeSupport
import TestHosts
import Testing
import UIKit

@testable import ViewHost

/// A view with subviews that are created by different chains of calls.
private final class Header: UIView {
  let title = UILabel()
  lazy var follow: UIButton = {
    let button = UIButton(type: .system)  // follow
    button.setTitle("Follow", for: .normal)
    return button
  }()
  private(set) var badge: UIView?

  override init(frame: CGRect) {  // title
    super.init(frame: frame)
    let badge = UIView(frame: .zero)  // badge
    self.badge = badge
    for view in [title, follow, badge] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError() }
}

private final class Screen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Header(frame: CGRect(x: 0, y: 100, width: 300, height: 100))  // header
    view.addSubview(header)
  }
}

@Suite("The line that made a view", .ownHosts)
@MainActor
struct ViewOriginTests {
  private nonisolated static let symbolizer = Symbolizer.program(ProcessInfo.processInfo.environment)

  private static func line(_ mark: String) throws -> Int {
    let text = try String(contentsOfFile: #filePath, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.hasSuffix("// \(mark)") }) + 1
  }

  @Test(
    "is that of the property, closure, initializer or method that called for it",
    .enabled(if: symbolizer != nil, "there is no llvm-symbolizer beside the compiler"))
  func places() throws {
    let host = ViewHost()
    host.notesOrigins = true
    host.show(Screen())
    let dump = host.dump(including: [.origins, .properties])
    let header = try #require(dump.subviews.first)
    #expect(header.className == "Header")
    #expect(header.madeAt?.line == (try Self.line("header")))
    #expect(header.madeAt?.file == "ViewHostTests/ViewOriginTests.swift")
    #expect(header.madeAt?.path == #filePath)
    let places = header.subviews.map { $0.madeAt.map { "\($0)" } ?? "none" }
    // The call in a plain initial value has no line in the tables, so its line is that of the initializer.
    let wanted = try ["title", "follow", "badge"].map { "ViewHostTests/ViewOriginTests.swift:\(try Self.line($0))" }
    #expect(places == wanted)
    #expect(header.subviews.map(\.property) == ["Header.title", "Header.follow", "Header.badge"])
    // The label was created during the layout of the button or for its title, so no better line exists.
    #expect(dump.madeAt == nil)
  }

  @Test("nothing is noted in a host that was not asked to, whatever stands beside it")
  func off() {
    let (noting, host) = (ViewHost(), ViewHost())
    noting.notesOrigins = true
    host.show(host.run { Header() })
    noting.show(noting.run { Header() })
    #expect(host.shownView?.origin == nil)
    #expect(noting.shownView?.origin != nil)
    #expect(host.dump(including: .origins).madeAt == nil)
  }

  @Test("a symbolizer that is none, or that dies, tells nothing")
  func obstacles() throws {
    #expect(Symbolizer(environment: ["VIEWCODE_SYMBOLIZER": "/nowhere"]) == nil)
    #expect(Symbolizer(environment: ["PATH": ""]) == nil)
    let dying = Symbolizer(environment: ["VIEWCODE_SYMBOLIZER": "/bin/false"])
    let place = try #require(CallStack.current().addresses.first.flatMap(CallStack.place))
    for _ in 0..<3 { #expect(dying?.frames(at: place) == nil) }
  }

  @Test("initializers of private and of nested classes are known as theirs")
  func initializers() {
    #expect(OriginFinder.isInitializer("App.Card.init(frame: __C.CGRect) -> App.Card", of: ["App.Card"]))
    #expect(
      OriginFinder.isInitializer(
        "App.(Card in _5B3F).__allocating_init() -> X", of: ["App.(unknown context at $55d0).Card"]))
    #expect(!OriginFinder.isInitializer("App.Cards.init()", of: ["App.Card"]))
    #expect(!OriginFinder.isInitializer("variable initialization expression of App.Card.title", of: ["App.Card"]))
  }

  @Test("modules are told by symbols, those of extensions by whose they are")
  func modules() {
    #expect(
      OriginFinder.fileID(path: "/a/B.swift", symbol: "$s7Profile0A4ViewC", name: "Profile.ProfileView")
        == "Profile/B.swift")
    #expect(
      OriginFinder.fileID(
        path: "/a/B.swift", symbol: "$s5UIKit6UIViewC", name: "static (extension in Mine):UIKit.UIView.card()")
        == "Mine/B.swift")
    #expect(OriginFinder.fileID(path: "/a/B.swift", symbol: "main", name: "main") == "B.swift")
  }
}
