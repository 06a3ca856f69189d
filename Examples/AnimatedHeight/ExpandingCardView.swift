import UIKit

/// A card with details that unfold. The animation changes the constant of a height constraint, and calls
/// `layoutIfNeeded()` in its block.
public final class ExpandingCardView: UIView {
  private let titleButton = UIButton(type: .system)
  private let detailsLabel = UILabel()
  private let box = UIView()
  private lazy var boxHeight = box.heightAnchor.constraint(equalToConstant: 0)

  /// The height of the unfolded details, in points.
  public static let unfoldedHeight: CGFloat = 120

  /// Whether the details are visible.
  public private(set) var isUnfolded = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    box.backgroundColor = .systemBlue
    box.layer.cornerRadius = 8
    box.clipsToBounds = true
    titleButton.setTitle("Details", for: .normal)
    titleButton.addAction(UIAction { [weak self] _ in self?.toggle(animated: true) }, for: .touchUpInside)
    detailsLabel.text = "The height is a constraint. Animate it by laying out inside of the block."
    detailsLabel.textColor = .white
    detailsLabel.numberOfLines = 0
    for view in [titleButton, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    detailsLabel.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(detailsLabel)
    NSLayoutConstraint.activate([
      titleButton.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      titleButton.centerXAnchor.constraint(equalTo: centerXAnchor),
      box.topAnchor.constraint(equalTo: titleButton.bottomAnchor, constant: 8),
      box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      box.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      boxHeight,
      detailsLabel.topAnchor.constraint(equalTo: box.topAnchor, constant: 12),
      detailsLabel.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 12),
      detailsLabel.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -12),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Unfolds or folds the details. The animation takes 0.4 seconds.
  public func toggle(animated: Bool) {
    isUnfolded.toggle()
    boxHeight.constant = isUnfolded ? Self.unfoldedHeight : 0
    guard animated else { return }
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      // The superview determines the card's frame, so the block lays out the superview.
      self.superview?.layoutIfNeeded()
    }
  }
}

#Preview("Expanding card") {
  let controller = UIViewController()
  let card = ExpandingCardView()
  card.translatesAutoresizingMaskIntoConstraints = false
  controller.view.backgroundColor = .systemBackground
  controller.view.addSubview(card)
  NSLayoutConstraint.activate([
    card.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor, constant: 20),
    card.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
    card.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -20),
  ])
  return controller
}
