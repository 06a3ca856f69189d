import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = WelcomeController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// A title and buttons.
class PlainController: UIViewController {
  let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  func button(_ title: String, _ action: @escaping () -> Void) {
    stack.addArrangedSubview(
      UIButton(configuration: .tinted(), primaryAction: UIAction(title: title) { _ in action() }))
  }

  func push(_ controller: UIViewController) { navigationController?.pushViewController(controller, animated: true) }
}

// MARK: - Welcome

/// Pages that a person swipes through.
final class WelcomeController: UIPageViewController, UIPageViewControllerDataSource {
  private lazy var pages: [UIViewController] = [FirstPage(), SecondPage(), LastPage()]

  init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController)
    -> UIViewController?
  {
    let index = self.pages.firstIndex(of: page) ?? 0
    return index > 0 ? self.pages[index - 1] : nil
  }

  func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController)
    -> UIViewController?
  {
    let index = self.pages.firstIndex(of: page) ?? 0
    return index + 1 < self.pages.count ? self.pages[index + 1] : nil
  }

  func next() {
    guard let index = pages.firstIndex(of: viewControllers![0]), index + 1 < pages.count else { return }
    setViewControllers([pages[index + 1]], direction: .forward, animated: true)
  }
}

final class FirstPage: PlainController {
  override func viewDidLoad() {
    super.viewDidLoad()
    button("Next") { [unowned self] in (parent as? WelcomeController)?.next() }
    button("Skip") { [unowned self] in
      view.window?.rootViewController = UINavigationController(rootViewController: ParcelsController())
    }
  }
}

final class SecondPage: PlainController {
  override func viewDidLoad() {
    super.viewDidLoad()
    button("Next") { [unowned self] in (parent as? WelcomeController)?.next() }
  }
}

final class LastPage: PlainController {
  override func viewDidLoad() {
    super.viewDidLoad()
    button("Start") { [unowned self] in
      view.window?.rootViewController = UINavigationController(rootViewController: ParcelsController())
    }
  }
}

// MARK: - Parcels

final class ParcelCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    contentView.backgroundColor = .secondarySystemBackground
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}

final class ParcelsController: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 160, height: 120)
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Parcels"
    collectionView.register(ParcelCell.self, forCellWithReuseIdentifier: "parcel")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [unowned self] _ in
        present(UINavigationController(rootViewController: SenderController()), animated: true)
      })
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "More",
      menu: UIMenu(children: [
        UIAction(title: "Help") { [unowned self] _ in
          navigationController?.pushViewController(HelpController(), animated: true)
        },
        UIAction(title: "Archive") { [unowned self] _ in
          navigationController?.pushViewController(ArchiveController(), animated: true)
        },
      ]))
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "parcel", for: path) as! ParcelCell
    cell.label.text = "Parcel \(path.item + 1)"
    return cell
  }

  override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    navigationController?.pushViewController(ParcelController(), animated: true)
  }

  override func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [
        UIAction(title: "Share") { [unowned self] _ in
          let sheet = UIAlertController(title: "Share with", message: nil, preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: "A neighbor", style: .default))
          sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          present(sheet, animated: true)
        }
      ])
    })
  }
}

/// Its last button lies below the screen.
final class ParcelController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Parcel"
    view.backgroundColor = .systemBackground
    let scroll = UIScrollView(frame: view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 0, height: 1600)
    view.addSubview(scroll)
    let track = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Track") { [unowned self] _ in
        navigationController?.pushViewController(TrackController(), animated: true)
      })
    track.frame = CGRect(x: 20, y: 40, width: 200, height: 50)
    let report = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Report a loss") { [unowned self] _ in
        present(UINavigationController(rootViewController: LossController()), animated: true)
      })
    report.frame = CGRect(x: 20, y: 1500, width: 200, height: 50)
    scroll.addSubview(track)
    scroll.addSubview(report)
  }
}

final class TrackController: PlainController {
  private let overlay = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "On its way"
    overlay.text = "Here"
    overlay.isHidden = true
    stack.addArrangedSubview(UIStepper())
    stack.addArrangedSubview(overlay)
    let map = UIView()
    map.backgroundColor = .systemGreen
    map.heightAnchor.constraint(equalToConstant: 200).isActive = true
    let tap = UITapGestureRecognizer(target: self, action: #selector(toggle))
    tap.numberOfTapsRequired = 2
    map.addGestureRecognizer(tap)
    stack.addArrangedSubview(map)
  }

  @objc private func toggle() { overlay.isHidden.toggle() }
}

final class LossController: PlainController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Report a loss"
    let words = UITextView()
    words.accessibilityLabel = "What was in it"
    words.heightAnchor.constraint(equalToConstant: 100).isActive = true
    stack.addArrangedSubview(words)
    stack.addArrangedSubview(UISegmentedControl(items: ["Lost", "Broken"]))
    button("Submit") { [unowned self] in
      let alert = UIAlertController(
        title: words.text.isEmpty ? "Say what was in it" : "Thank you", message: nil, preferredStyle: .alert)
      let isDone = !words.text.isEmpty
      alert.addAction(
        UIAlertAction(title: isDone ? "Close" : "OK", style: .default) { [unowned self] _ in
          if isDone { dismiss(animated: true) }
        })
      present(alert, animated: true)
    }
  }
}

final class HelpController: PlainController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Help"
    button("Call us") { UIApplication.shared.open(URL(string: "tel:2025550100")!) }
  }
}

/// An empty list with a switch between two looks.
final class ArchiveController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Archive"
    navigationItem.rightBarButtonItem = editButtonItem
  }
}

// MARK: - Sending

final class SenderController: PlainController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sender"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
    let name = UITextField()
    name.placeholder = "Name"
    name.borderStyle = .roundedRect
    stack.addArrangedSubview(name)
    button("Next") { [unowned self] in
      if name.text?.isEmpty == false { push(SizeController()) }
    }
  }
}

final class SizeController: PlainController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Size"
    for size in ["Small", "Large"] {
      button(size) { [unowned self] in push(PayController()) }
    }
  }
}

final class PayController: PlainController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pay"
    button("Pay") { [unowned self] in
      let sheet = UIAlertController(title: "Pay with", message: nil, preferredStyle: .actionSheet)
      for way in ["Card", "Invoice"] {
        sheet.addAction(UIAlertAction(title: way, style: .default) { [unowned self] _ in push(SentController()) })
      }
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      present(sheet, animated: true)
    }
  }
}

final class SentController: PlainController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "On its way"
    navigationItem.hidesBackButton = true
    button("Done") { [unowned self] in dismiss(animated: true) }
  }
}
