@testable import ViewCodeLint

/// Mistakes in constraints and hierarchies, as people make them, between code that is right.
extension PlantedMistakes {
  static let layout: [PlantedMistakes] = [
    PlantedMistakes(
      "translated-mask",
      """
      class ProfileHeader: UIView {
        let avatar = UIImageView() // finding
        let name: UILabel = { // finding
          let label = UILabel()
          label.numberOfLines = 2
          return label
        }()
        lazy var follow = UIButton(type: .system) // finding

        override init(frame: CGRect) {
          super.init(frame: frame)
          setup()
        }

        required init?(coder: NSCoder) { nil }

        func setup() {
          self.addSubview(avatar)
          self.addSubview(name)
          self.addSubview(follow)
          avatar.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
          avatar.widthAnchor.constraint(equalToConstant: 40).isActive = true
          NSLayoutConstraint.activate([
            name.topAnchor.constraint(equalTo: avatar.bottomAnchor),
            name.centerXAnchor.constraint(equalTo: centerXAnchor),
          ])
          let c = follow.bottomAnchor.constraint(equalTo: bottomAnchor)
          c.isActive = true
        }
      }

      class LoginViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let spinner = UIActivityIndicatorView(style: .large) // finding
          view.addSubview(spinner)
          spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
          spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        }
      }
      """,
      nearMisses: [
        """
        class Header: UIView {
          let title = UILabel()
          let stack = UIStackView()

          func setup() {
            [title, stack].forEach {
              $0.translatesAutoresizingMaskIntoConstraints = false
              addSubview($0)
            }
            title.topAnchor.constraint(equalTo: topAnchor).isActive = true
            stack.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true
          }
        }
        """,
        """
        class Header: UIView {
          let title: UILabel = {
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            return label
          }()

          func setup() {
            addSubview(title)
            title.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
        }
        """,
        """
        class Header: UIView {
          let title = UILabel()
          let stack = UIStackView()

          func setup() {
            stack.translatesAutoresizingMaskIntoConstraints = false
            addSubview(stack)
            stack.addArrangedSubview(title)
            title.heightAnchor.constraint(equalToConstant: 20).isActive = true
            stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
        }
        """,
        """
        class Header: UIView {
          let title = UILabel()

          func setup() {
            title.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
            title.autoresizingMask = [.flexibleWidth]
            addSubview(title)
          }
        }
        """,
        """
        extension UIView {
          func addForLayout(_ view: UIView) {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
          }
        }

        class Header: UIView {
          let title = UILabel()

          func setup() {
            addForLayout(title)
            title.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
        }
        """,
        """
        class Header: UIView {
          let title = UILabel()

          func setup() {
            addSubview(title)
            title.snp.makeConstraints { make in make.edges.equalToSuperview() }
          }
        }
        """,
        """
        class Label: UILabel {
          override init(frame: CGRect) {
            super.init(frame: frame)
            translatesAutoresizingMaskIntoConstraints = false
          }

          required init?(coder: NSCoder) { nil }
        }

        class Header: UIView {
          let title = Label()

          func setup() {
            addSubview(title)
            title.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
        }
        """,
      ]),
    PlantedMistakes(
      "inactive-constraint",
      """
      class Card: UIView {
        let title = UILabel()

        func setup() {
          title.topAnchor.constraint(equalTo: topAnchor, constant: 8) // finding
          title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          let width = title.widthAnchor.constraint(equalToConstant: 100) // finding
          width.priority = .defaultHigh
          _ = title.heightAnchor.constraint(lessThanOrEqualToConstant: 50) // finding
          NSLayoutConstraint(item: title, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1, constant: 0) // finding
        }
      }
      """,
      nearMisses: [
        "func f() { let c = label.topAnchor.constraint(equalTo: topAnchor); c.priority = .required; c.isActive = true }",
        """
        func make() -> NSLayoutConstraint {
          label.topAnchor.constraint(equalTo: topAnchor)
        }
        """,
        """
        class Card: UIView {
          var height: NSLayoutConstraint?

          func setup() {
            height = heightAnchor.constraint(equalToConstant: 10)
            height?.isActive = true
          }
        }
        """,
        """
        func setup() {
          let all = [label.topAnchor.constraint(equalTo: topAnchor), label.leftAnchor.constraint(equalTo: leftAnchor)]
          NSLayoutConstraint.activate(all)
        }
        """,
        """
        func setup() {
          let top = label.topAnchor.constraint(equalTo: topAnchor)
          view.addConstraint(top)
        }
        """,
        """
        var all: [NSLayoutConstraint] {
          let top = label.topAnchor.constraint(equalTo: topAnchor)
          return [top]
        }
        """,
        """
        func setup() {
          var constraints: [NSLayoutConstraint] = []
          constraints.append(label.topAnchor.constraint(equalTo: topAnchor))
          constraints += [label.leadingAnchor.constraint(equalTo: leadingAnchor)]
          NSLayoutConstraint.activate(constraints)
        }
        """,
      ]),
    PlantedMistakes(
      "constraint-before-hierarchy",
      """
      class Card: UIView {
        let title = UILabel()
        let icon = UIImageView()

        func setup() {
          title.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: topAnchor), // finding
            title.heightAnchor.constraint(equalToConstant: 10),
          ])
          addSubview(title)
          icon.leadingAnchor.constraint(equalTo: title.trailingAnchor).isActive = true // finding
          self.addSubview(icon)
        }
      }

      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let button = UIButton()
          button.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true // finding
          view.addSubview(button)
          let box = UIView()
          box.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true // finding
          view.insertSubview(box, at: 0)
        }
      }
      """,
      nearMisses: [
        """
        class Card: UIView {
          let title = UILabel()

          func setup() {
            title.heightAnchor.constraint(equalToConstant: 10).isActive = true
            addSubview(title)
          }
        }
        """,
        """
        class Card: UIView {
          let title = UILabel()

          func setup() {
            title.heightAnchor.constraint(equalTo: title.widthAnchor).isActive = true
            addSubview(title)
          }
        }
        """,
        """
        class Card: UIView {
          let title = UILabel()

          func setup() {
            addSubview(title)
            title.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
        }
        """,
        """
        class Card: UIView {
          let title = UILabel()

          func setup() {
            let top = title.topAnchor.constraint(equalTo: topAnchor)
            addSubview(title)
            top.isActive = true
          }
        }
        """,
        """
        class Card: UIView {
          let title = UILabel()

          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(title)
            setup()
          }

          required init?(coder: NSCoder) { nil }

          func setup() {
            title.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
        }
        """,
        """
        class Card: UIView {
          let title = UILabel()
          let box = UIView()

          func setup() {
            box.addSubview(title)
            title.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
            addSubview(box)
          }
        }
        """,
      ]),
    PlantedMistakes(
      "repeated-hierarchy",
      """
      class Card: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          let line = UIView()
          addSubview(line) // finding
        }
      }

      class Gradient: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          let gradient = CAGradientLayer()
          gradient.frame = bounds
          layer.addSublayer(gradient) // finding
        }
      }

      class Screen: UIViewController {
        let label = UILabel()

        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true // finding
        }
      }

      class List: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
          let label = UILabel()
          label.text = "Row"
          cell.contentView.addSubview(label) // finding
          return cell
        }
      }
      """,
      nearMisses: [
        """
        class Card: UIView {
          private var didSetUp = false

          override func layoutSubviews() {
            super.layoutSubviews()
            guard !didSetUp else { return }
            didSetUp = true
            addSubview(UIView())
          }
        }
        """,
        """
        class Card: UIView {
          let gradient = CAGradientLayer()

          override func layoutSubviews() {
            super.layoutSubviews()
            gradient.frame = bounds
          }
        }
        """,
        """
        class Card: UIView {
          var lines: [UIView] = []

          override func layoutSubviews() {
            super.layoutSubviews()
            lines.forEach { $0.removeFromSuperview() }
            lines = []
            let line = UIView()
            lines.append(line)
            addSubview(line)
          }
        }
        """,
        """
        class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel()
            view.addSubview(label)
            label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          }
        }
        """,
        """
        class Card: UIView {
          private var line: UIView?

          override func layoutSubviews() {
            super.layoutSubviews()
            if line == nil {
              let new = UIView()
              line = new
              addSubview(new)
            }
          }
        }
        """,
        """
        class Card: UIView {
          var height: NSLayoutConstraint!

          override func updateConstraints() {
            height.constant = 20
            super.updateConstraints()
          }
        }
        """,
      ]),
    PlantedMistakes(
      "early-frame",
      """
      class Screen: UIViewController {
        let box = UIView()

        override func viewDidLoad() {
          super.viewDidLoad()
          box.layer.cornerRadius = box.frame.height / 2 // finding
          let width = view.bounds.width - 32 // finding
          box.widthAnchor.constraint(equalToConstant: width).isActive = true
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: view.frame.size.width / 2, height: 100) // finding
        }
      }

      class Avatar: UIView {
        let image = UIImageView()

        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(image)
          image.layer.cornerRadius = image.bounds.width / 2 // finding
        }

        required init?(coder: NSCoder) { nil }
      }
      """,
      nearMisses: [
        """
        class Avatar: UIView {
          let image = UIImageView()

          override func layoutSubviews() {
            super.layoutSubviews()
            image.layer.cornerRadius = image.bounds.width / 2
          }
        }
        """,
        """
        class Screen: UIViewController {
          let box = UIView()

          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            box.layer.cornerRadius = box.frame.height / 2
          }
        }
        """,
        """
        class Screen: UIViewController {
          let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

          override func viewDidLoad() {
            super.viewDidLoad()
            box.layer.cornerRadius = box.frame.height / 2
          }
        }
        """,
        """
        class Screen: UIViewController {
          let box = UIView()

          override func viewDidLoad() {
            super.viewDidLoad()
            box.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            box.layer.cornerRadius = box.frame.height / 2
          }
        }
        """,
        """
        class Screen: UIViewController {
          @objc func tap() {
            let width = view.bounds.width
            print(width)
          }
        }
        """,
        """
        class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let image = UIImage(named: "a")!
            print(image.size.width, UIScreen.main.bounds.width)
          }
        }
        """,
      ]),
  ]
}
