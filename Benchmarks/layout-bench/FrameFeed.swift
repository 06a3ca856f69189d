import UIKit

/// The feed with manual layout, for comparison with constraints.
final class FrameFeed: Feed {
  let root: UIView
  private let list: FrameList
  var viewCount: Int { 6 * list.cells.count }

  init(cells: Int) {
    list = FrameList(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    root = list
    for index in 0..<cells {
      let cell = FrameCell(CellContent(index))
      list.cells.append(cell)
      list.addSubview(cell)
    }
  }

  func setIconWidth(_ width: CGFloat, ofCell cell: Int) {
    list.cells[cell].iconWidth = width
    list.cells[cell].setNeedsLayout()
  }

  func setTitle(_ length: Int, ofCell cell: Int) {
    list.cells[cell].title.content.width = CGFloat(length)
    list.cells[cell].setNeedsLayout()
  }
}

final class FrameList: UIView {
  var cells: [FrameCell] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for cell in cells {
      cell.frame = CGRect(x: 0, y: y, width: bounds.width, height: cell.height)
      y += cell.height
    }
  }
}

final class FrameCell: UIView {
  let icon = UIView()
  let title: ContentBox
  let time: ContentBox
  let body: ContentBox
  let button: ContentBox
  var iconWidth: CGFloat = 48

  init(_ content: CellContent) {
    title = ContentBox(content.title, 20)
    time = ContentBox(content.time, 16)
    body = ContentBox(200, content.body)
    button = ContentBox(content.button, 14)
    super.init(frame: .zero)
    for view in [icon, title, time, body, button] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var height: CGFloat { max(72, 36 + body.content.height + 4 + 14 + 12) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    icon.frame = CGRect(x: 16, y: 12, width: iconWidth, height: 48)
    let left = 16 + iconWidth + 12
    let timeLeft = width - 16 - time.content.width
    time.frame = CGRect(x: timeLeft, y: 12, width: time.content.width, height: 16)
    title.frame = CGRect(x: left, y: 12, width: min(title.content.width, timeLeft - 8 - left), height: 20)
    body.frame = CGRect(x: left, y: 36, width: width - 16 - left, height: body.content.height)
    button.frame = CGRect(
      x: left, y: bounds.height - 26, width: min(button.content.width, width - 16 - left), height: 14)
  }
}
