@testable import ViewCodeLint

/// Mistakes about the device, its settings and the system.
extension PlantedMistakes {
  static let device: [PlantedMistakes] = [
    PlantedMistakes(
      "scene-life-cycle",
      """
      import UIKit

      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate { // finding
        var window: UIWindow?

        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.makeKeyAndVisible()
          return true
        }
      }
      """,
      nearMisses: [
        """
        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
            UISceneConfiguration(name: "Default", sessionRole: session.role)
          }
        }
        """,
        "@main struct ShopApp: App { var body: some Scene { WindowGroup { Text(\"Hi\") } } }",
        "class Delegate: NSObject, URLSessionDelegate {}",
        "@main struct Tool { static func main() {} }",
      ]),
    PlantedMistakes(
      "main-screen",
      """
      let half = UIScreen.main.bounds.width / 2 // finding

      class Card: UIView {
        func setup() {
          layer.rasterizationScale = UIScreen.main.scale // finding
          widthAnchor.constraint(equalToConstant: UIScreen.main.bounds.size.width - 32).isActive = true // finding
          let screen = UIScreen.main
          print(screen.bounds) // finding
        }
      }
      """,
      nearMisses: [
        "let window = UIWindow(frame: UIScreen.main.bounds)",
        "let width = view.window?.windowScene?.screen.bounds.width ?? 0",
        "let scale = traitCollection.displayScale",
        "struct Screen { static let main = Screen(); var bounds = CGRect.zero }\nlet width = Screen.main.bounds.width",
        "let size = view.bounds.size",
        "let queue = DispatchQueue.main",
        "let bundle = Bundle.main.bundleIdentifier",
      ]),
    PlantedMistakes(
      "device-branch",
      """
      class Screen: UIViewController {
        func setup() {
          let columns = UIDevice.current.userInterfaceIdiom == .pad ? 4 : 2 // finding
          if UIDevice.current.orientation.isLandscape { // finding
            height.constant = 100
          } else {
            height.constant = 200
          }
          if traitCollection.userInterfaceIdiom == .phone { // finding
            stack.spacing = 8
          }
          if UIDevice.current.orientation == .portrait { // finding
            stack.spacing = 4
          }
          print(columns)
        }
      }
      """,
      nearMisses: [
        "if traitCollection.horizontalSizeClass == .regular { stack.spacing = 8 }",
        "if view.bounds.width > view.bounds.height { stack.axis = .horizontal }",
        """
        class Screen: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
          }
        }
        """,
        "if UIDevice.current.userInterfaceIdiom == .pad { alert.popoverPresentationController?.sourceView = view }",
        "if UIDevice.current.batteryState == .charging { stack.spacing = 8 }",
        "if stack.axis == .vertical { stack.spacing = 8 }",
      ]),
    PlantedMistakes(
      "left-right",
      """
      class Card: UIView {
        let title = UILabel()
        let icon = UIImageView()

        func setup() {
          title.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 8).isActive = true // finding
          NSLayoutConstraint.activate([
            icon.leftAnchor.constraint(equalTo: leftAnchor, constant: 16), // finding
            title.rightAnchor.constraint(lessThanOrEqualTo: rightAnchor, constant: -8), // finding
          ])
          title.textAlignment = .left // finding
        }
      }
      """,
      nearMisses: [
        "title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8).isActive = true",
        "title.textAlignment = .natural",
        "title.textAlignment = .center",
        "let edge = UIRectEdge.left",
        "let insets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)",
        """
        func setup() {
          NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: view.leftAnchor),
            box.rightAnchor.constraint(equalTo: view.rightAnchor),
          ])
        }
        """,
        """
        func attach(_ edge: Edge) {
          switch edge {
          case .left: menu.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 8).isActive = true
          case .right: menu.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -4).isActive = true
          }
        }
        """,
      ]),
    PlantedMistakes(
      "bar-geometry",
      """
      private let kNavigationBarHeight: CGFloat = 64 // finding
      struct Layout {
        static let tabBarHeight: CGFloat = 49 // finding
        static let statusBarHeight = 20.0 // finding
      }

      func top() -> CGFloat {
        UIApplication.shared.statusBarFrame.size.height + 8 // finding
      }
      """,
      nearMisses: [
        "let buttonHeight: CGFloat = 44",
        "let top = view.safeAreaInsets.top",
        "let height = navigationController?.navigationBar.frame.height ?? 0",
        "let tabBarHeight = tabBarController?.tabBar.frame.height ?? 0",
        "let progressBarHeight: CGFloat = 20",
        "box.heightAnchor.constraint(equalToConstant: 49).isActive = true",
      ]),
    PlantedMistakes(
      "hidden-glass",
      """
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let appearance = UINavigationBarAppearance()
          appearance.configureWithOpaqueBackground() // finding
          appearance.backgroundColor = .red // finding
          navigationItem.standardAppearance = appearance
          navigationController?.navigationBar.barTintColor = .white // finding
          navigationController?.navigationBar.setBackgroundImage(UIImage(), for: .default) // finding
          tabBarController?.tabBar.backgroundColor = .black // finding
        }
      }
      """,
      nearMisses: [
        "let appearance = UINavigationBarAppearance(); appearance.configureWithTransparentBackground()",
        "let appearance = UINavigationBarAppearance(); appearance.configureWithDefaultBackground()",
        "navigationController?.navigationBar.tintColor = .red",
        "navigationController?.navigationBar.prefersLargeTitles = true",
        "view.backgroundColor = .red",
        "let button = UIButton(); button.setBackgroundImage(image, for: .normal)",
        "progressBar.backgroundColor = .red",
      ]),
    PlantedMistakes(
      "fixed-font",
      """
      class Card: UIView {
        let title: UILabel = {
          let label = UILabel()
          label.font = UIFont.systemFont(ofSize: 17, weight: .semibold) // finding
          return label
        }()
        let field = UITextField()
        let button = UIButton()

        func setup() {
          field.font = .boldSystemFont(ofSize: 14) // finding
          button.titleLabel?.font = UIFont(name: "Avenir", size: 20) // finding
          title.font = .italicSystemFont(ofSize: 12) // finding
        }
      }
      """,
      nearMisses: [
        "func f(_ label: UILabel) { label.font = .preferredFont(forTextStyle: .body) }",
        "func f(_ label: UILabel) { label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)) }",
        """
        func f(_ label: UILabel) {
          label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont(name: "Avenir", size: 20)!)
        }
        """,
        "func f(_ label: UILabel) { label.font = Theme.body }",
        "func f(_ image: UIImageView) { image.preferredSymbolConfiguration = .init(font: .systemFont(ofSize: 17)) }",
        "let width = (text as NSString).size(withAttributes: [.font: measuringFont]).width",
      ]),
    PlantedMistakes(
      "fixed-color",
      """
      class Screen: UIViewController {
        let label = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white // finding
          view.addSubview(label)
        }
      }

      class Row: UITableViewCell {
        func setup() {
          contentView.backgroundColor = UIColor.white // finding
          backgroundColor = .white // finding
        }
      }

      class Other: UIViewController {
        override func loadView() {
          view = UIView()
          view.backgroundColor = UIColor.white // finding
        }
      }
      """,
      nearMisses: [
        "class S: UIViewController { func f() { view.backgroundColor = .systemBackground } }",
        "class S: UIViewController { func f() { view.backgroundColor = UIColor(named: \"Background\") } }",
        "class S: UIViewController { func f() { view.backgroundColor = .clear } }",
        "class S: UIViewController { func f() { overrideUserInterfaceStyle = .light; view.backgroundColor = .white } }",
        "class S: UIViewController { func f() { view.backgroundColor = UIColor { $0.isDark ? .black : .white } } }",
        "class S: UIViewController { let dot = UIView(); func f() { dot.backgroundColor = .systemRed } }",
      ]),
    PlantedMistakes(
      "unlocalized-text",
      """
      class Screen: UIViewController {
        let label = UILabel()
        let buy = UIButton(type: .system)
        let search = UISearchBar()

        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Settings" // finding
          label.text = "Welcome back" // finding
          buy.setTitle("Buy", for: .normal) // finding
          search.placeholder = "Search" // finding
          let alert = UIAlertController(title: "Error", message: "Try again", preferredStyle: .alert) // finding
          present(alert, animated: true)
        }
      }
      """,
      nearMisses: [
        "func f(_ label: UILabel) { label.text = String(localized: \"Welcome\") }",
        "func f(_ label: UILabel) { label.text = L10n.welcome }",
        "func f(_ label: UILabel) { label.text = \"•\" }",
        "func f(_ label: UILabel) { label.accessibilityIdentifier = \"Welcome Label\" }",
        "func f(_ image: UIImageView) { image.image = UIImage(named: \"Welcome\") }",
        "func f() { print(\"Welcome back\"); fatalError(\"Not possible\") }",
        "func f(_ label: UILabel) { label.text = \"\\(count)\" }",
      ], target: .init(name: "Shop", hasTranslations: true)),
    PlantedMistakes(
      "deprecated-name",
      """
      class Screen: UIViewController {
        let button = UIButton()

        override func viewDidLoad() {
          super.viewDidLoad()
          button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4) // finding
          let window = UIApplication.shared.windows.first { $0.isKeyWindow } // finding
          let spinner = UIActivityIndicatorView(style: .gray) // finding
          UIGraphicsBeginImageContext(view.bounds.size) // finding
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { // finding
          super.traitCollectionDidChange(previousTraitCollection)
        }
      }
      """,
      nearMisses: [
        "let window = view.window",
        "let windows = NSApplication.shared.windows",
        "func f(_ layout: Layout) { layout.contentEdgeInsets = .zero }",
        "let spinner = UIActivityIndicatorView(style: .medium)",
        "let renderer = UIGraphicsImageRenderer(size: size)",
        "class Scene { var windows: [UIWindow] = [] }\nfunc f(_ scene: Scene) { print(scene.windows) }",
      ], target: .init(name: "Shop", deploymentTarget: "17.0")),
  ]
}
