@_spi(Host) import ObjectiveCNames
import Testing
import UIKit

@MainActor
@Suite("Members of AnyObject")
struct ObjectiveCObjectTests {
  @Test("numbers are had from Foundation's numbers and Swift's, as from texts")
  func numbers() {
    #expect(ObjectiveCObject(NSNumber(value: 2.5)).doubleValue == 2.5)
    #expect(ObjectiveCObject(2.5).intValue == 2)
    #expect(ObjectiveCObject(Int.max).intValue == .max)
    #expect(ObjectiveCObject("3").doubleValue == 3)
    #expect(ObjectiveCObject(true).boolValue == true)
    #expect(ObjectiveCObject(NSNumber(value: 7)).stringValue == "7")
  }

  @Test("rectangles are had from values and from themselves")
  func rectangles() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(ObjectiveCObject(NSValue(cgRect: rect)).cgRectValue == rect)
    #expect(ObjectiveCObject(rect).cgRectValue == rect)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(ObjectiveCObject(NSValue(uiEdgeInsets: insets)).uiEdgeInsetsValue == insets)
  }

  @Test("what a value has not is nil, and so is all of nothing")
  func nothing() {
    #expect(ObjectiveCObject(UILabel()).doubleValue == nil)
    #expect(ObjectiveCObject(nil).cgRectValue == nil)
    #expect(ObjectiveCObject.ifAny(nil)?.doubleValue == nil)
  }
}
