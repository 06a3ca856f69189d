import UIKit

final class ListScreen: UITableViewController {
  private let rows = ["Amsterdam", "Bergen", "Cork", "Dakar", "Essen", "Faro"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Harbours"
    tableView.rowHeight = 56
    tableView.separatorColor = .systemRed
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    content.secondaryText = "Tide at \(indexPath.row + 6) o'clock"
    content.textProperties.font = .systemFont(ofSize: 18, weight: .medium)
    content.textProperties.color = .systemBlue
    content.secondaryTextProperties.color = .systemGray
    content.image = UIImage(systemName: "ferry")
    content.imageProperties.tintColor = .systemCyan
    content.imageToTextPadding = 18
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

final class BadgeRow: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView()
    stack.axis = .horizontal
    stack.spacing = 9
    stack.alignment = .center
    for text in ["New", "Sale", "Last"] {
      let badge = UILabel()
      badge.text = text
      badge.font = .systemFont(ofSize: 13, weight: .heavy)
      badge.textColor = .white
      badge.backgroundColor = .systemRed
      badge.layer.cornerRadius = 6
      badge.layer.masksToBounds = true
      stack.addArrangedSubview(badge)
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a file") }
}

#Preview("List") { UINavigationController(rootViewController: ListScreen()) }
#Preview("Badges", traits: .sizeThatFitsLayout) { BadgeRow() }
