import UIKit

/// A pattern for the position of a system button's title, which is too long for the button or has a known width.
///
/// The texts of titles are not recorded, so the pattern uses another text.
enum ButtonTitle: LayoutPattern {
  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer? {
    if let match = TextPattern("#x# system button, # pt title wider than the button").match(setup.text) {
      let button = try button(match.numbers)
      while button.intrinsicContentSize.width <= match.numbers[0] {
        button.setTitle((button.currentTitle ?? "") + " and more words", for: .normal)
      }
      return try frame(in: button, scale: setup.scale)
    }
    if let match = TextPattern("#x# system button, # pt title of natural width #").match(setup.text) {
      let button = try button(match.numbers)
      let font = UIFont.systemFont(ofSize: match.numbers[2])
      // Adjust the letter spacing until the title has the width.
      let text = "Title"
      let missing = match.numbers[3] - text.size(withAttributes: [.font: font]).width
      button.setAttributedTitle(
        NSAttributedString(string: text, attributes: [.font: font, .tracking: missing / CGFloat(text.count)]),
        for: .normal)
      return try frame(in: button, scale: setup.scale)
    }
    return nil
  }

  private static func button(_ numbers: [CGFloat]) throws(Unsupported) -> UIButton {
    guard numbers[2] > 0, numbers[2] <= 2000 else {
      throw Unsupported("a font needs a size above 0 and up to 2000")
    }
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: numbers[2])
    button.setTitle("A title of some words", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: numbers[0], height: numbers[1])
    return button
  }

  private static func frame(in button: UIButton, scale: CGFloat) throws(Unsupported) -> LayoutAnswer {
    let stage = try Stage(size: CGSize(width: max(button.bounds.width, 320), height: 480), scale: scale)
    stage.root.addSubview(button)
    stage.layOut()
    guard let label = button.titleLabel else { throw Unsupported("the button has no title label") }
    return .frames([label.frame])
  }
}
