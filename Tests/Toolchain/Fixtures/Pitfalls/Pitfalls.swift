import UIKit

// An app with a mistake on each of its screens, for the explorer to find.

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: MenuController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

class PitController: UIViewController {
  let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  func button(_ title: String, _ action: @escaping () -> Void) {
    stack.addArrangedSubview(UIButton(configuration: .gray(), primaryAction: UIAction(title: title) { _ in action() }))
  }

  func field(_ placeholder: String) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    stack.addArrangedSubview(field)
    return field
  }
}

final class MenuController: PitController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pitfalls"
    let screens: [(String, () -> UIViewController)] = [
      ("Order", { OrderController() }), ("Kept", { KeptController() }), ("Squeezed", { SqueezedController() }),
      ("Notes", { NotesController() }), ("Age", { AgeController() }), ("Initials", { InitialsController() }),
      ("Crash", { CrashController() }),
    ]
    for (title, make) in screens {
      button(title) { [unowned self] in navigationController?.pushViewController(make(), animated: true) }
    }
    button("Trap") { [unowned self] in
      let trap = TrapController()
      trap.modalPresentationStyle = .fullScreen
      present(trap, animated: true)
    }
  }
}

/// Two orders at once stop it.
final class OrderController: PitController {
  private var isOrdering = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Order"
    button("Order") { [unowned self] in
      precondition(!isOrdering, "ordered twice")
      isOrdering = true
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in self?.isOrdering = false }
    }
  }
}

/// A block keeps it for ever.
final class KeptController: PitController {
  private var onChange: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Kept"
    onChange = { self.title = "Changed" }
  }
}

final class SqueezedController: PitController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Squeezed"
    let box = UIView()
    box.backgroundColor = .systemRed
    stack.addArrangedSubview(box)
    box.heightAnchor.constraint(equalToConstant: 40).isActive = true
    box.heightAnchor.constraint(equalToConstant: 80).isActive = true
  }
}

/// Typed text is lost when the device is rotated.
final class NotesController: PitController {
  private lazy var note = field("Note")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    _ = note
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    note.text = ""
  }
}

/// It never comes back for a number below 0.
final class AgeController: PitController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Age"
    let age = field("Age")
    button("Count") {
      guard var rest = Int(age.text ?? "") else { return }
      while rest != 0, rest < 1000 { rest -= rest > 0 ? 1 : 0 }
    }
  }
}

/// It takes the first letters of two words.
final class InitialsController: PitController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Initials"
    let name = field("Full name")
    button("Show") { [unowned self] in
      let words = (name.text ?? "").split(separator: " ")
      if words.isEmpty { return }
      title = "\(words[0].first!)\(words[1].first!)"
    }
  }
}

final class CrashController: PitController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Crash"
    button("Open") {
      let none: [Int] = []
      print(none[3])
    }
  }
}

/// There is no way out.
final class TrapController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
  }
}
