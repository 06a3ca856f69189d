import UIKit

final class ProfileController: UITableViewController {
  private let rows = ["Settings", "Language", "About", "Sign out"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[path.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    switch path.row {
    case 0: navigationController?.pushViewController(SettingsController(), animated: true)
    case 1: navigationController?.pushViewController(LanguageController(), animated: true)
    case 2: navigationController?.pushViewController(AboutController(), animated: true)
    default:
      let alert = UIAlertController(title: "Sign out?", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Sign out", style: .destructive) { [unowned self] _ in
          restart(with: UINavigationController(rootViewController: SignInController()))
        })
      alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
      present(alert, animated: true)
    }
  }
}

final class SettingsController: FormController {
  private let detail = UISlider()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    let control = UISwitch()
    control.accessibilityLabel = "Notifications"
    stack.alignment = .leading
    stack.addArrangedSubview(control)
    stack.addArrangedSubview(detail)
    detail.isHidden = true
    control.addAction(
      UIAction { [unowned self, unowned control] _ in detail.isHidden = !control.isOn }, for: .valueChanged)
  }
}

final class LanguageController: FormController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Language"
    stack.addArrangedSubview(UISegmentedControl(items: ["English", "Deutsch"]))
  }
}

final class AboutController: FormController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
    button("Licenses") { [unowned self] in
      present(UINavigationController(rootViewController: LicensesController()), animated: true)
    }
  }
}

final class LicensesController: FormController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Licenses"
    text("None.")
  }
}
