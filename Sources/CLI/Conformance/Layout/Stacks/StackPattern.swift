import UIKit

/// A pattern for a stack view with a size. The results are the frames of its arranged views, followed by those in
/// nested stacks.
enum StackPattern: LayoutPattern {
  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer? {
    let words = setup.text.split(separator: " ").prefix(2).map { $0.filter(\.isLetter) }
    guard setup.area.hasPrefix("UIStackView"), words.contains("horizontal") || words.contains("vertical"),
      !setup.text.contains("pinned")
    else { return nil }
    let description = try StackDescription(setup.text, area: setup.area)
    guard let size = description.size, size.width > 0, size.height > 0 else {
      throw Unsupported("the stack's size is not recorded")
    }
    let stage = try Stage(size: size, scale: setup.scale)
    let stack = description.makeView()
    stack.frame = CGRect(origin: .zero, size: size)
    stage.root.addSubview(stack)
    stage.layOut()
    let nested = stack.arrangedSubviews.compactMap { $0 as? UIStackView }.flatMap(\.arrangedSubviews)
    return .frames((stack.arrangedSubviews + nested).map(\.frame))
  }
}
