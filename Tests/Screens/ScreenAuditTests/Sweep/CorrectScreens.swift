import UIKit

/// Screens without a mistake.
@MainActor
enum CorrectScreens {
  /// Returns a form of labels and fields in a scroll view, which follows text sizes.
  static func form() -> UIViewController {
    PlantedDefects.Screen { view in
      let scrollView = UIScrollView()
      scrollView.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(scrollView)
      let stack = UIStackView()
      stack.axis = .vertical
      stack.spacing = 16
      stack.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(stack)
      for name in ["Name", "Street and number", "Telephone"] {
        let label = PlantedDefects.label(name, name, in: view)
        label.numberOfLines = 0
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.accessibilityLabel = name
        field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        stack.addArrangedSubview(label)
        stack.addArrangedSubview(field)
      }
      NSLayoutConstraint.activate([
        scrollView.topAnchor.constraint(equalTo: view.topAnchor),
        scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
        stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
        stack.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -16),
      ])
    }
  }

  /// Returns a list with self-sizing rows.
  static func list() -> UIViewController {
    final class List: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Countries"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Country \(indexPath.row + 1)"
        content.secondaryText = "Capital and inhabitants"
        cell.contentConfiguration = content
        return cell
      }
    }
    return UINavigationController(rootViewController: List())
  }

  /// Returns two columns or one, depending on the size class.
  static func adaptive() -> UIViewController {
    final class Adaptive: UIViewController {
      private let stack = UIStackView()

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        stack.spacing = 20
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        for (index, color) in [UIColor.red, .green].enumerated() {
          let box = UIView()
          box.backgroundColor = color
          box.accessibilityIdentifier = "box\(index)"
          stack.addArrangedSubview(box)
        }
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
          stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        ])
      }

      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        stack.axis = view.bounds.width > 600 ? .horizontal : .vertical
      }
    }
    return Adaptive()
  }

  /// Returns tabs, each with a navigation bar, and wrapping text.
  static func tabs() -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Home", "Settings"].map { title in
      let screen = PlantedDefects.Screen { view in
        let text = PlantedDefects.label("Text that is longer than one line of a phone has room for", "text", in: view)
        text.numberOfLines = 0
        NSLayoutConstraint.activate([
          text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
          text.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
          text.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        ])
      }
      screen.title = title
      let navigation = UINavigationController(rootViewController: screen)
      navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "house"), tag: 0)
      return navigation
    }
    return tabs
  }

  /// Returns a grid with flowing items, and a button above it.
  static func grid() -> UIViewController {
    final class Grid: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        grid.dataSource = self
        grid.delegate = self
        grid.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(grid)
        NSLayoutConstraint.activate([
          grid.topAnchor.constraint(equalTo: view.topAnchor), grid.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          grid.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          grid.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      }

      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        (view.subviews.first as? UICollectionView)?.collectionViewLayout.invalidateLayout()
      }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.backgroundColor = .gray
        return cell
      }

      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 90, height: 90) }
    }
    return Grid()
  }

  /// Returns the beginnings of messages with two lines each.
  static func messages() -> UIViewController {
    PlantedDefects.Screen { view in
      let text = PlantedDefects.label(String(repeating: "A long message. ", count: 60), "preview", in: view)
      text.numberOfLines = 2
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        text.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        text.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      ])
    }
  }

  /// Returns a split view.
  static func split() -> UIViewController {
    let split = UISplitViewController(style: .doubleColumn)
    let list = UITableViewController()
    list.title = "List"
    split.setViewController(list, for: .primary)
    let detail = PlantedDefects.Screen { view in
      let text = PlantedDefects.label("Nothing chosen", "empty", in: view)
      text.numberOfLines = 0
      text.textAlignment = .center
      NSLayoutConstraint.activate([
        text.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        text.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        text.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      ])
    }
    split.setViewController(detail, for: .secondary)
    return split
  }
}
