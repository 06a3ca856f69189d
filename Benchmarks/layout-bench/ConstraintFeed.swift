import UIKit

/// The feed with plain anchors: 20 constraints for each cell.
final class ConstraintFeed: Feed {
  let root = makeRoot()
  private(set) var viewCount = 0
  private var iconWidths: [NSLayoutConstraint] = []
  private var titles: [ContentBox] = []

  init(cells: Int) {
    var above: UIView?
    for index in 0..<cells { above = addCell(CellContent(index), below: above) }
  }

  func setIconWidth(_ width: CGFloat, ofCell cell: Int) { iconWidths[cell].constant = width }

  func setTitle(_ length: Int, ofCell cell: Int) { titles[cell].content.width = CGFloat(length) }

  private func addCell(_ content: CellContent, below above: UIView?) -> UIView {
    let (cell, icon) = (UIView(), UIView())
    let title = ContentBox(content.title, 20)
    let time = ContentBox(content.time, 16)
    let body = ContentBox(200, content.body)
    let button = ContentBox(content.button, 14)
    title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    time.setContentHuggingPriority(.required, for: .horizontal)
    body.setContentHuggingPriority(.init(1), for: .horizontal)
    root.addSubview(cell)
    cell.translatesAutoresizingMaskIntoConstraints = false
    for view in [icon, title, time, body, button] {
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
      time.topAnchor.constraint(equalTo: title.topAnchor),
      body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      body.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
      button.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      button.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 4),
      button.trailingAnchor.constraint(lessThanOrEqualTo: cell.trailingAnchor, constant: -16),
      button.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -12),
    ])
    iconWidths.append(iconWidth)
    titles.append(title)
    viewCount += 6
    return cell
  }
}
