import UIKit

/// The feed with labels: texts are measured, and bodies wrap.
final class LabelFeed: Feed {
  let root = makeRoot()
  private(set) var viewCount = 0
  private var iconWidths: [NSLayoutConstraint] = []
  private var titles: [UILabel] = []

  private static let words = ["Layout", "follows", "text", "wherever", "it", "goes", "and", "text", "follows", "width"]

  private static func text(_ count: Int, from start: Int) -> String {
    (0..<count).map { words[(start + $0 * 3) % words.count] }.joined(separator: " ") + " \(start)"
  }

  init(cells: Int) {
    var above: UIView?
    for index in 0..<cells { above = addCell(index, below: above) }
  }

  func setIconWidth(_ width: CGFloat, ofCell cell: Int) { iconWidths[cell].constant = width }

  func setTitle(_ length: Int, ofCell cell: Int) { titles[cell].text = "Title \(length)" }

  private func addCell(_ index: Int, below above: UIView?) -> UIView {
    let (cell, icon, title, time, body) = (UIView(), UIView(), UILabel(), UILabel(), UILabel())
    title.text = Self.text(2, from: index)
    time.text = "\(index % 60) min"
    body.text = Self.text(6 + index % 20, from: index)
    title.font = .preferredFont(forTextStyle: .headline)
    time.font = .preferredFont(forTextStyle: .footnote)
    body.font = .preferredFont(forTextStyle: .body)
    body.numberOfLines = 0
    title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    time.setContentHuggingPriority(.required, for: .horizontal)
    root.addSubview(cell)
    cell.translatesAutoresizingMaskIntoConstraints = false
    for view in [icon, title, time, body] {
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.addSubview(view)
    }
    let iconWidth = icon.widthAnchor.constraint(equalToConstant: 48)
    NSLayoutConstraint.activate([
      cell.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      cell.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      cell.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor),
      icon.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
      icon.topAnchor.constraint(equalTo: cell.topAnchor, constant: 12),
      iconWidth,
      icon.heightAnchor.constraint(equalToConstant: 48),
      icon.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor, constant: -12),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 12),
      time.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      time.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
      time.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      body.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
      body.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -12),
    ])
    iconWidths.append(iconWidth)
    titles.append(title)
    viewCount += 5
    return cell
  }
}
