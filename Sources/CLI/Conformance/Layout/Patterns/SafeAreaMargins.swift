import UIKit

/// A pattern for the margins of a view under bars and notches, which may be relative to the safe area.
enum SafeAreaMargins: LayoutPattern {
  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer? {
    let pattern = TextPattern(
      "margins #, view filling a parent with safe area #/#/#/#, insetsLayoutMarginsFromSafeArea @")
    guard let match = pattern.match(setup.text), let insets = Bool(match.texts[0]) else { return nil }
    let stage = try Stage(
      size: CGSize(width: 320, height: 480), scale: setup.scale, safeArea: UIEdgeInsets(match.numbers[1..<5]))
    let view = UIView(frame: stage.root.bounds)
    view.layoutMargins = UIEdgeInsets(all: match.numbers[0])
    view.insetsLayoutMarginsFromSafeArea = insets
    stage.root.addSubview(view)
    stage.layOut()
    return .values(view.layoutMargins.numbers)
  }
}
