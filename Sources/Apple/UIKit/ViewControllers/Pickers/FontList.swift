import Foundation

/// The list of fonts in a font picker.
final class FontList: UITableViewController {
  var names: [(name: String, descriptor: UIFontDescriptor)] = []
  var selected: String? { didSet { if isViewLoaded { tableView.reloadData() } } }
  var choose: ((UIFontDescriptor) -> Void)?

  init() { super.init(style: .plain) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
    let (name, descriptor) = names[indexPath.row]
    cell.textLabel?.text = name
    cell.textLabel?.font = UIFont(descriptor: descriptor, size: UIFont.labelFontSize)
    cell.accessoryType = name == selected ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose?(names[indexPath.row].descriptor)
  }
}
