import TestHosts
import Testing
import UIKit
import ViewHost

@testable import ScreenExploring

@Suite("States and actions of screens", .ownHosts)
@MainActor
struct StateTests {
  private func screen(_ controller: UIViewController, _ plan: ExplorationPlan = ExplorationPlan()) -> ExploredScreen {
    let host = ViewHost()
    host.show(controller)
    return ExploredStage(host, plan: plan).screen
  }

  private func form(_ change: (FormScreen) -> Void = { _ in }) -> FormScreen {
    let form = FormScreen()
    form.loadViewIfNeeded()
    change(form)
    return form
  }

  // MARK: - Identity

  @Test("texts and numbers of rows make no other state; an empty list does")
  func lists() {
    let states = [3, 1000, 0].map { screen(ListScreen(rows: $0)).id }
    #expect(states[0] == states[1])
    #expect(states[0] != states[2])
    #expect(screen(form { $0.label.text = "Other" }).id == screen(form()).id)
    #expect(screen(form()).id.count == 16)
  }

  @Test("a view that appears, a disabled control, an identifier and filled fields make another state")
  func differences() {
    let base = screen(form()).id
    #expect(screen(form { $0.label.isHidden = true }).id != base)
    #expect(screen(form { $0.button.isEnabled = false }).id != base)
    #expect(screen(form { $0.button.accessibilityIdentifier = "go" }).id != base)
    #expect(screen(form { $0.mail.text = "a" }).id == base)
    #expect(
      screen(
        form {
          $0.mail.text = "a"
          $0.password.text = "b"
        }
      ).id != base)
  }

  @Test("the same screen on tabs and in a stack is another state, with its containers")
  func containers() {
    let alone = screen(form())
    let stacked = screen(UINavigationController(rootViewController: form()))
    #expect(alone.id != stacked.id)
    #expect(stacked.controllers == ["UINavigationController", "FormScreen"])
    #expect(stacked.controller == "FormScreen")
  }

  @Test("an alert is its buttons, whatever it says; a sheet is a state without what lies below")
  func alerts() throws {
    func alert(_ title: String, _ buttons: [String]) -> ExploredScreen {
      let host = ViewHost()
      let controller = form()
      host.show(controller)
      let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
      for button in buttons { alert.addAction(UIAlertAction(title: button, style: .default)) }
      controller.present(alert, animated: false)
      return ExploredStage(host, plan: ExplorationPlan()).screen
    }
    let first = alert("Order 12?", ["Yes", "No"])
    #expect(first.kind == .alert)
    #expect(first.title == "Order 12?")
    #expect(first.id == alert("Order 13?", ["Yes", "No"]).id)
    #expect(first.id != alert("Order 12?", ["OK"]).id)
    #expect(first.actions.map(\.title) == ["tap Yes", "tap No"])

    func sheet(over base: UIViewController) -> ExploredScreen {
      let host = ViewHost()
      host.show(base)
      base.present(ListScreen(rows: 2), animated: false)
      return ExploredStage(host, plan: ExplorationPlan()).screen
    }
    #expect(sheet(over: form()).id == sheet(over: UIViewController()).id)
    #expect(sheet(over: form()).kind == .sheet)
    #expect(sheet(over: form()).actions.contains { $0.kind == .dismiss })
  }

  // MARK: - Actions

  @Test("a short section has an action for each row, a long one one for each kind of cell")
  func rows() {
    #expect(screen(ListScreen(rows: 3)).actions.count { $0.kind == .tap } == 3)
    #expect(screen(ListScreen(rows: 1000)).actions.count { $0.kind == .tap } == 1)
    let long = screen(ListScreen(rows: 1000)).actions
    #expect(long.map(\.kind) == [.tap, .swipe, .swipe, .longPress, .scroll])
    #expect(long[0].steps == ["tap Row 1"])
  }

  @Test("a form is filled in at once, by the traits of its fields and what is wanted")
  func filling() throws {
    var plan = ExplorationPlan()
    let usual = try #require(screen(form(), plan).actions.first { $0.kind == .fill }).steps
    #expect(
      usual == [
        "keyboard hardware", "tap E-mail", "type anna.meyer@example.com", "tap Password", "type Secret-2468",
      ])
    plan.filling = FieldFilling(wanted: [("mail", "me@example.org"), ("Password", "x"), ("password", "y")])
    let steps = try #require(screen(form(), plan).actions.first { $0.kind == .fill }).steps
    #expect(steps.contains("type me@example.org") && steps.contains("type y"))
    let half = screen(form { $0.mail.text = "a@b" }).actions.first { $0.kind == .fill }
    #expect(half?.title == "fill in Password")
    #expect(
      !screen(
        form {
          $0.mail.text = "a"
          $0.password.text = "b"
        }
      ).actions.contains { $0.kind == .fill })
  }

  @Test(
    "plausible values follow a field's content type, keyboard, and words",
    arguments: [
      ("numberPad", "42"), ("telephone", "2025550123"), ("City", "Berlin"), ("Zip code", "10115"),
      ("Website", "https://example.com"),
      ("Something", "Example"), ("First name", "Anna"),
    ])
  func values(kind: String, value: String) {
    let field = UITextField()
    switch kind {
    case "numberPad": field.keyboardType = .numberPad
    case "telephone": field.textContentType = .telephoneNumber
    default: field.placeholder = kind
    }
    #expect(FormField(view: field).value(FieldFilling()) == value)
  }

  @Test("a step names its view by identifier, by text, or by a point, whatever means one view")
  func names() throws {
    let host = ViewHost()
    let controller = UIViewController()
    for (index, title) in ["Same", "Same", "Other", "1,2"].enumerated() {
      let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: title) { _ in })
      button.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 200, height: 44)
      if index == 0 { button.accessibilityIdentifier = "first" }
      controller.view.addSubview(button)
    }
    host.show(controller)
    let steps = ExploredStage(host, plan: ExplorationPlan()).screen.actions.flatMap(\.steps)
    #expect(steps == ["tap #first", "tap 120,182", "tap Other", "tap 120,302"])
  }

  @Test("hidden, disabled and covered controls have no action")
  func unreachable() {
    let base = screen(form()).actions.count { $0.kind == .tap }
    #expect(screen(form { $0.button.isHidden = true }).actions.count { $0.kind == .tap } == base - 1)
    #expect(screen(form { $0.button.isEnabled = false }).actions.count { $0.kind == .tap } == base - 1)
    let covered = form {
      let cover = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      $0.view.addSubview(cover)
    }
    #expect(!screen(covered).actions.contains { $0.kind == .tap || $0.kind == .fill })
  }
}

/// Two fields, a label and a button.
final class FormScreen: UIViewController {
  let mail = UITextField()
  let password = UITextField()
  let label = UILabel()
  let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in })

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    mail.placeholder = "E-mail"
    mail.keyboardType = .emailAddress
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    label.text = "Hello"
    for (index, part) in [mail, password, label, button].enumerated() {
      part.frame = CGRect(x: 20, y: 120 + 60 * CGFloat(index), width: 300, height: 44)
      view.addSubview(part)
    }
  }
}

/// A table of one section.
final class ListScreen: UITableViewController {
  private let rows: Int

  init(rows: Int) {
    self.rows = rows
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(path.row + 1)"
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { false }

  override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    navigationController?.pushViewController(FormScreen(), animated: true)
  }
}
