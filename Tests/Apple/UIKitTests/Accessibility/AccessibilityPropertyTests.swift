import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct AccessibilityPropertyTests {
  init() { StandardScreen.make() }

  @Test func standardControlsSayWhatTheyAre() {
    for row in SpokenDefaultRow.all {
      let view = row.make()
      #expect(view.isAccessibilityElement == row.isElement, "\(row.name)")
      #expect(view.accessibilityLabel == row.label, "\(row.name)")
      #expect(view.accessibilityValue == row.value, "\(row.name)")
      #expect(view.accessibilityTraits == row.traits, "\(row.name)")
    }
  }

  @Test func whatTheAppSaysTakesTheDefaultsPlace() {
    let label = UILabel()
    label.text = "5 km"
    label.accessibilityLabel = "Five kilometres"
    label.accessibilityTraits = .header
    label.isAccessibilityElement = false
    label.accessibilityValue = "far"
    #expect(label.accessibilityLabel == "Five kilometres")
    #expect(label.accessibilityAttributedLabel?.string == "Five kilometres")
    #expect(label.accessibilityTraits == .header)
    #expect(!label.isAccessibilityElement)
    #expect(label.accessibilityUserInputLabels == ["Five kilometres"])
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "5 km")
  }

  @Test func anAttributedLabelIsTheLabelToo() {
    let view = UIView()
    view.accessibilityAttributedHint = NSAttributedString(string: "Opens the map")
    #expect(view.accessibilityHint == "Opens the map")
  }

  @Test func overridesOfSubclassesAreSeenThroughAnyType() {
    let cell = SpokenCell()
    let object: NSObject = cell
    #expect(object.accessibilityLabel == "Ada, 3 messages")
    #expect(object.accessibilityAttributedLabel?.string == "Ada, 3 messages")
    #expect(object.isAccessibilityElement)
    #expect(object.accessibilityActivate())
    #expect(cell.activations == 1)
    object.accessibilityHint = "Opens"
    #expect(cell.accessibilityHint == "Opens")
  }

  @Test func objectsThatAreNoViewsKeepWhatIsSaidOfThem() {
    let object = NSObject()
    #expect(object.accessibilityLabel == nil)
    object.accessibilityLabel = "Point"
    #expect(object.accessibilityLabel == "Point")
    #expect(NSObject().accessibilityLabel == nil)
    for _ in 0..<500 { NSObject().accessibilityLabel = "gone" }
    #expect(object.accessibilityLabel == "Point")
    #expect(NSObject().accessibilityLabel == nil)
    let image = UIImage()
    image.accessibilityIdentifier = "icon"
    #expect(image.accessibilityIdentifier == "icon")
    #expect(image.accessibilityLabel == nil)
  }

  @Test func theFrameIsTheScreens() {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
    window.isHidden = false
    let outer = UIView(frame: CGRect(x: 5, y: 5, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.bounds.origin.y = 50
    #expect(inner.accessibilityFrame == CGRect(x: 16, y: -23, width: 30, height: 40))
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 31, y: -3))
    let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: inner.bounds), in: inner)
    #expect(path.bounds == CGRect(x: 16, y: -23, width: 30, height: 40))
    inner.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 5, y: 5))
  }

  @Test func anElementsFrameMovesWithItsContainer() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    window.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    #expect(element.isAccessibilityElement)
    #expect(element.accessibilityContainer === view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 5, height: 5)
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 11, width: 5, height: 5))
    let part = UIAccessibilityElement(accessibilityContainer: element)
    part.accessibilityFrameInContainerSpace = CGRect(x: 2, y: 0, width: 1, height: 1)
    #expect(part.accessibilityFrame == CGRect(x: 13, y: 11, width: 1, height: 1))
    view.frame.origin.x = 50
    #expect(element.accessibilityFrame.minX == 51)
    element.accessibilityFrame = CGRect(x: 7, y: 7, width: 7, height: 7)
    #expect(element.accessibilityFrame.minX == 7)
  }

  @Test func containersAnswerForTheirElements() {
    let view = UIView()
    let elements = [
      UIAccessibilityElement(accessibilityContainer: view), UIAccessibilityElement(accessibilityContainer: view),
    ]
    #expect(view.accessibilityElementCount() == 0)
    view.accessibilityElements = elements
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as AnyObject === elements[1])
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(view.index(ofAccessibilityElement: elements[1]) == 1)
    #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
  }

  @Test func aSwipeMovesASliderByATenth() {
    let slider = UISlider()
    var sent = 0
    slider.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
    slider.value = 0.95
    slider.accessibilityIncrement()
    #expect(slider.value == 1)
    slider.accessibilityIncrement()
    #expect(sent == 1)
    slider.accessibilityDecrement()
    #expect(slider.accessibilityValue == "90%")
    #expect(sent == 2)
  }

  @Test func aSwipeTurnsPages() {
    let control = UIPageControl()
    control.numberOfPages = 2
    var sent = 0
    control.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
    control.accessibilityDecrement()
    #expect(sent == 0)
    control.accessibilityIncrement()
    #expect(control.currentPage == 1)
    #expect(sent == 1)
  }

  @Test func scrollingGoesByPagesToTheEnd() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 250)
    #expect(view.accessibilityScroll(.up))
    #expect(view.contentOffset.y == 100)
    #expect(view.accessibilityScroll(.up))
    #expect(view.contentOffset.y == 150)
    #expect(!view.accessibilityScroll(.up))
    #expect(!view.accessibilityScroll(.left))
    #expect(view.accessibilityScroll(.down))
    #expect(view.contentOffset.y == 50)
  }

  @Test func customActionsRun() {
    var name: String?
    let action = UIAccessibilityCustomAction(name: "Delete") { action in
      name = action.name
      return true
    }
    #expect(action.actionHandler?(action) == true)
    #expect(name == "Delete")
  }

  @Test func theHostHearsWhatAppsPost() {
    var heard: [(UIAccessibility.Notification, String?)] = []
    UserInterface.current.accessibilityListener = { heard.append(($0, $1 as? String)) }
    defer { UserInterface.current.accessibilityListener = nil }
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(heard.map(\.0) == [.announcement, .layoutChanged])
    #expect(heard.map(\.1) == ["Saved", nil])
  }

  @Test func settingsOfTheHostAreSeenAndAnnounced() {
    #expect(!UIAccessibility.isVoiceOverRunning)
    var heard: [String] = []
    let names = [
      UIAccessibility.voiceOverStatusDidChangeNotification, UIAccessibility.boldTextStatusDidChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
    ]
    let box = Names()
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        box.list.append($0.name.rawValue)
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    defer { StandardScreen.make() }
    var configuration = UIScreen.main.configuration
    configuration.accessibility = [.voiceOver]
    configuration.legibilityWeight = .bold
    UIScreen.main.adopt(configuration)
    heard = box.list
    #expect(UIAccessibility.isVoiceOverRunning)
    #expect(UIAccessibility.isBoldTextEnabled)
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(
      heard == [
        "UIAccessibilityBoldTextStatusDidChangeNotification", "UIAccessibilityVoiceOverStatusDidChangeNotification",
      ])
  }
}

private final class Names: @unchecked Sendable {
  var list: [String] = []
}

private final class SpokenCell: UIView {
  var activations = 0

  override var accessibilityLabel: String? {
    get { "Ada, 3 messages" }
    set {}
  }

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }

  override func accessibilityActivate() -> Bool {
    activations += 1
    return true
  }
}
