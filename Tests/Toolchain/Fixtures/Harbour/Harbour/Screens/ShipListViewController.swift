import HarbourKit
import UIKit.UITableViewController

/// The ships that lie in the harbour.
final class ShipListViewController: UITableViewController {
  private let ships: [Ship]
  private var sortsByLength = false

  init(ships: [Ship]) {
    self.ships = ships
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("harbour.title", comment: "")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ship")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort", style: .plain, target: self, action: #selector(sort))
  }

  @objc private func sort() {
    sortsByLength.toggle()
    tableView.reloadData()
  }

  private var shown: [Ship] { sortsByLength ? ships.sorted { $0.length > $1.length } : ships }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { ships.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ship", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = shown[indexPath.row].name
    content.secondaryText = "\(shown[indexPath.row].length) m"
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(ShipViewController(ship: shown[indexPath.row]), animated: true)
  }
}
