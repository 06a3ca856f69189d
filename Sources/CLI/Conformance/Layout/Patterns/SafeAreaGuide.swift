import UIKit

/// A pattern for the frame of a view's safe area guide.
enum SafeAreaGuide: LayoutPattern {
  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer? {
    let pattern = TextPattern("view #x#, safe area #/#/#/# (t,l,b,r)")
    guard let numbers = pattern.match(setup.text)?.numbers else { return nil }
    let stage = try Stage(
      size: CGSize(width: numbers[0], height: numbers[1]), scale: setup.scale, safeArea: UIEdgeInsets(numbers[2..<6]))
    return .frames([stage.root.safeAreaLayoutGuide.layoutFrame])
  }
}
