import UIKit

/// The feed in nested stack views: one for all cells, and three in each cell.
final class StackFeed: Feed {
  let root = makeRoot()
  private(set) var viewCount = 1
  private var iconWidths: [NSLayoutConstraint] = []
  private var titles: [ContentBox] = []

  init(cells: Int) {
    let list = UIStackView()
    list.axis = .vertical
    list.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(list)
    NSLayoutConstraint.activate([
      list.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      list.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    for index in 0..<cells { list.addArrangedSubview(makeCell(CellContent(index))) }
  }

  func setIconWidth(_ width: CGFloat, ofCell cell: Int) { iconWidths[cell].constant = width }

  func setTitle(_ length: Int, ofCell cell: Int) { titles[cell].content.width = CGFloat(length) }

  private func makeCell(_ content: CellContent) -> UIView {
    let icon = UIView()
    let title = ContentBox(content.title, 20)
    let time = ContentBox(content.time, 16)
    let body = ContentBox(200, content.body)
    let button = ContentBox(content.button, 14)
    title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    time.setContentHuggingPriority(.required, for: .horizontal)

    let line = UIStackView(arrangedSubviews: [title, time])
    line.spacing = 8
    line.alignment = .top
    let column = UIStackView(arrangedSubviews: [line, body, button])
    column.axis = .vertical
    column.spacing = 4
    let cell = UIStackView(arrangedSubviews: [icon, column])
    cell.spacing = 12
    cell.alignment = .top
    cell.isLayoutMarginsRelativeArrangement = true
    cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)

    let iconWidth = icon.widthAnchor.constraint(equalToConstant: 48)
    NSLayoutConstraint.activate([iconWidth, icon.heightAnchor.constraint(equalToConstant: 48)])
    iconWidths.append(iconWidth)
    titles.append(title)
    viewCount += 8
    return cell
  }
}
