import UIKit

/// Rows of views with optional titles, on the system's background.
final class Sheet: UIView {
  private let stack = UIStackView()

  init(_ rows: [(name: String, views: [UIView])]) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    // The smallest phones are narrower than a row of wheels.
    let trailing = stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16)
    trailing.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16), trailing,
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
    ])
    for row in rows { add(row.name, row.views) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("Sheet is made in code")
  }

  private func add(_ name: String, _ views: [UIView]) {
    let line = UIStackView(arrangedSubviews: views)
    line.spacing = 8
    line.alignment = .center
    guard !name.isEmpty else {
      stack.addArrangedSubview(line)
      return
    }
    let label = UILabel()
    label.text = name
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textColor = .secondaryLabel
    let row = UIStackView(arrangedSubviews: [label, line])
    row.axis = .vertical
    row.alignment = .leading
    row.spacing = 8
    stack.addArrangedSubview(row)
  }
}
