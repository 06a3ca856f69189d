import Foundation
import TestHosts
import Testing
import UIKit

// Code of apps, without `@testable`, which must compile and work without changes.

final class RatingControl: UIControl {
  var rating = 3 {
    didSet { UIAccessibility.post(notification: .layoutChanged, argument: self) }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = NSLocalizedString("Rating", comment: "")
    accessibilityTraits.insert(.adjustable)
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Clear") { [weak self] _ in
        self?.rating = 0
        return true
      }
    ]
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var accessibilityValue: String? {
    get { "\(rating) stars" }
    set {}
  }

  override func accessibilityIncrement() { rating += 1 }

  override func accessibilityDecrement() { rating -= 1 }
}

final class ChartView: UIView {
  let values = [3, 5]

  private lazy var bars: [UIAccessibilityElement] = values.enumerated().map { index, value in
    let element = BarElement(accessibilityContainer: self)
    element.accessibilityLabel = "Bar \(index + 1)"
    element.accessibilityValue = "\(value)"
    element.accessibilityIdentifier = "bar-\(index)"
    element.accessibilityFrameInContainerSpace = CGRect(x: CGFloat(index) * 20, y: 0, width: 10, height: 100)
    return element
  }

  override var accessibilityElements: [Any]? {
    get { bars }
    set {}
  }
}

final class BarElement: UIAccessibilityElement {
  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.image) }
    set { super.accessibilityTraits = newValue }
  }

  override func accessibilityActivate() -> Bool { true }
}

final class SheetController: UIViewController {
  var isClosed = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityViewIsModal = true
    title = "Sheet"
  }

  override func accessibilityPerformEscape() -> Bool {
    isClosed = true
    return true
  }
}

@MainActor
@Suite(.ownHosts)
struct UnmodifiedAccessibilityCodeTests {
  @Test func aControlOfTheAppsAnswers() {
    let control = RatingControl()
    let element: NSObject = control
    element.accessibilityIncrement()
    #expect(element.accessibilityValue == "4 stars")
    #expect(element.accessibilityTraits.contains(.adjustable))
    let clear = control.accessibilityCustomActions?.first
    #expect(clear?.actionHandler?(clear!) == true)
    #expect(control.rating == 0)
  }

  @Test func elementsOfAViewThatDraws() {
    let chart = ChartView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let elements = (chart.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
    #expect(elements.map(\.accessibilityLabel) == ["Bar 1", "Bar 2"])
    #expect(elements.map(\.accessibilityTraits) == [.image, .image])
    #expect(chart.index(ofAccessibilityElement: elements[1]) == 1)
    #expect(elements.map { ($0 as NSObject).accessibilityActivate() } == [true, true])
  }

  @Test func controllersAnswerGestures() {
    let controller = SheetController()
    controller.loadViewIfNeeded()
    #expect(controller.accessibilityPerformEscape())
    #expect(controller.isClosed)
    #expect(controller.view.accessibilityViewIsModal)
  }
}
