@testable import ViewCodeLint

/// Objects that stay in memory.
extension PlantedMistakes {
  static let ownership: [PlantedMistakes] = [
    PlantedMistakes(
      "retained-owner",
      """
      class Feed: UIViewController {
        var bag = Set<AnyCancellable>()
        let viewModel = FeedViewModel()
        var onDone: (() -> Void)?
        var link: CADisplayLink?

        override func viewDidLoad() {
          super.viewDidLoad()
          viewModel.onUpdate = { items in // finding
            self.show(items)
          }
          viewModel.$items
            .receive(on: DispatchQueue.main)
            .sink { items in // finding
              self.show(items)
            }
            .store(in: &bag)
          Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in self.refresh() } // finding
          NotificationCenter.default.addObserver(forName: .done, object: nil, queue: nil) { _ in // finding
            self.refresh()
          }
          onDone = { self.refresh() } // finding
          link = CADisplayLink(target: self, selector: #selector(step)) // finding
          link?.add(to: .main, forMode: .common)
        }
      }

      class FeedViewModel {
        var onUpdate: (([Int]) -> Void)?
        @Published var items: [Int] = []
      }
      """,
      nearMisses: [
        """
        class Feed: UIViewController {
          let viewModel = FeedViewModel()
          func f() { viewModel.onUpdate = { [weak self] in self?.show() } }
        }
        class FeedViewModel { var onUpdate: (() -> Void)? }
        """,
        """
        class Feed: UIViewController {
          let viewModel = FeedViewModel()
          func f() { viewModel.onUpdate = { [unowned self] in self.show() } }
        }
        class FeedViewModel { var onUpdate: (() -> Void)? }
        """,
        """
        class Feed: UIViewController {
          func f() {
            let next = Detail()
            next.onClose = { self.dismiss(animated: true) }
            present(next, animated: true)
          }
        }
        class Detail: UIViewController { var onClose: (() -> Void)? }
        """,
        """
        class Feed: UIViewController {
          func f() { UIView.animate(withDuration: 0.3) { self.view.alpha = 0 } }
        }
        """,
        """
        class Feed: UIViewController {
          var timer: Timer?
          func f() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() } }
          override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); timer?.invalidate() }
        }
        """,
        """
        class Feed: UIViewController {
          var token: NSObjectProtocol?
          func f() {
            token = NotificationCenter.default.addObserver(forName: .done, object: nil, queue: nil) { _ in self.stop() }
          }
          func stop() { token.map { NotificationCenter.default.removeObserver($0) } }
        }
        """,
        """
        class Feed: UIViewController {
          let total = 3
          var action: (() -> Void)?
          func f() { action = { [total] in print(total) } }
        }
        """,
      ]),
    PlantedMistakes(
      "strong-delegate",
      """
      protocol RowDelegate: AnyObject { func tapped() }
      protocol PlainDelegate { func tapped() }

      class Row: UITableViewCell {
        var delegate: RowDelegate? // finding
        public var dataSource: RowDataSource! // finding
        private var selectionDelegate: PlainDelegate? // finding
      }

      protocol RowDataSource: AnyObject {}

      class Screen: UIViewController {
        var delegate: (any RowDelegate)? // finding
      }
      """,
      nearMisses: [
        "protocol D: AnyObject {}\nclass Row: UIView { weak var delegate: D? }",
        "protocol D: AnyObject {}\nclass Row: UIView { unowned var delegate: D; init(d: D) { delegate = d } }",
        "protocol D: AnyObject {}\nstruct Row { var delegate: D? }",
        "class Row: UIView { var delegateCount = 0 }",
        "protocol D: AnyObject {}\nclass Row: UIView { var delegate: D? { get { nil } set {} } }",
        "class Grid: UIViewController { var dataSource: UITableViewDiffableDataSource<Int, Int>! }",
        "class Row: UIView { private let tableDelegate = TableDelegate() }\nclass TableDelegate: NSObject {}",
      ]),
  ]
}
