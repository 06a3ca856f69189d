import UIKit

final class SignInController: FormController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orchard"
    let mail = field("E-mail")
    mail.keyboardType = .emailAddress
    let password = field("Password")
    password.isSecureTextEntry = true
    button("Sign in") { [unowned self] in
      guard mail.text?.contains("@") == true, password.text?.isEmpty == false else {
        return tell("Fill in both fields")
      }
      restart(with: ShopTabs())
    }
    button("Forgot password") { [unowned self] in
      navigationController?.pushViewController(ForgotPasswordController(), animated: true)
    }
    button("Create account") { [unowned self] in
      present(UINavigationController(rootViewController: RegisterNameController()), animated: true)
    }
  }
}

final class ForgotPasswordController: FormController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Forgot password"
    let mail = field("E-mail")
    mail.textContentType = .emailAddress
    button("Send") { [unowned self] in
      if mail.text?.isEmpty != false { return tell("Which e-mail?") }
      let alert = UIAlertController(title: "Sent", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Back to sign in", style: .default) { [unowned self] _ in
          navigationController?.popViewController(animated: true)
        })
      present(alert, animated: true)
    }
  }
}

final class RegisterNameController: FormController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Your name"
    let name = field("Full name")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
    let next = UIBarButtonItem(
      title: "Next",
      primaryAction: UIAction { [unowned self] _ in
        navigationController?.pushViewController(RegisterPlanController(), animated: true)
      })
    next.isEnabled = false
    navigationItem.rightBarButtonItem = next
    name.addAction(UIAction { [unowned name] _ in next.isEnabled = name.text?.isEmpty == false }, for: .editingChanged)
  }
}

final class RegisterPlanController: FormController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Your plan"
    stack.addArrangedSubview(UISegmentedControl(items: ["Weekly", "Monthly"]))
    button("Done") { [unowned self] in dismiss(animated: true) }
    button("Terms") { [unowned self] in
      navigationController?.pushViewController(TermsController(), animated: true)
    }
  }
}

final class TermsController: FormController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Terms"
    text("Fruit may differ from its picture.")
  }
}
