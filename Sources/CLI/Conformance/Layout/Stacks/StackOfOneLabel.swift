import UIKit

/// A pattern for a stack of one label in a small view, before and after its text changes. The results are the label's
/// frames at scales 1, 2 and 3, first those before the change.
enum StackOfOneLabel: LayoutPattern {
  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer? {
    let pattern = TextPattern(
      "vertical stack of one @ # label \"@\" pinned top/bottom/leading in a #x# view; text then changes to \"@\"")
    guard let match = pattern.match(setup.text) else { return nil }
    guard match.numbers[0] > 0 else { throw Unsupported("a font needs a size above 0") }
    let font = try LabelFonts.font(family: match.texts[0], weight: "regular", size: match.numbers[0])
    var before: [CGRect] = []
    var after: [CGRect] = []
    for scale in [1, 2, 3] as [CGFloat] {
      let stage = try Stage(size: CGSize(width: 320, height: 480), scale: scale)
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: match.numbers[1], height: match.numbers[2]))
      stage.root.addSubview(parent)
      let label = UILabel()
      label.font = font
      label.text = match.texts[1]
      let stack = UIStackView(arrangedSubviews: [label])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: parent.topAnchor),
        stack.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      ])
      stage.layOut()
      before.append(label.frame)
      label.text = match.texts[2]
      stage.layOut()
      after.append(label.frame)
    }
    return .frames(before + after)
  }
}
