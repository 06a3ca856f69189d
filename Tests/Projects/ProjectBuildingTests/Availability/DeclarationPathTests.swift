import Testing

@testable import ProjectBuilding

@Suite("Where declarations stand, as Swift writes their names out") struct DeclarationPathTests {
  @Test(arguments: [
    (
      "UIKit.UIView.keyboardLayoutGuide : UIKit.UIKeyboardLayoutGuide", "keyboardLayoutGuide", "UIKit",
      "UIView.keyboardLayoutGuide"
    ),
    ("static UIKit.UIColor.systemMint : UIKit.UIColor", "systemMint", "UIKit", "UIColor.systemMint"),
    (
      "UIKit.UIControl.addAction(_: UIKit.UIAction, for: UIKit.UIControl.Event) -> ()", "addAction(_:for:)", "UIKit",
      "UIControl.addAction(_:for:)"
    ),
    ("UIKit.UIButton.Configuration", "Configuration", "UIKit", "UIButton.Configuration"),
    (
      "(extension in Foundation):Swift.String.init(localized: Swift.String) -> Swift.String", "init(localized:)",
      "Foundation", "String.init(localized:)"
    ),
    (
      "UIKit.UICollectionViewDiffableDataSource.apply(UIKit.NSDiffableDataSourceSnapshot<A, B>) -> ()", "apply(_:)",
      "UIKit",
      "UICollectionViewDiffableDataSource.apply(_:)"
    ),
    (
      "(extension in Swift):Swift.Task< where A == ()>.sleep(for: Swift.Duration) -> ()", "sleep(for:)", "Swift",
      "Task.sleep(for:)"
    ),
  ])
  func pathIsThatOfDocumentation(_ demangled: String, _ name: String, _ module: String, _ path: String) throws {
    let found = try #require(DeclarationPath(demangled: demangled[...], name: name))
    #expect(found.module == module)
    #expect(found.components.joined(separator: ".") == path)
  }

  @Test(arguments: [
    "$s5UIKitnonsense", "", "UIKit", "closure #1 in UIKit.f() -> ()", "UIKit.UIView.(x in _1234) : Swift.Int",
  ])
  func whatIsNoPathIsNone(_ demangled: String) {
    #expect(DeclarationPath(demangled: demangled[...], name: "x") == nil)
  }
}
