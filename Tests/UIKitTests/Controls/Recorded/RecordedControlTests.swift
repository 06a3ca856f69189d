import TestHosts
import Testing
import UIKit

/// Recorded figures of controls and views that no control's own tests have.
@MainActor
@Suite("Recorded figures of controls", .ownHosts)
struct RecordedControlTests {
  private let screen: ControlTestScreen

  init() {
    StandardScreen.make()
    screen = ControlTestScreen()
  }

  @Test(
    "F098-F102: a progress view's bar is as long as recorded",
    arguments: [
      (Float(0.3), 280, 84), (0.333, 280, 93), (0.01, 280, 8), (0.5, 281, 141),
    ] as [(Float, CGFloat, CGFloat)])
  func progressBar(progress: Float, width: CGFloat, length: CGFloat) throws {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = progress
    screen.show(view, frame: CGRect(x: 0, y: 0, width: width, height: 4))
    #expect(try #require(view.subviews.last).frame.width == length)
  }

  @Test("F113: text begins 7 points from the edge of a field with round corners")
  func fieldText() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 280, height: 34))
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 17)
    field.text = "Text"
    screen.show(field)
    #expect(field.textRect(forBounds: field.bounds).minX == 7)
  }

  @Test("F114: the first line's caret in a text view is 21.5 high, at 7 from the top")
  func textViewCaret() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    view.font = .systemFont(ofSize: 17)
    screen.show(view)
    let caret = view.caretRect(for: view.beginningOfDocument)
    #expect(caret.height == 21.5 && caret.minY == 7)
  }

  @Test("margins are 8 for any view; a controller's view has at least 16 on a phone 320 wide, 20 on one 414 wide")
  func margins() {
    // Tests of other suites that have begun expect the standard screen.
    defer { StandardScreen.make() }
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    for (width, margin) in [(320, 16), (414, 20)] as [(CGFloat, CGFloat)] {
      let scene = UIWindowScene(
        screen: UIScreen(
          configuration: ScreenConfiguration(
            size: CGSize(width: width, height: 736), scale: 2, safeAreaInsets: .zero, idiom: .phone,
            horizontalSizeClass: .compact, verticalSizeClass: .regular)))
      UIApplication.shared.connect(scene)
      let window = UIWindow(windowScene: scene)
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      #expect(controller.systemMinimumLayoutMargins.leading == margin)
      #expect(controller.systemMinimumLayoutMargins.trailing == margin)
      #expect(controller.view.layoutMargins.left == margin)
    }
  }
}
