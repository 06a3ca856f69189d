import UIKit

/// A pattern for a label with a recorded size, and a smaller label beside it on the same baseline. The result is the
/// second label's frame.
enum BaselineAlignment: LayoutPattern {
  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer? {
    let pattern = TextPattern(
      "label # pt \"#x#\" at (#,#); second label # pt #x# baseline-aligned # to its right")
    guard let numbers = pattern.match(setup.text)?.numbers else {
      if TextPattern("label #x# at (#,#); second label #x# baseline-aligned").match(setup.text) != nil {
        throw Unsupported("the labels' font sizes are not recorded")
      }
      return nil
    }
    guard numbers[0] > 0, numbers[5] > 0 else { throw Unsupported("a font needs a size above 0") }
    let stage = try Stage(size: CGSize(width: 320, height: 480), scale: setup.scale)
    let first = label(fontSize: numbers[0], width: numbers[1], height: numbers[2], in: stage.root)
    let second = label(fontSize: numbers[5], width: numbers[6], height: numbers[7], in: stage.root)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: numbers[3]),
      first.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: numbers[4]),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: numbers[8]),
      second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
    ])
    stage.layOut()
    return .frames([second.frame])
  }

  /// Returns a label with constraints for its size, because the recording contains sizes without texts.
  private static func label(fontSize: CGFloat, width: CGFloat, height: CGFloat, in root: UIView) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: fontSize)
    label.text = "Label"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.widthAnchor.constraint(equalToConstant: width), label.heightAnchor.constraint(equalToConstant: height),
    ])
    return label
  }
}
