import UIKit

/// A pattern for the margins of a child that preserves its superview's margins.
enum PreservedMargins: LayoutPattern {
  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer? {
    let beginning = "parent margins # all round, child (#,#,#,#) in #x# "
    let preserves: Bool
    let numbers: [CGFloat]
    if let match = TextPattern(beginning + "with preservesSuperviewLayoutMargins").match(setup.text) {
      (preserves, numbers) = (true, match.numbers)
    } else if let match = TextPattern(beginning + "without preservesSuperviewLayoutMargins").match(setup.text) {
      (preserves, numbers) = (false, match.numbers)
    } else {
      return nil
    }
    let size = CGSize(width: numbers[5], height: numbers[6])
    let stage = try Stage(size: size, scale: setup.scale)
    let parent = UIView(frame: CGRect(origin: .zero, size: size))
    parent.layoutMargins = UIEdgeInsets(all: numbers[0])
    let child = UIView(frame: CGRect(numbers[1..<5]))
    child.preservesSuperviewLayoutMargins = preserves
    parent.addSubview(child)
    stage.root.addSubview(parent)
    stage.layOut()
    return .values(child.layoutMargins.numbers)
  }
}
