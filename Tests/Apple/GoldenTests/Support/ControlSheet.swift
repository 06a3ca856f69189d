import UIKit

/// Rows of controls on the system's background, as wide as a picture.
final class ControlSheet: UIView {
  static let width: CGFloat = 320

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - rows: Controls side by side, each in its fitting size.
  ///   - margin: The space around and between the controls. With 0, views have the full width, as bars do.
  init(margin: CGFloat = 12, _ rows: [[UIView]]) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let lines = rows.map { views in
      let line = UIStackView(arrangedSubviews: views)
      line.spacing = 8
      line.alignment = .center
      return line
    }
    let stack = UIStackView(arrangedSubviews: lines)
    stack.axis = .vertical
    stack.alignment = margin > 0 ? .leading : .fill
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: Self.width),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
    if margin == 0 { stack.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("ControlSheet is made in code") }
}
