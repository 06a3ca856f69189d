import TestHosts
import Testing
import UIKit
import ViewHost

@testable import ScreenExploring

@Suite("Exploring an app on hosts", .ownHosts)
@MainActor
struct HostedAppTests {
  private func app(_ plan: ExplorationPlan = ExplorationPlan(), _ make: @escaping () -> UIViewController) -> HostedApp {
    HostedApp(plan: plan) {
      let host = ViewHost()
      host.show(make())
      return host
    }
  }

  private func explorer(_ app: HostedApp) throws -> (explorer: Explorer, map: ExploredMap) {
    let explorer = Explorer(app, plan: ExplorationPlan())
    return (explorer, try explorer.explore())
  }

  /// Returns the problems that the monkey finds, with the shortest scripts.
  private func problems(_ make: @escaping () -> UIViewController) throws -> [ExploredMap.Problem] {
    let app = app { make() }
    let explorer = try explorer(app).explorer
    var plan = Monkey.Plan()
    plan.maxScripts = 24
    return try Monkey(app, after: explorer, plan: plan).run()
  }

  @Test("a list, its form, and back: the map of a small app, twice the same")
  func map() throws {
    let map = try explorer(app { UINavigationController(rootViewController: ListScreen(rows: 1000)) }).map
    #expect(map.screens.map(\.name) == ["ListScreen", "FormScreen", "FormScreen 2"])
    #expect(map.screens[1].script == ["tap Row 1"])
    #expect(map.screens[2].script.last == "type Secret-2468")
    #expect(map.stop == .complete && map.problems.isEmpty)
    let edges = map.edges.map { "\(map.screen($0.from)!.name) > \(map.screen($0.to)!.name)" }
    #expect(
      Set(edges) == [
        "ListScreen > FormScreen", "FormScreen > FormScreen 2", "FormScreen > ListScreen", "FormScreen 2 > ListScreen",
      ])
    let again = try explorer(app { UINavigationController(rootViewController: ListScreen(rows: 1000)) }).map
    #expect(try again.jsonWithoutPictures() == map.jsonWithoutPictures())
  }

  @Test("a look has pictures in four ways, findings, and the map's page shows them without another file")
  func looks() throws {
    let app = app { FormScreen() }
    var map = try explorer(app).map
    try map.addLooks(from: app)
    let look = try #require(map.screens[0].look)
    #expect(Set(look.pictures.keys) == ["light", "dark", "large", "mirrored"])
    #expect(Set(look.pictures.values).count > 1)
    #expect(look.controllers.map(\.name) == ["FormScreen"])
    let page = try MapPage(map).html(title: "A <form>")
    let light = try #require(look.pictures["light"])
    #expect(page.contains("A &lt;form&gt;") && page.contains(light))
    #expect(!page.contains("http://") || page.components(separatedBy: "http://").count == 2, "only SVG's name space")
    #expect(!page.contains("<link") && !page.contains("src=\"http"))
    #expect(try !map.jsonWithoutPictures().contains(light))
  }

  @Test("constraints in conflict are a problem with the shortest way to them")
  func conflict() throws {
    let found = try problems { UINavigationController(rootViewController: MenuScreen { ConflictScreen() }) }
    let conflict = try #require(found.first { $0.failure.kind == .conflict })
    #expect(conflict.script == ["tap Open"])
    #expect(found.count == 1)
  }

  @Test("controllers that outlive their screen are a leak; one that is kept on purpose is none")
  func leak() throws {
    let found = try problems { UINavigationController(rootViewController: MenuScreen { KeptScreen() }) }
    #expect(found.map(\.failure.kind) == [.leak])
    #expect(found[0].failure.identity == "KeptScreen")
    // Twice in, and out again.
    #expect(found[0].script.count == 4, "\(found[0].script)")
    let kept = FormScreen()
    #expect(try problems { UINavigationController(rootViewController: MenuScreen { kept }) }.isEmpty)
  }

  @Test("a text that is gone after the device was turned is lost")
  func lostText() throws {
    let found = try problems { ForgetfulScreen() }
    let lost = try #require(found.first { $0.failure.kind == .lostText })
    #expect(lost.script.contains("rotate landscape") && !lost.script.contains("rotate portrait"))
    #expect(lost.script.count <= 4, "\(lost.script)")
    #expect(try !problems { FormScreen() }.contains { $0.failure.kind == .lostText })
  }
}

/// A button that leads on.
private final class MenuScreen: UIViewController {
  private let make: () -> UIViewController

  init(make: @escaping () -> UIViewController) {
    self.make = make
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Open") { [unowned self] _ in
        guard navigationController?.topViewController === self else { return }
        navigationController?.pushViewController(make(), animated: true)
      })
    button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
    view.addSubview(button)
  }
}

private final class ConflictScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 40), box.widthAnchor.constraint(equalToConstant: 80),
      box.heightAnchor.constraint(equalToConstant: 40), box.topAnchor.constraint(equalTo: view.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
  }
}

private final class KeptScreen: UIViewController {
  private var keep: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    keep = { self.title = "Kept" }
  }
}

private final class ForgetfulScreen: UIViewController {
  private let field = UITextField(frame: CGRect(x: 60, y: 100, width: 200, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Note"
    view.addSubview(field)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    field.text = nil
  }
}
