import UIKit

/// Measures labels and buttons on a screen of the row's scale.
@MainActor
final class LabelRuler {
  private var stage: Stage?

  /// Returns the size of a row's label or button.
  ///
  /// - Throws: ``Unsupported``, also if the row's scales result in different sizes.
  func measure(_ row: LabelRow) throws(Unsupported) -> CGSize {
    let font = try LabelFonts.font(family: row.family, weight: row.weight, size: row.size)
    let view: UIView
    switch row.kind {
    case .label:
      let label = UILabel()
      label.font = font
      label.text = row.text
      view = label
    case .systemButton:
      let button = UIButton(type: .system)
      button.setTitle(row.text, for: .normal)
      button.titleLabel?.font = font
      view = button
    case .other(let kind):
      throw Unsupported("views of the kind '\(kind)' are not measured")
    }
    var sizes: [CGSize] = []
    for scale in row.scales { sizes.append(try measure(view, scale: scale)) }
    guard sizes.allSatisfy({ $0 == sizes[0] }) else {
      let texts = zip(row.scales, sizes).map { scale, size in
        "\(JSONLine.number(size.width)) x \(JSONLine.number(size.height)) at scale \(JSONLine.number(scale))"
      }
      throw Unsupported("the size depends on the scale: \(texts.joined(separator: ", "))")
    }
    return sizes[0]
  }

  private func measure(_ view: UIView, scale: CGFloat) throws(Unsupported) -> CGSize {
    if stage?.scale != scale { stage = try Stage(size: CGSize(width: 320, height: 480), scale: scale) }
    stage?.root.addSubview(view)
    defer { view.removeFromSuperview() }
    stage?.layOut()
    return view.intrinsicContentSize
  }
}
