import UIKit

/// The frame of a view's safe area guide.
enum SafeAreaGuide: LayoutPattern {
  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer? {
    let pattern = TextPattern("view #x#, safe area #/#/#/# (t,l,b,r)")
    guard let numbers = pattern.match(setup.text)?.numbers else { return nil }
    let stage = try Stage(
      size: CGSize(width: numbers[0], height: numbers[1]), scale: setup.scale, safeArea: UIEdgeInsets(numbers[2..<6]))
    return .frames([stage.root.safeAreaLayoutGuide.layoutFrame])
  }
}

/// The margins of a view below bars and notches, which may count from the safe area.
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

/// The safe area that is left of a parent's for a child at some place in it.
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

/// The safe area of a controller that adds to what it inherits.
enum AdditionalSafeArea: LayoutPattern {
  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer? {
    let pattern = TextPattern("inherited #/#/#/# plus additionalSafeAreaInsets #/#/#/# on the view controller")
    guard let numbers = pattern.match(setup.text)?.numbers else { return nil }
    // Insets that a screen passes on don't depend on its size.
    let stage = try Stage(
      size: CGSize(width: 320, height: 480), scale: setup.scale, safeArea: UIEdgeInsets(numbers[0..<4]))
    stage.controller.additionalSafeAreaInsets = UIEdgeInsets(numbers[4..<8])
    stage.layOut()
    return .values(stage.root.safeAreaInsets.numbers)
  }
}
