import Foundation
import TestHosts
import Testing
import UIKit
import ViewHost

@testable import ObjectiveCNames

@MainActor
@Suite("Rewritten selectors, outlets and actions", .ownHosts)
struct RewrittenSelectorTests {
  init() { viewcode_register_RewrittenSourcesTests() }

  private func pressed(_ form: SelectorForm) throws -> ViewHost {
    let host = ViewHost()
    host.show(form)
    try host.tap(on: form.button)
    return host
  }

  @Test("targets get the sender and the event, private methods too, and those of a protocol's name")
  func targets() throws {
    let form = SelectorForm()
    let host = try pressed(form)
    #expect(form.log == ["pressed true", "pressed with event true", "plain"])
    host.advance(by: 60)
    NotificationCenter.default.post(name: Notification.Name("Noticed"), object: nil)
    #expect(form.log.suffix(2) == ["tick", "noticed Noticed"])
  }

  @Test("an override in a subclass is what runs")
  func overrides() throws {
    let form = SelectorSubform()
    _ = try pressed(form)
    #expect(form.log.last == "plain of the subclass")
  }

  @Test("methods answer by name, with what they return")
  func byName() {
    let form = SelectorForm()
    #expect(form.perform(Selector("plainNumber:"), with: NSNumber(value: 2))?.takeUnretainedValue() as? NSNumber == 3)
    #expect(form.responds(to: Selector("where_")) && !form.responds(to: Selector("elsewhere")))
    #expect(form.where_() == "phone")
    let model = MemberModel()
    _ = model.perform(Selector("renameTo:"), with: "b")
    _ = model.perform(Selector("setName:"), with: NSString(string: model.name + "c"))
    #expect(model.name == "bc")
  }

  @Test("a storyboard finds classes, outlets, collections, values and actions")
  func nib() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LegacyForm">
            <connections><outlet property="caption" destination="l" id="o1"/>
              <outletCollection property="dots" destination="l" id="o2"/>
              <outlet property="view" destination="v" id="o3"/></connections></placeholder>
          <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
            <subviews><label text="hello" id="l"/><button id="b"><rect key="frame" x="0" y="50" width="90" height="40"/>
              <state key="normal" title="Go"/>
              <connections><action selector="pressed:with:" destination="-1" eventType="touchUpInside" id="a"/></connections>
              </button></subviews></view>
        </objects>
      </document>
      """
    let form = SelectorForm()
    _ = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: form)
    #expect(form.captionText == "hello" && form.dots.count == 1)
    let host = ViewHost()
    host.show(form)
    try host.tap(text: "Go")
    #expect(form.log == ["pressed with event true"])
  }

  @Test("classes with type parameters, and those in functions, register what they have where they use it")
  func atUse() throws {
    let box = GenericBox<Int>(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.setUp()
    let host = ViewHost()
    host.show(box, sizing: .fixed(CGSize(width: 100, height: 100)))
    try host.tap(on: box.button)
    #expect(box.taps == 1)
    let (local, selector) = localTarget()
    #expect(local.perform(selector)?.takeUnretainedValue() as? NSString == "local")
  }

  @Test("a class of Swift's own is a target")
  func plainTarget() {
    let target = PlainTarget()
    target.listen()
    NotificationCenter.default.post(name: Notification.Name("Fire"), object: nil)
    #expect(target.count == 1)
  }
}
