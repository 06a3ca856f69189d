import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: SignInController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

extension UIViewController {
  /// Replaces what the window shows.
  func restart(with controller: UIViewController) { view.window?.rootViewController = controller }

  func tell(_ title: String, then next: @escaping () -> Void = {}) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in next() })
    present(alert, animated: true)
  }
}

/// A column of views below the bars.
class FormController: UIViewController {
  let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  @discardableResult
  func field(_ placeholder: String) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    stack.addArrangedSubview(field)
    return field
  }

  func button(_ title: String, _ action: @escaping () -> Void) {
    stack.addArrangedSubview(
      UIButton(configuration: .filled(), primaryAction: UIAction(title: title) { _ in action() }))
  }

  func text(_ text: String) {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    stack.addArrangedSubview(label)
  }
}
