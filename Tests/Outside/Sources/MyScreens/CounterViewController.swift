import UIKit

/// A controller in plain UIKit, as in an app.
public final class CounterViewController: UIViewController {
  public private(set) var count = 0
  private let label = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "0"
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Count") { [weak self] _ in self?.increase() })
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func increase() {
    count += 1
    label.text = "\(count)"
  }
}

#Preview {
  CounterViewController()
}
