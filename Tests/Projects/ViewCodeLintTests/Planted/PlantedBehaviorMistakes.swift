@testable import ViewCodeLint

/// Mistakes in overridden methods, cells and threads.
extension PlantedMistakes {
  static let behavior: [PlantedMistakes] = [
    PlantedMistakes(
      "missing-super",
      """
      class Screen: UIViewController {
        override func viewWillAppear(_ animated: Bool) { // finding
          navigationController?.setNavigationBarHidden(true, animated: animated)
        }

        override func viewDidLayoutSubviews() { print(1) }
      }

      class Row: UITableViewCell {
        override func prepareForReuse() { // finding
          textLabel?.text = nil
        }

        override func setSelected(_ selected: Bool, animated: Bool) { // finding
          accessoryType = selected ? .checkmark : .none
        }
      }

      class Card: UIView {
        override func layoutSubviews() { // finding
          title.frame = bounds
        }

        override func updateConstraints() { // finding
          height.constant = 3
        }
      }
      """,
      nearMisses: [
        "class Screen: UIViewController { override func viewDidLoad() { super.viewDidLoad(); setup() } }",
        "class Screen: UIViewController { override func loadView() { view = UIView() } }",
        "class Row: UITableViewCell { override func prepareForReuse() { defer { super.prepareForReuse() }; reset() } }",
        "class Model { func viewDidLoad() {} }",
        "class Card: UIView { override func draw(_ rect: CGRect) { UIColor.red.setFill() } }",
        "class Base { func layoutSubviews() {} }\nclass Derived: Base { override func layoutSubviews() {} }",
        "class Card: UIView { override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { true } }",
      ]),
    PlantedMistakes(
      "unused-view",
      """
      class Screen: UIViewController {
        private let header = UILabel() // finding
        private let footer: UIView = { // finding
          let view = UIView()
          view.backgroundColor = .red
          return view
        }()

        override func viewDidLoad() {
          super.viewDidLoad()
          header.text = "Hi"
          header.font = .preferredFont(forTextStyle: .body)
          let badge = UIImageView(image: nil) // finding
          badge.contentMode = .center
          badge.layer.cornerRadius = 4
          let button = UIButton(type: .system) // finding
          button.setTitle("OK", for: .normal)
          button.addTarget(self, action: #selector(tap), for: .touchUpInside)
        }
      }
      """,
      nearMisses: [
        """
        class Screen: UIViewController {
          private let header = UILabel()
          private let stack = UIStackView()

          override func viewDidLoad() {
            super.viewDidLoad()
            header.text = "Hi"
            stack.addArrangedSubview(header)
            view.addSubview(stack)
          }
        }
        """,
        """
        class Screen: UIViewController {
          private lazy var stack = UIStackView(arrangedSubviews: [header])
          private let header = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            header.text = "Hi"
            view.addSubview(stack)
          }
        }
        """,
        """
        class Screen: UITableViewController {
          private let header = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            header.text = "Hi"
            tableView.tableHeaderView = header
          }
        }
        """,
        """
        class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton()
            button.setTitle("OK", for: .normal)
            navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
          }
        }
        """,
        """
        class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let title = UILabel()
            title.text = "A"
            let views = [title, UIView()]
            views.forEach(view.addSubview)
          }
        }
        """,
        """
        class Screen: UIViewController {
          private let field = UITextField()

          override func viewDidLoad() {
            super.viewDidLoad()
            field.placeholder = "A"
            add(field, to: view)
          }
        }
        """,
      ]),
    PlantedMistakes(
      "stale-cell-state",
      """
      class MessageCell: UITableViewCell {
        let unread = UIView()
        let sender = UILabel()

        func configure(with message: Message) {
          sender.text = message.sender
          if message.isRead {
            unread.isHidden = true // finding
          }
          if message.isSpam {
            contentView.alpha = 0.3 // finding
            sender.textColor = .systemRed // finding
          }
        }
      }

      class Messages: UIViewController, UICollectionViewDataSource {
        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
          if indexPath.item == 0 {
            cell.backgroundColor = .red // finding
          }
          return cell
        }
      }
      """,
      nearMisses: [
        "class C: UITableViewCell { func configure(_ m: M) { dot.isHidden = m.isRead } }",
        """
        class C: UITableViewCell {
          func configure(_ m: M) {
            if m.isRead { dot.isHidden = true } else { dot.isHidden = false }
          }
        }
        """,
        """
        class C: UITableViewCell {
          func configure(_ m: M) {
            dot.isHidden = false
            if m.isRead { dot.isHidden = true }
          }
        }
        """,
        """
        class C: UICollectionViewCell {
          override func prepareForReuse() {
            super.prepareForReuse()
            dot.isHidden = false
          }

          func configure(_ m: M) {
            if m.isRead { dot.isHidden = true }
          }
        }
        """,
        """
        class Header: UIView {
          func configure(_ m: M) {
            if m.isRead { dot.isHidden = true }
          }
        }
        """,
        """
        class C: UITableViewCell {
          override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            if isCompact { dot.isHidden = true }
          }

          required init?(coder: NSCoder) { nil }
        }
        """,
        """
        class C: UITableViewCell {
          func configure(_ m: M) {
            cellStyle.text = m.text
            switch m.kind {
            case .a: dot.isHidden = true
            case .b: dot.isHidden = false
            }
          }
        }
        """,
      ]),
    PlantedMistakes(
      "unregistered-cell",
      """
      class RowCell: UITableViewCell {}
      class OtherCell: UITableViewCell { static let id = "other" }
      class TileCell: UICollectionViewCell {}

      class List: UIViewController, UITableViewDataSource {
        let table = UITableView()
        let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

        override func viewDidLoad() {
          super.viewDidLoad()
          table.register(RowCell.self, forCellReuseIdentifier: "row")
          grid.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          if indexPath.row == 0 { return tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath) } // finding
          if indexPath.row == 1 {
            return tableView.dequeueReusableCell(withIdentifier: OtherCell.id, for: indexPath) // finding
          }
          return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! OtherCell // finding
        }

        func collectionView(_ grid: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          grid.dequeueReusableCell(withReuseIdentifier: "tiles", for: indexPath) // finding
        }
      }
      """,
      nearMisses: [
        """
        class RowCell: UITableViewCell {}
        func f(_ t: UITableView, _ p: IndexPath) -> UITableViewCell {
          t.register(RowCell.self, forCellReuseIdentifier: "row")
          return t.dequeueReusableCell(withIdentifier: "row", for: p) as! RowCell
        }
        """,
        """
        class RowCell: UITableViewCell { static let id = "row" }
        func f(_ t: UITableView, _ p: IndexPath) -> UITableViewCell {
          t.register(RowCell.self, forCellReuseIdentifier: RowCell.id)
          return t.dequeueReusableCell(withIdentifier: RowCell.id, for: p) as! RowCell
        }
        """,
        """
        func f(_ t: UITableView) -> UITableViewCell {
          t.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        }
        """,
        """
        class RowCell: UITableViewCell {}
        func f(_ t: UITableView, _ p: IndexPath) -> UITableViewCell {
          t.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "row")
          return t.dequeueReusableCell(withIdentifier: "row", for: p) as! RowCell
        }
        """,
        """
        class BaseCell: UITableViewCell {}
        class RowCell: BaseCell {}
        func f(_ t: UITableView, _ p: IndexPath) -> UITableViewCell {
          t.register(RowCell.self, forCellReuseIdentifier: "row")
          return t.dequeueReusableCell(withIdentifier: "row", for: p) as! BaseCell
        }
        """,
        """
        func add(_ t: UITableView, _ type: UITableViewCell.Type) {
          t.register(type, forCellReuseIdentifier: String(describing: type))
        }
        func f(_ t: UITableView, _ p: IndexPath) -> UITableViewCell {
          t.dequeueReusableCell(withIdentifier: "RowCell", for: p)
        }
        """,
      ]),
    PlantedMistakes(
      "main-thread",
      """
      class Screen: UIViewController {
        let label = UILabel()
        let image = UIImageView()
        let table = UITableView()

        func load() {
          DispatchQueue.global(qos: .background).async {
            let text = self.read()
            self.label.text = text // finding
          }
          DispatchQueue.global().async { [weak self] in
            guard let self else { return }
            self.table.reloadData() // finding
          }
          URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in
            guard let data else { return }
            self?.image.image = UIImage(data: data) // finding
          }.resume()
          DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
            self.view.backgroundColor = .red // finding
          }
        }

        func wait() {
          DispatchQueue.main.sync { label.text = "" } // finding
        }
      }
      """,
      nearMisses: [
        "class S: UIViewController { func f() { DispatchQueue.main.async { self.label.text = \"a\" } } }",
        """
        class S: UIViewController {
          let label = UILabel()
          func f() {
            DispatchQueue.global().async {
              let text = self.read()
              DispatchQueue.main.async { self.label.text = text }
            }
          }
        }
        """,
        """
        class S: UIViewController {
          let label = UILabel()
          func f() {
            URLSession.shared.dataTask(with: url) { data, _, _ in
              Task { @MainActor in self.label.text = "a" }
            }.resume()
          }
        }
        """,
        """
        class Model {
          func f() { DispatchQueue.global().async { DispatchQueue.main.sync { self.done() } } }
        }
        """,
        """
        class S: UIViewController {
          var items: [Int] = []
          func f() { DispatchQueue.global().async { self.items = [1] } }
        }
        """,
        """
        class S: UIViewController {
          let label = UILabel()
          func f() {
            URLSession.shared.dataTask(with: url) { data, _, _ in
              OperationQueue.main.addOperation { self.label.text = "a" }
            }.resume()
          }
        }
        """,
        """
        class S: UIViewController {
          let label = UILabel()
          func f() { Task { self.label.text = await self.read() } }
        }
        """,
      ]),
  ]
}
