import UIKit
import ViewCode

/// The list of messages. Its owner handles taps.
final class InboxViewController: UITableViewController {
  enum Filter: String, CaseIterable {
    case all = "All"
    case unread = "Unread"
    case flagged = "Flagged"

    var symbol: String {
      switch self {
      case .all: "tray"
      case .unread: "envelope.badge"
      case .flagged: "flag"
      }
    }

    func isMet(by message: MailMessage) -> Bool {
      switch self {
      case .all: true
      case .unread: message.isUnread
      case .flagged: message.isFlagged
      }
    }
  }

  /// A diffable data source whose rows are editable, as swipes require. By default, they are not.
  private final class Source: UITableViewDiffableDataSource<Int, MailMessage> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  }

  var onSelect: (MailMessage) -> Void = { _ in }
  var onCompose: () -> Void = {}
  private(set) var filter = Filter.all
  private var messages: [MailMessage]
  private lazy var source = Source(tableView: tableView) { table, path, message in
    let cell = table.dequeue(MailCell.self, for: path)
    cell.show(message)
    return cell
  }

  init(messages: [MailMessage]) {
    self.messages = messages
    super.init(style: .plain)
    title = "Inbox"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:): this screen is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MailCell.self)
    tableView.rowHeight = UITableView.automaticDimension
    navigationItem.searchController = UISearchController()
    navigationItem.searchController?.searchBar.placeholder = "Search"
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.onCompose() })
    update(animated: false)
  }

  /// Marks a message as read.
  func markAsRead(_ message: MailMessage) {
    guard let index = messages.firstIndex(where: { $0.id == message.id }) else { return }
    messages[index].isUnread = false
    update(animated: false)
  }

  func choose(_ filter: Filter) {
    self.filter = filter
    update(animated: view.window != nil)
  }

  private func update(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, MailMessage>()
    snapshot.appendSections([0])
    snapshot.appendItems(messages.filter(filter.isMet))
    source.apply(snapshot, animatingDifferences: animated)
    let unread = messages.count { $0.isUnread }
    navigationController?.tabBarItem.badgeValue = unread == 0 ? nil : "\(unread)"
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Filter", menu: filterMenu)
  }

  private var filterMenu: UIMenu {
    UIMenu(
      title: "Show",
      children: Filter.allCases.map { filter in
        UIAction(
          title: filter.rawValue, image: UIImage(systemName: filter.symbol), state: filter == self.filter ? .on : .off
        ) { [weak self] _ in self?.choose(filter) }
      })
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let message = source.itemIdentifier(for: indexPath) else { return }
    onSelect(message)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let message = source.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.messages.removeAll { $0.id == message.id }
      self?.update(animated: true)
      done(true)
    }
    delete.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
