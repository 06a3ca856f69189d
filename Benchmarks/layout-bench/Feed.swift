import UIKit

/// A screen with a column of cells, each with an icon, a title, a time, a body and a button.
@MainActor
protocol Feed {
  var root: UIView { get }

  /// The number of views in the feed, without the root.
  var viewCount: Int { get }

  init(cells: Int)

  /// Changes the width of a cell's icon.
  func setIconWidth(_ width: CGFloat, ofCell cell: Int)

  /// Changes the text of a cell's title.
  func setTitle(_ length: Int, ofCell cell: Int)

  /// The sum of all frames, for comparing the results of different layouts of the same feed.
  var checksum: Double { get }
}

extension Feed {
  var checksum: Double {
    var sum = 0.0
    func add(_ view: UIView, _ weight: Double) {
      for (index, subview) in view.subviews.enumerated() {
        let frame = subview.frame
        sum += weight * Double(frame.minX + 2 * frame.minY + 3 * frame.width + 5 * frame.height)
        add(subview, weight * 0.5 + Double(index % 3) * 0.25)
      }
    }
    add(root, 1)
    return sum
  }

  static func makeRoot() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
}

/// The sizes of a cell's parts.
struct CellContent {
  let title: Int
  let time: Int
  let body: Int
  let button: Int

  init(_ index: Int) {
    title = 60 + 37 * index % 340
    time = 30 + 13 * index % 20
    body = 18 * (1 + index % 4)
    button = 40 + 53 * index % 200
  }
}
