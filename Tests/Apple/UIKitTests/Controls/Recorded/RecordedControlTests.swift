import RecordedFacts
import TestHosts
import Testing
import UIKit

/// Recorded figures of controls and views that other tests do not contain.
@MainActor
@Suite("Recorded figures of controls", .ownHosts)
struct RecordedControlTests {
  private let screen: ControlTestScreen

  init() {
    StandardScreen.make()
    screen = ControlTestScreen()
  }

  @Test("F098-F102: a progress view's bar is as long as recorded", arguments: LayoutFact.all(in: "progress view"))
  func progressBar(fact: LayoutFact) throws {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = Float(fact.given.number("progress"))
    screen.show(view, frame: CGRect(x: 0, y: 0, width: fact.given.number("width"), height: 4))
    #expect(try #require(view.subviews.last).frame.width == fact.expected.number("fill"))
  }

  @Test("F113: text begins 7 points from the edge of a field with round corners")
  func fieldText() {
    let fact = LayoutFact["F113"]
    let field = UITextField(frame: CGRect(origin: .zero, size: fact.given.size("size")))
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: fact.given.number("fontSize"))
    field.text = "Text"
    screen.show(field)
    #expect(field.textRect(forBounds: field.bounds).minX == fact.expected.number("textX"))
  }

  @Test("F114: the first line's caret in a text view is 21.5 high, at 7 from the top")
  func textViewCaret() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let fact = LayoutFact["F114"]
    view.font = .systemFont(ofSize: fact.given.number("fontSize"))
    screen.show(view)
    let caret = view.caretRect(for: view.beginningOfDocument)
    #expect(caret.height == fact.expected.number("height") && caret.minY == fact.expected.number("y"))
  }

  @Test("C21, C22: margins of any view, and the least ones of a controller's view on phones 320 and 414 wide")
  func margins() {
    let margin = ControlFact["C21"].value
    #expect(UIView().layoutMargins == UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin))
    for (width, margin) in zip([320, 414] as [CGFloat], ControlFact["C22"].values) {
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

  @Test("C01-C08: the sizes of controls")
  func sizes() throws {
    func height(_ view: UIView) -> CGFloat {
      view.frame(forAlignmentRect: CGRect(origin: .zero, size: view.intrinsicContentSize)).height
    }
    #expect(UISwitch().frame.size == ControlFact["C01"].size)
    #expect(UIStepper().frame.size == ControlFact["C02"].size)
    #expect(height(UISegmentedControl(items: ["First", "Second"])) == ControlFact["C03"].value)
    #expect(height(UISlider()) == ControlFact["C04"].value)
    #expect(UIProgressView().intrinsicContentSize.height == ControlFact["C05"].value)
    let indicators = [UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large)]
    #expect(indicators.map(\.intrinsicContentSize.width) == ControlFact["C06"].values)
    #expect(indicators.map(\.intrinsicContentSize.height) == ControlFact["C06"].values)
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 17)
    #expect(field.intrinsicContentSize.height == ControlFact["C08"].value)
  }

  @Test("C09, C20, C29, C30: defaults")
  func defaults() {
    let text = UITextView()
    let insets = [
      text.textContainerInset.top, text.textContainerInset.bottom, text.textContainer.lineFragmentPadding,
    ]
    #expect(insets == ControlFact["C09"].values)
    let view = UIView()
    let priorities = [
      view.contentHuggingPriority(for: .horizontal), view.contentCompressionResistancePriority(for: .vertical),
    ]
    #expect(priorities.map { CGFloat($0.rawValue) } == ControlFact["C20"].values)
    #expect(CGFloat(UILongPressGestureRecognizer().minimumPressDuration) == ControlFact["C29"].value)
    let stepper = UIStepper()
    #expect(
      [stepper.minimumValue, stepper.maximumValue, stepper.stepValue].map { CGFloat($0) } == ControlFact["C30"].values)
  }

  @Test("C19: a system button's title is of 15 points, with 6 points above and below")
  func button() throws {
    let values = ControlFact["C19"].values
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    let title = try #require(button.titleLabel)
    #expect(title.font.pointSize == values[0])
    #expect(button.intrinsicContentSize.height == title.intrinsicContentSize.height + values[1] + values[2])
  }
}
