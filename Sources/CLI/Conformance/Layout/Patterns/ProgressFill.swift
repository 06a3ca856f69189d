import UIKit

/// A pattern for the length of a progress view's bar.
enum ProgressFill: LayoutPattern {
  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer? {
    guard let numbers = TextPattern("progress # in a # wide view").match(setup.text)?.numbers else { return nil }
    let stage = try Stage(size: CGSize(width: max(numbers[1], 320), height: 480), scale: setup.scale)
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = Float(numbers[0])
    view.frame = CGRect(x: 0, y: 0, width: numbers[1], height: view.intrinsicContentSize.height)
    stage.root.addSubview(view)
    stage.layOut()
    // The track is behind the bar.
    guard let bar = view.subviews.last else { throw Unsupported("the progress view has no bar") }
    return .values([bar.frame.width])
  }
}
