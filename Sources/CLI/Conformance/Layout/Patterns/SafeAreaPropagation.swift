import UIKit

/// A pattern for the part of a parent's safe area insets that applies to a child.
enum SafeAreaPropagation: LayoutPattern {
  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer? {
    let pattern = TextPattern(
      "parent #x# with safe area top #, left #, bottom #, right #; child frame (x,y,w,h) = (#, #, #, #)")
    guard let numbers = pattern.match(setup.text)?.numbers else { return nil }
    let stage = try Stage(
      size: CGSize(width: numbers[0], height: numbers[1]), scale: setup.scale, safeArea: UIEdgeInsets(numbers[2..<6]))
    let child = UIView(frame: CGRect(numbers[6..<10]))
    stage.root.addSubview(child)
    stage.layOut()
    return .values(child.safeAreaInsets.numbers)
  }
}
