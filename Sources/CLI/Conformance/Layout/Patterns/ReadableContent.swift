import UIKit

/// A pattern for the readable content guide of a view. The result is its x-coordinate and width.
enum ReadableContent: LayoutPattern {
  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer? {
    let pattern = TextPattern("view width #, side margins #, default body size")
    guard let numbers = pattern.match(setup.text)?.numbers else { return nil }
    let size = CGSize(width: numbers[0], height: 480)
    let stage = try Stage(size: size, scale: setup.scale)
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.layoutMargins = UIEdgeInsets(top: 8, left: numbers[1], bottom: 8, right: numbers[1])
    stage.root.addSubview(view)
    stage.layOut()
    let frame = view.readableContentGuide.layoutFrame
    return .values([frame.minX, frame.width])
  }
}
