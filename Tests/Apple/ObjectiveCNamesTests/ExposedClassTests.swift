import Foundation
import ObjectiveCNames
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Classes of the program in nibs", .ownHosts)
struct ExposedClassTests {
  init() { _ = ViewHost() }

  private func load(_ objects: String, owner: NSObject? = nil, connections: String = "") -> [Any] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(connections)</connections></placeholder>
          \(objects)
        </objects>
      </document>
      """
    return UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner)
  }

  @Test("a class is found by its module and name; outlets, collections and inspectable values are set before it wakes")
  func classOfModule() throws {
    expose(
      Badge.self, .outlet("caption", \.caption), .outlet("dots", \.dots), .value("inset", \.inset),
      .value("level", \.level), .value("tone", \.tone))
    let objects = load(
      """
      <view customClass="Badge" customModule="ObjectiveCNamesTests" id="v"><rect key="frame" x="0" y="0" width="40" height="20"/>
        <subviews><label text="hi" id="l"/><view id="d1"/><view id="d2"/></subviews>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="inset"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="level"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="color" keyPath="tone"><color key="value" systemColor="systemBlueColor"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="6"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <connections>
          <outlet property="caption" destination="l" id="o1"/>
          <outletCollection property="dots" destination="d2" id="o2"/>
          <outletCollection property="dots" destination="d1" id="o3"/>
        </connections>
      </view>
      """)
    let badge = try #require(objects.first as? Badge)
    #expect(badge.subviewsAtInit == 3)
    #expect(badge.caption?.text == "hi")
    #expect(badge.dots == [badge.subviews[2], badge.subviews[1]])
    #expect(badge.inset == 4 && badge.level == 2.5 && badge.tone == .systemBlue)
    #expect(badge.layer.cornerRadius == 6)
    #expect(badge.stateAtWaking == "hi 4.0")
  }

  @Test("a class goes by another name where it is registered so, and subclasses have what their superclass exposes")
  func registered() throws {
    expose(Badge.self, .outlet("caption", \.caption))
    expose(RoundBadge.self, as: "OldBadge")
    let objects = load(
      """
      <view customClass="OldBadge" customModule="Legacy" id="v"><subviews><label text="x" id="l"/></subviews>
        <connections><outlet property="caption" destination="l" id="o1"/></connections></view>
      """)
    #expect((objects.first as? RoundBadge)?.caption?.text == "x")
  }

  @Test("a property that nobody exposes, or of another type, is reported with its line")
  func reports() {
    expose(Badge.self, .outlet("caption", \.caption))
    var messages: [String] = []
    UserInterface.current.diagnosticListener = { messages.append($0) }
    defer { UserInterface.current.diagnosticListener = nil }
    _ = load(
      """
      <view customClass="Badge" customModule="ObjectiveCNamesTests" id="v"><subviews><view id="l"/></subviews>
        <connections>
          <outlet property="caption" destination="l" id="o1"/>
          <outlet property="nothing" destination="l" id="o2"/>
        </connections></view>
      """)
    #expect(messages.count == 2)
    #expect(messages.first?.contains("the value for 'caption' of Badge has the wrong type") == true)
    #expect(messages.last?.contains("Badge exposes no property 'nothing'") == true)
  }

  @Test("actions reach their targets, and gesture recognizers their views")
  func actions() throws {
    expose(Owner.self, .action("press:", Owner.press), .action("swiped", Owner.swiped))
    let owner = Owner()
    let objects = load(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="300" height="300"/>
        <subviews><button buttonType="system" id="b"><rect key="frame" x="0" y="0" width="100" height="40"/>
          <state key="normal" title="Go"/>
          <connections><action selector="press:" destination="-1" eventType="touchUpInside" id="a1"/></connections>
        </button></subviews>
        <connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="a2"/></connections>
      </view>
      <swipeGestureRecognizer direction="left" id="g">
        <connections><action selector="swiped" destination="-1" id="a3"/></connections></swipeGestureRecognizer>
      """, owner: owner)
    let host = ViewHost()
    let view = try #require(objects.first as? UIView)
    host.show(view, sizing: .fixed(CGSize(width: 300, height: 300)))
    try host.tap(text: "Go")
    #expect(owner.pressed?.currentTitle == "Go")
    let recognizer = try #require(view.gestureRecognizers?.first as? UISwipeGestureRecognizer)
    #expect(recognizer.direction == .left)
    try host.swipe(.left, on: .view(view))
    #expect(owner.swipes == 1)
  }

  @Test("an object beside the views is made by its maker, and outlets connect to it")
  func otherObject() {
    expose(Owner.self, .outlet("helper", \.helper))
    expose(Helper.self, .made { Helper() })
    let owner = Owner()
    _ = load(
      #"<customObject customClass="Helper" customModule="ObjectiveCNamesTests" id="h"/>"#, owner: owner,
      connections: #"<outlet property="helper" destination="h" id="o"/>"#)
    #expect(owner.helper != nil)
  }
}

final class Helper: NSObject {}

final class Owner: NSObject {
  var helper: Helper?
  var pressed: UIButton?
  var swipes = 0

  func press(_ sender: UIButton) { pressed = sender }
  func swiped() { swipes += 1 }
}

class Badge: UIView {
  var caption: UILabel!
  var dots: [UIView] = []
  var inset: CGFloat = 0
  var level: Float = 0
  var tone: UIColor?
  private(set) var subviewsAtInit = 0
  private(set) var stateAtWaking = ""

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    subviewsAtInit = subviews.count
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    stateAtWaking = "\(caption?.text ?? "") \(inset)"
  }
}

final class RoundBadge: Badge {}
