import Foundation

/// A list of the controllers without tabs.
final class MoreListController: UITableViewController {
  private weak var tabs: MoreTabs?
  private static let reuseIdentifier = "more"

  init(for tabs: MoreTabs) {
    self.tabs = tabs
    super.init(style: .plain)
    title = "More"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("MoreListController is not archived")
  }

  func reload() {
    if isViewLoaded { tableView.reloadData() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: MoreListController.reuseIdentifier)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tabs?.listDidAppear()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs?.others.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: MoreListController.reuseIdentifier, for: indexPath)
    guard let item = tabs?.others[indexPath.row].tabBarItem else { return cell }
    var content = UIListContentConfiguration.cell()
    content.text = item.title
    content.image = item.image?.withRenderingMode(.alwaysTemplate)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let tabs else { return }
    tabs.show(tabs.others[indexPath.row], animated: true)
  }
}
