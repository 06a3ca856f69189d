import UIKit

/// The callout above a selected annotation, with the title, the subtitle and the views of the app.
@MainActor
final class CalloutView: UIView {
  private enum Measures {
    /// The inset, measured from screenshots.
    static let inset: CGFloat = 10
    static let gap: CGFloat = 8
    static let corner: CGFloat = 10
    static let maxWidth: CGFloat = 280
  }

  init(_ owner: MKAnnotationView, _ annotation: any MKAnnotation, tapped: @escaping (UIControl) -> Void) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = Measures.corner
    let words = UIStackView()
    words.axis = .vertical
    words.addArrangedSubview(label(annotation.plainTitle, .headline))
    if let detail = owner.detailCalloutAccessoryView {
      words.addArrangedSubview(detail)
    } else if let subtitle = annotation.plainSubtitle {
      words.addArrangedSubview(label(subtitle, .subheadline))
    }
    let row = UIStackView(
      arrangedSubviews: [owner.leftCalloutAccessoryView, words, owner.rightCalloutAccessoryView].compactMap { $0 })
    row.alignment = .center
    row.spacing = Measures.gap
    for control in [owner.leftCalloutAccessoryView, owner.rightCalloutAccessoryView].compactMap({ $0 as? UIControl }) {
      control.addAction(UIAction { [weak control] _ in control.map(tapped) }, for: .touchUpInside)
    }
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: Measures.inset),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Measures.inset),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Measures.inset),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Measures.inset),
      widthAnchor.constraint(lessThanOrEqualToConstant: Measures.maxWidth),
    ])
    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    frame = CGRect(
      x: owner.bounds.midX - size.width / 2 + owner.calloutOffset.x,
      y: -size.height - Measures.gap + owner.calloutOffset.y, width: size.width, height: size.height)
  }

  required init?(coder: NSCoder) { fatalError("CalloutView is made in code only") }

  private func label(_ text: String?, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    return label
  }
}
