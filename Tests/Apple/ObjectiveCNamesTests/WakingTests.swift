import Foundation
import ObjectiveCNames
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
// The tests are serialized, because classes that a nib instantiates can only write to `Record`.
@Suite("Waking of a nib's objects", .ownHosts, .serialized)
struct WakingTests {
  init() {
    _ = ViewHost()
    Record.lines = []
  }

  private func load(_ objects: String, connections: String = "", owner: NSObject? = nil) -> [Any] {
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

  @Test("an object with no superclass but NSObject is made, connected and woken as the program says")
  func customObject() throws {
    expose(
      WakingHelper.self, .made(WakingHelper.init), .outlet("label", \.label), .value("times", \.times),
      .awakeFromNib(WakingHelper.awakeFromNib))
    let objects = load(
      """
      <label text="x" id="l"/>
      <customObject customClass="WakingHelper" customModule="ObjectiveCNamesTests" id="h">
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="times">
          <integer key="value" value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <connections><outlet property="label" destination="l" id="o"/></connections></customObject>
      """)
    let helper = try #require(objects.last as? WakingHelper)
    #expect(helper.label === objects.first as? UILabel && helper.times == 3)
    #expect(Record.lines == ["helper x"])
  }

  @Test("a constraint is of the class that the file names, with its outlets and values, and is woken")
  func constraint() throws {
    expose(
      ShrinkingConstraint.self, .outlet("label", \.label), .value("factor", \.factor),
      .made(ShrinkingConstraint.init))
    let objects = load(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
        <subviews><label text="y" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>
        <constraints><constraint firstItem="l" firstAttribute="width" constant="40" id="c"
            customClass="ShrinkingConstraint" customModule="ObjectiveCNamesTests">
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="factor">
            <real key="value" value="0.5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
          <connections><outlet property="label" destination="l" id="o"/></connections></constraint></constraints>
      </view>
      """)
    let view = try #require(objects.first as? UIView)
    view.layoutIfNeeded()
    #expect(view.subviews[0].constraints.first is ShrinkingConstraint)
    #expect(view.subviews[0].frame.width == 20)
    #expect(Record.lines == ["constraint y"])
  }

  @Test("recognizers, layouts and commands are woken, and outlets lead to them")
  func others() throws {
    expose(WakingTap.self, .made { WakingTap() })
    let objects = load(
      """
      <view id="v"><subviews>
        <collectionView id="cv"><rect key="frame" x="0" y="0" width="9" height="9"/>
          <collectionViewFlowLayout key="collectionViewLayout" customClass="WakingLayout" customModule="ObjectiveCNamesTests"
            minimumLineSpacing="3" id="fl"/></collectionView></subviews>
        <gestureRecognizers/><connections><outletCollection property="gestureRecognizers" destination="t" id="oc"/></connections>
      </view>
      <tapGestureRecognizer customClass="WakingTap" customModule="ObjectiveCNamesTests" id="t"/>
      """)
    let collection = try #require((objects.first as? UIView)?.subviews.first as? UICollectionView)
    #expect((collection.collectionViewLayout as? WakingLayout)?.minimumLineSpacing == 3)
    #expect(Record.lines.sorted() == ["layout", "tap"])
  }

  @Test("a class of which nothing says how it is made is reported, and its base stands in")
  func noMaker() {
    expose(StrangeConstraint.self)
    var messages: [String] = []
    UserInterface.current.diagnosticListener = { messages.append($0) }
    defer { UserInterface.current.diagnosticListener = nil }
    let objects = load(
      """
      <view id="v"><constraints><constraint firstAttribute="width" constant="40" id="c" customClass="StrangeConstraint"
        customModule="ObjectiveCNamesTests"/></constraints></view>
      """)
    #expect((objects.first as? UIView)?.constraints.count == 1)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("StrangeConstraint cannot be created from a nib") == true)
    #expect(messages.first?.contains("(object c)") == true)
  }
}

@MainActor
enum Record { static var lines: [String] = [] }

@MainActor
private final class WakingHelper: NSObject {
  weak var label: UILabel?
  var times = 0

  func awakeFromNib() { Record.lines.append("helper \(label?.text ?? "")") }
}

private class ShrinkingConstraint: NSLayoutConstraint {
  weak var label: UILabel?
  var factor: CGFloat = 1

  override func awakeFromNib() {
    super.awakeFromNib()
    constant *= factor
    Record.lines.append("constraint \(label?.text ?? "")")
  }
}

private class StrangeConstraint: NSLayoutConstraint {}

private final class WakingTap: UITapGestureRecognizer {
  override func awakeFromNib() { Record.lines.append("tap") }
}

final class WakingLayout: UICollectionViewFlowLayout {
  override func awakeFromNib() { Record.lines.append("layout") }
}
