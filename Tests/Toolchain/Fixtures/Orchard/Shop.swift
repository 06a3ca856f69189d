import UIKit

final class ShopTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let roots: [(UIViewController, String, String)] = [
      (FruitsController(), "Fruits", "leaf"), (BasketController(), "Basket", "cart"),
      (ProfileController(), "Profile", "person"),
    ]
    viewControllers = roots.enumerated().map { index, root in
      let navigation = UINavigationController(rootViewController: root.0)
      navigation.tabBarItem = UITabBarItem(title: root.1, image: UIImage(systemName: root.2), tag: index)
      return navigation
    }
  }
}

/// A list of a thousand rows, which is one screen.
final class FruitsController: UITableViewController {
  static var basket: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruits"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort",
      menu: UIMenu(children: ["By name", "By price"].map { UIAction(title: $0) { _ in } }))
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: path)
    cell.textLabel?.text = "Fruit \(path.row + 1)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    navigationController?.pushViewController(FruitController(number: path.row), animated: true)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Add") { _, _, done in
        FruitsController.basket.append(path.row)
        done(true)
      }
    ])
  }
}

final class FruitController: FormController {
  private let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruit \(number + 1)"
    button("Add to basket") { [unowned self] in
      let sheet = UIAlertController(title: "How many?", message: nil, preferredStyle: .actionSheet)
      for count in [1, 2] {
        sheet.addAction(
          UIAlertAction(title: "\(count)", style: .default) { [number] _ in
            for _ in 0..<count { FruitsController.basket.append(number) }
          })
      }
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      present(sheet, animated: true)
    }
    button("Look closely") { [unowned self] in
      let zoom = ZoomController()
      zoom.modalPresentationStyle = .fullScreen
      present(zoom, animated: true)
    }
    button("Write a review") { [unowned self] in
      present(UINavigationController(rootViewController: ReviewController()), animated: true)
    }
  }
}

final class ZoomController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  @objc private func close() { dismiss(animated: true) }
}

final class ReviewController: FormController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Review"
    isModalInPresentation = true
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
    let words = UITextView()
    words.heightAnchor.constraint(equalToConstant: 120).isActive = true
    words.accessibilityLabel = "Words"
    stack.addArrangedSubview(words)
    button("Publish") { [unowned self] in
      if words.text.isEmpty { return tell("Write something first") }
      dismiss(animated: true)
    }
  }
}

final class BasketController: FormController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Basket"
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    if FruitsController.basket.isEmpty { return text("Nothing yet") }
    for number in FruitsController.basket { text("Fruit \(number + 1)") }
    button("Check out") { [unowned self] in
      navigationController?.pushViewController(CheckoutController(), animated: true)
    }
  }
}

final class CheckoutController: FormController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Check out"
    let street = field("Street")
    let code = field("Postal code")
    code.keyboardType = .numberPad
    button("Order") { [unowned self] in
      if street.text?.isEmpty != false || code.text?.isEmpty != false { return tell("Where to?") }
      let alert = UIAlertController(title: "Order now?", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Order", style: .default) { [unowned self] _ in
          FruitsController.basket = []
          navigationController?.setViewControllers([ReceiptController()], animated: true)
        })
      alert.addAction(UIAlertAction(title: "Not yet", style: .cancel))
      present(alert, animated: true)
    }
  }
}

final class ReceiptController: FormController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Thank you"
    button("Shop on") { [unowned self] in
      navigationController?.setViewControllers([BasketController()], animated: false)
    }
  }
}
