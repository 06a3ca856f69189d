import Foundation

/// The list of files in a document picker or browser.
final class DocumentList: UITableViewController {
  var files: [(url: URL, isAllowed: Bool)] = []
  var allowsMultiple = false
  var showsExtensions = false
  var choose: (([URL]) -> Void)?
  /// The buttons at the trailing side of the bar, beginning with the outermost one.
  var barItems: [UIBarButtonItem] = [] { didSet { updateBar() } }
  private lazy var openItem = UIBarButtonItem(
    title: "Open", primaryAction: UIAction { [weak self] _ in self?.open() })

  init() { super.init(style: .plain) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
    tableView.allowsMultipleSelection = allowsMultiple
    if allowsMultiple {
      updateBar()
      showsThatSomethingIsChosen()
    }
    if files.isEmpty {
      let label = UILabel()
      label.text = "No Documents"
      label.font = .preferredFont(forTextStyle: .title2)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      tableView.backgroundView = label
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
    let (url, isAllowed) = files[indexPath.row]
    cell.textLabel?.text = showsExtensions ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
    cell.textLabel?.textColor = isAllowed ? .label : .tertiaryLabel
    cell.imageView?.image = UIImage(systemName: "doc")
    cell.selectionStyle = isAllowed ? .default : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    files[indexPath.row].isAllowed ? indexPath : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if allowsMultiple { return showsThatSomethingIsChosen() }
    choose?([files[indexPath.row].url])
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    showsThatSomethingIsChosen()
  }

  private func showsThatSomethingIsChosen() {
    openItem.isEnabled = !(tableView.indexPathsForSelectedRows ?? []).isEmpty
  }

  private func updateBar() {
    navigationItem.rightBarButtonItems = (allowsMultiple ? [openItem] : []) + barItems
  }

  private func open() { choose?((tableView.indexPathsForSelectedRows ?? []).sorted().map { files[$0.row].url }) }
}
