@testable import ViewCodeLint

/// Mistakes in the steps that build a view.
extension PlantedMistakes {
  private static let steps1 = """
    protocol ViewCodable {
      func addSubviews()
      func setupConstraints()
      func configure()
    }

    extension ViewCodable {
      func buildLayout() {
        addSubviews()
        setupConstraints()
        configure()
      }
    }

    """

  static let steps: [PlantedMistakes] = [
    PlantedMistakes(
      "outside-step",
      steps1 + "\n" + """
        class Card: UIView, ViewCodable {
          func addSubviews() {}
          func setupConstraints() {}
          func configure() {}
        }

        class Screen: UIViewController {
          let card = Card()

          override func viewDidLoad() {
            super.viewDidLoad()
            card.addSubviews() // finding
            card.setupConstraints() // finding
          }

          func show() {
            let other = Card()
            other.setupConstraints() // finding
            self.card.addSubviews() // finding
          }
        }
        """,
      nearMisses: [
        steps1 + """
          class Card: UIView, ViewCodable {
            override init(frame: CGRect) { super.init(frame: frame); buildLayout() }
            required init?(coder: NSCoder) { nil }
            func addSubviews() {}
            func setupConstraints() {}
            func configure() {}
          }
          """,
        steps1 + """
          class Card: UIView, ViewCodable {
            override init(frame: CGRect) { super.init(frame: frame); addSubviews(); setupConstraints() }
            required init?(coder: NSCoder) { nil }
            func addSubviews() {}
            func setupConstraints() {}
            func configure() {}
          }
          """,
        "class Card: UIView { func setupConstraints() {} }\nfunc f(_ card: Card) { card.setupConstraints() }",
        steps1 + "class Store { func addSubviews() {} }\nfunc f(_ store: Store) { store.addSubviews() }",
        steps1 + """
          class Base: UIView, ViewCodable {
            func addSubviews() {}
            func setupConstraints() {}
            func configure() {}
          }
          class Card: Base { override func addSubviews() { super.addSubviews() } }
          """,
        steps1 + """
          class Card: UIView, ViewCodable {
            func addSubviews() {}
            func setupConstraints() {}
            func configure() {}
            func reload() {}
          }
          func f(_ card: Card) { card.reload() }
          """,
      ]),
    PlantedMistakes(
      "step-order",
      steps1 + "\n" + """
        class Card: UIView, ViewCodable {
          let title = UILabel()

          init() {
            super.init(frame: .zero)
            setupConstraints() // finding
            addSubviews()
          }

          required init?(coder: NSCoder) { nil }

          func addSubviews() {
            addSubview(title)
            title.topAnchor.constraint(equalTo: topAnchor).isActive = true // finding
          }

          func setupConstraints() {
            addSubview(UIView()) // finding
          }

          func configure() {
            addSubview(UIImageView()) // finding
          }
        }
        """,
      nearMisses: [
        steps1 + """
          class Card: UIView, ViewCodable {
            func addSubviews() { addSubview(title) }
            func setupConstraints() { title.topAnchor.constraint(equalTo: topAnchor).isActive = true }
            func configure() { backgroundColor = .red }
          }
          """,
        "class Card: UIView { func setupConstraints() { addSubview(UIView()) } }",
        steps1 + "class Card: UIView { func add() { addSubview(UIView()) } }",
        steps1 + """
          class Card: UIView, ViewCodable {
            init() { super.init(frame: .zero); addSubviews(); setupConstraints() }
            required init?(coder: NSCoder) { nil }
            func addSubviews() {}
            func setupConstraints() {}
            func configure() {}
          }
          """,
        steps1 + """
          class Card: UIView, ViewCodable {
            func addSubviews() { stack.addArrangedSubview(title); addSubview(stack) }
            func setupConstraints() {}
            func configure() {}
          }
          """,
        steps1 + """
          class Card: UIView, ViewCodable {
            func addSubviews() {}
            func setupConstraints() { NSLayoutConstraint.activate([]) }
            func configure() { title.text = "A"; backgroundColor = .red }
          }
          """,
      ]),
    PlantedMistakes(
      "controller-layout",
      """
      class ProfileView: UIView {}

      class ProfileController: UIViewController {
        let profile = ProfileView()
        let button = UIButton()

        override func loadView() { self.view = profile }

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(button) // finding
          button.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: view.topAnchor), // finding
            button.leadingAnchor.constraint(equalTo: view.leadingAnchor), // finding
          ])
          button.heightAnchor.constraint(equalToConstant: 44).isActive = true // finding
        }
      }
      """,
      nearMisses: [
        """
        class Screen: UIViewController {
          override func viewDidLoad() { super.viewDidLoad(); view.addSubview(UIButton()) }
        }
        """,
        """
        class ProfileView: UIView {}
        class Screen: UIViewController {
          override func loadView() { view = ProfileView() }
          override func viewDidLoad() { super.viewDidLoad(); title = "A" }
        }
        """,
        """
        class Screen: UIViewController {
          override func loadView() { view = UIView() }
          override func viewDidLoad() { super.viewDidLoad(); view.addSubview(UIButton()) }
        }
        """,
        """
        class ProfileView: UIView {}
        class Screen: UIViewController {
          override func loadView() { view = ProfileView() }
          func embed(_ child: UIViewController) {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
          }
        }
        """,
        "class ProfileView: UIView { func f() { addSubview(UIButton()) } }",
        """
        class ProfileView: UIView {}
        class Screen: UIViewController {
          let profile = ProfileView()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(profile)
            profile.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          }
        }
        """,
      ]),
    PlantedMistakes(
      "trapping-coder",
      """
      class Card: UIView {
        required init?(coder: NSCoder) { // finding
          fatalError("init(coder:) has not been implemented")
        }
      }

      class Row: UITableViewCell {
        required init?(coder aDecoder: NSCoder) { // finding
          preconditionFailure()
        }
      }

      class Screen: UIViewController {
        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError() } // finding
      }

      class Badge: UILabel {
        required init?(coder: NSCoder) { // finding
          assertionFailure("unsupported")
          fatalError()
        }
      }
      """,
      nearMisses: [
        "class Card: UIView { required init?(coder: NSCoder) { super.init(coder: coder); setup() } }",
        "class Card: UIView { required init?(coder: NSCoder) { nil } }\nclass Unused: UIView {}",
        "class Unnamed: UIView { required init?(coder: NSCoder) { fatalError() } }",
        "class Plain: UIView { override init(frame: CGRect) { fatalError() } }",
        "class Box { init?(coder: NSCoder) { fatalError() } }",
        "class Cards: UIView { required init?(coder: NSCoder) { fatalError() } }",
      ],
      interfaces: [
        "Main.storyboard": """
        <document><view customClass="Card" id="a"/><tableViewCell customClass="Row" id="b"/>
        <viewController customClass="Screen" id="c"/><label customClass="Badge" id="d"/></document>
        """
      ]),
    PlantedMistakes(
      "anchor-chain",
      """
      import UIKit
      import ViewCode

      class Card: UIView {
        let title = UILabel()
        let icon = UIImageView()

        func setup() {
          addSubview(title)
          addSubview(icon)
          NSLayoutConstraint.activate([ // finding
            title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
          ])
          NSLayoutConstraint.activate([ // finding
            icon.topAnchor.constraint(equalTo: topAnchor),
            icon.leadingAnchor.constraint(equalTo: leadingAnchor),
            icon.trailingAnchor.constraint(equalTo: trailingAnchor),
            icon.bottomAnchor.constraint(equalTo: bottomAnchor),
          ])
        }
      }

      class Screen: UIViewController {
        let list = UITableView()

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(list)
          NSLayoutConstraint.activate([ // finding
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            list.topAnchor.constraint(equalTo: view.topAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          ])
          let box = UIView()
          view.addSubview(box)
          NSLayoutConstraint.activate([ // finding
            box.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
          ])
        }
      }
      """,
      nearMisses: [
        chain("import UIKit", insets: ["8", "8", "-8", "-8"]),
        chain("import ViewCode", insets: ["8", "16", "-8", "-8"]),
        chain("import ViewCode", insets: ["8", "8", "8", "8"]),
        chain("import ViewCode", insets: ["8", "8", "-8"]),
        chain("import ViewCode", insets: ["8", "8", "-8", "-8"], other: "header"),
        chain("import ViewCode", insets: ["8", "8", "-8", "-8"], relation: "greaterThanOrEqualTo"),
      ]),
  ]

  /// A list of constraints of a title's edges to another view.
  private static func chain(
    _ imports: String, insets: [String], other: String = "self", relation: String = "equalTo"
  ) -> String {
    let lines = zip(["topAnchor", "leadingAnchor", "trailingAnchor", "bottomAnchor"], insets).map { edge, inset in
      "      title.\(edge).constraint(\(relation): \(other).\(edge), constant: \(inset)),"
    }
    return """
      \(imports)

      class Card: UIView {
        let title = UILabel()
        let header = UIView()

        func setup() {
          addSubview(title)
          NSLayoutConstraint.activate([
      \(lines.joined(separator: "\n"))
          ])
        }
      }
      """
  }
}
