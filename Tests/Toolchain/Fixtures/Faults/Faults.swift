import UIKit

// Screens with a fault each, as they are reported to whoever is to mend them.

/// A screen that is laid out by a closure.
final class FaultyViewController: UIViewController {
  private let build: (UIView) -> Void

  init(_ build: @escaping (UIView) -> Void) {
    self.build = build
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    build(view)
  }
}

@MainActor
private func label(_ text: String, in view: UIView) -> UILabel {
  let label = UILabel()
  label.text = text
  label.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(label)
  return label
}

@MainActor
private func button(_ title: String, in view: UIView, action: @escaping () -> Void = {}) -> UIButton {
  let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
  button.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(button)
  return button
}

// "The label is cut off on a small phone."
#Preview("Cut") {
  FaultyViewController { view in
    let title = label("Your order is on its way to you now", in: view)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
      title.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -40),
    ])
  }
}

// "The button is covered by the keyboard."
#Preview("Keyboard") {
  FaultyViewController { view in
    let field = UITextField()
    field.placeholder = "Email"
    field.borderStyle = .roundedRect
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    let next = button("Continue", in: view)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      next.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
      next.centerXAnchor.constraint(equalTo: view.centerXAnchor), next.heightAnchor.constraint(equalToConstant: 50),
      next.widthAnchor.constraint(equalToConstant: 200),
    ])
  }
}

// "I never hit the little cross."
#Preview("Small") {
  FaultyViewController { view in
    let cross = button("x", in: view)
    NSLayoutConstraint.activate([
      cross.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      cross.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      cross.widthAnchor.constraint(equalToConstant: 24), cross.heightAnchor.constraint(equalToConstant: 24),
    ])
  }
}

// "Nothing happens when I tap Buy."
#Preview("Dead") {
  FaultyViewController { view in
    let buy = button("Buy", in: view)
    let shade = UIView()
    shade.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(shade)
    NSLayoutConstraint.activate([
      buy.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      buy.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      buy.widthAnchor.constraint(equalToConstant: 120), buy.heightAnchor.constraint(equalToConstant: 50),
      shade.topAnchor.constraint(equalTo: view.topAnchor), shade.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      shade.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      shade.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

// "The console is full of constraint errors."
#Preview("Conflict") {
  FaultyViewController { view in
    let card = label("Card", in: view)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.widthAnchor.constraint(equalToConstant: 240),
    ])
  }
}

// "The badge jumps about."
#Preview("Ambiguous") {
  FaultyViewController { view in
    let badge = label("3", in: view)
    badge.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20).isActive = true
  }
}

// "I can't read it in dark mode."
#Preview("Dark") {
  FaultyViewController { view in
    let note = label("Delivered yesterday", in: view)
    note.textColor = .darkGray
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      note.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
    ])
  }
}

// "On my old phone there is no Save button."
#Preview("Gone") {
  FaultyViewController { view in
    let save = button("Save", in: view)
    NSLayoutConstraint.activate([
      save.topAnchor.constraint(equalTo: view.topAnchor, constant: 620),
      save.centerXAnchor.constraint(equalTo: view.centerXAnchor), save.widthAnchor.constraint(equalToConstant: 100),
      save.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}

// "With large text the lines run into each other."
#Preview("Overlap") {
  FaultyViewController { view in
    for (index, text) in ["Name", "Address"].enumerated() {
      let line = label(text, in: view)
      line.font = .preferredFont(forTextStyle: .body)
      line.adjustsFontForContentSizeCategory = true
      NSLayoutConstraint.activate([
        line.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20 + CGFloat(index) * 26),
        line.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      ])
    }
  }
}

@MainActor
private func showDetails() {
  let items: [String] = []
  print(items[2])
}

// "It crashes when I tap Details."
#Preview("Crash") {
  FaultyViewController { view in
    let details = button("Details", in: view) { showDetails() }
    NSLayoutConstraint.activate([
      details.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      details.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      details.widthAnchor.constraint(equalToConstant: 120), details.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}

// "VoiceOver reads the price before the name."
#Preview("Order") {
  FaultyViewController { view in
    let name = label("Tea", in: view)
    let price = label("3 €", in: view)
    view.accessibilityElements = [price, name]
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      price.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 20),
      price.leadingAnchor.constraint(equalTo: name.leadingAnchor),
    ])
  }
}

// "In Arabic the title stays on the left."
#Preview("Arabic") {
  FaultyViewController { view in
    let title = label("Orders", in: view)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      title.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20),
    ])
  }
}

// "With the largest text I can't read the address."
#Preview("Huge") {
  FaultyViewController { view in
    let address = label("12 Harbour Street", in: view)
    address.font = .preferredFont(forTextStyle: .body)
    address.adjustsFontForContentSizeCategory = true
    NSLayoutConstraint.activate([
      address.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      address.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      address.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -20),
    ])
  }
}

/// A list with rows of little height.
final class LowRowsViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = 28
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Order \(indexPath.row + 1)"
    return cell
  }
}

// "I keep opening the wrong order."
#Preview("Rows") {
  LowRowsViewController()
}

// "There is a hole where the logo should be."
#Preview("Image") {
  FaultyViewController { view in
    let logo = UIImageView(image: UIImage(named: "Logo"))
    logo.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(logo)
    NSLayoutConstraint.activate([
      logo.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      logo.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      logo.widthAnchor.constraint(equalToConstant: 120), logo.heightAnchor.constraint(equalToConstant: 80),
    ])
  }
}
