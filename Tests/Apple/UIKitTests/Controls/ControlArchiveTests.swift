import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Archives of controls", .ownHosts)
struct ControlArchiveTests {
  init() { StandardScreen.make() }

  @Test("a control comes out of an archive with its own subviews once, and its geometry")
  func archiving() throws {
    let controls: [UIView] = [
      UISwitch(), UISlider(), UISegmentedControl(items: ["One", "Two"]), UIStepper(), UIProgressView(),
      UIActivityIndicatorView(style: .large), UIPageControl(), UIColorWell(), UIRefreshControl(), UIPickerView(),
      UIDatePicker(), UIButton(configuration: .filled()),
    ]
    for control in controls {
      control.frame.origin = CGPoint(x: 3, y: 4)
      control.layoutIfNeeded()
      let data = try NSKeyedArchiver.archivedData(withRootObject: control, requiringSecureCoding: false)
      let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
      unarchiver.requiresSecureCoding = false
      let copy = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIView)
      #expect(type(of: copy) == type(of: control))
      #expect(copy.frame.origin == CGPoint(x: 3, y: 4))
      copy.layoutIfNeeded()
      #expect(copy.subviews.count <= control.subviews.count)
    }
  }
}
