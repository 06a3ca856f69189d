import UIKit

/// A pattern for the safe area of a view controller with additional insets.
enum AdditionalSafeArea: LayoutPattern {
  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer? {
    let pattern = TextPattern("inherited #/#/#/# plus additionalSafeAreaInsets #/#/#/# on the view controller")
    guard let numbers = pattern.match(setup.text)?.numbers else { return nil }
    // The inherited insets do not depend on the size of the screen.
    let stage = try Stage(
      size: CGSize(width: 320, height: 480), scale: setup.scale, safeArea: UIEdgeInsets(numbers[0..<4]))
    stage.controller.additionalSafeAreaInsets = UIEdgeInsets(numbers[4..<8])
    stage.layOut()
    return .values(stage.root.safeAreaInsets.numbers)
  }
}
