import UIKit
import ViewCode

@MainActor
private func label(_ text: String) -> UILabel {
  UILabel()
    .setting(\.text, to: text)
    .setting(\.font, to: .preferredFont(forTextStyle: .subheadline))
}

/// Returns a container of a fixed size that shows the use of space by a wrapper.
@MainActor
private func framed(_ view: UIView, height: CGFloat? = nil) -> UIView {
  view.fixed(width: 300, height: height)
    .setting(\.backgroundColor, to: .secondarySystemBackground)
}

/// Returns a title and a price in a row, with its own lines of layout.
@MainActor
private func row(_ title: String, _ price: String, _ lines: (UILabel, UILabel) -> [any LayoutLine]) -> UIView {
  let (titleLabel, priceLabel) = (label(title), label(price))
  for label in [titleLabel, priceLabel] { label.backgroundColor = .systemFill }
  let row = UIView()
  row.addSubviews(titleLabel, priceLabel)
  ConstraintGroup {
    titleLabel.pin(.leading, .vertical, inset: 8)
    priceLabel.pin(.trailing, .vertical, inset: 8)
    priceLabel.pin(after: titleLabel, gap: .atLeast(8))
    for line in lines(titleLabel, priceLabel) { line }
  }.activate()
  return framed(row)
}

#Preview("Wrappers", traits: .sizeThatFitsLayout) {
  Sheet([
    ("inMargins", [framed(label("margins of 16 and 8").inMargins(horizontal: 16, vertical: 8))]),
    ("aligned", [framed(label("at the trailing bottom").aligned(.trailing, .bottom), height: 44)]),
    ("centered", [framed(label("in the middle").centered(), height: 44)]),
    (
      "fixed and proportioned",
      [
        UIView().setting(\.backgroundColor, to: .systemTeal).fixed(44),
        UIView().setting(\.backgroundColor, to: .systemIndigo).fixed(height: 44).proportioned(16 / 9),
      ]
    ),
    ("onBackground", [label("on a colour").onBackground(.tertiarySystemFill, margins: 8)]),
    ("inCard", [label("corners and a shadow").inCard(margins: 16).fixed(width: 300)]),
  ])
}

#Preview("Priorities", traits: .sizeThatFitsLayout) {
  Sheet([
    (
      "the price resists, the title is cut",
      [row("A very long title of a very small thing", "1,299.00") { _, price in [price.resist(.horizontal)] }]
    ),
    (
      "the title resists, the price is cut",
      [row("A rather long title of a thing", "1,299.00 a month") { title, _ in [title.resist(.horizontal)] }]
    ),
    (
      "a width of 40 gives way to what is required",
      [
        row("Title", "1,299.00") { title, _ in
          [title.width(40).priority(.defaultHigh), title.width(.atLeast(120))]
        }
      ]
    ),
  ])
}
