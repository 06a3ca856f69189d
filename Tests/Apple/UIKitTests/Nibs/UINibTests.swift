import Foundation
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("UINib", .ownHosts)
struct UINibTests {
  init() { StandardScreen.make() }

  @Test(
    "names that the system font has had lead to it",
    arguments: [
      (".AppleSystemUIFont", UIFont.Weight.regular), (".SFUIText-Semibold", .semibold), (".SFNSDisplay-Light", .light),
      (".HelveticaNeueInterface-Bold", .bold),
    ])
  func namesOfTheSystemFont(name: String, weight: UIFont.Weight) throws {
    let label = """
      <label text="a" id="l"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
        <fontDescription key="fontDescription" name="\(name)" family=".AppleSystemUIFont" pointSize="15"/></label>
      """
    let view = try #require(NibText.load(label).first as? UILabel)
    #expect(view.font == UIFont.systemFont(ofSize: 15, weight: weight))
  }

  @Test("a key path leads to the label of a button and of a cell")
  func keyPathsThroughParts() throws {
    func attribute(_ path: String, _ value: String) -> String {
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="\(path)">\(value)
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    }
    let objects = NibText.load(
      NibText.view(
        "<button id=\"a\"><state key=\"normal\" title=\"Go\"/>"
          + attribute("titleLabel.textAlignment", "<integer key=\"value\" value=\"1\"/>") + "</button><button id=\"b\">"
          + attribute("titleLabel.numberOfLines", "<integer key=\"value\" value=\"3\"/>") + "</button>"))
    let buttons = try #require(objects.first as? UIView).subviews.compactMap { $0 as? UIButton }
    #expect(buttons[0].titleLabel?.textAlignment == .center)
    #expect(buttons[1].titleLabel?.numberOfLines == 3)
  }

  @Test("a controller of a XIB has the view that the file has in it, and is told when it is there")
  func controllersWithViews() throws {
    let objects = NibText.load(
      """
      <viewController title="One" id="c"><view key="view" tag="7" id="v"><rect key="frame" x="0" y="0" width="30" height="40"/>
        <subviews><label text="In it" id="l"/></subviews></view></viewController>
      """)
    let controller = try #require(objects.first as? UIViewController)
    #expect(controller.isViewLoaded)
    #expect(controller.view.tag == 7 && (controller.view.subviews.first as? UILabel)?.text == "In it")
  }

  @Test("the top-level objects come in the order of the file, with their subviews")
  func topLevelObjects() throws {
    let objects = NibText.load(
      NibText.view(#"<label text="One" id="a"><rect key="frame" x="8" y="9" width="50" height="20"/></label>"#)
        + #"<label text="Two" id="b"><rect key="frame" x="0" y="0" width="10" height="11"/></label>"#)
    #expect(objects.count == 2)
    let view = try #require(objects.first as? UIView)
    let label = try #require(view.subviews.first as? UILabel)
    #expect(label.text == "One")
    #expect(label.frame == CGRect(x: 8, y: 9, width: 50, height: 20))
    #expect((objects.last as? UILabel)?.text == "Two")
  }

  @Test("priorities that the file leaves out are 250 and 750, whatever the class begins with in code")
  func standardPriorities() throws {
    let objects = NibText.load(
      NibText.view(
        #"<label text="One" id="a"/><searchBar id="b"/><label verticalHuggingPriority="300" text="Two" id="c"/>"#))
    let views = try #require(objects.first as? UIView).subviews
    #expect(views.map { $0.contentHuggingPriority(for: .vertical).rawValue } == [250, 250, 300])
    #expect(views.map { $0.contentCompressionResistancePriority(for: .vertical).rawValue } == [750, 750, 750])
  }

  @Test(
    "a stepper's range may lie anywhere, and one that is none is left out",
    arguments: [
      (#"minimumValue="200" maximumValue="300""#, [200, 300, 1]),
      (#"minimumValue="-300" maximumValue="-200""#, [-300, -200, 1]),
      (#"minimumValue="334""#, [0, 100, 1]), (#"minimumValue="5" maximumValue="5" stepValue="2""#, [0, 100, 2]),
      (#"stepValue="0""#, [0, 100, 1]),
    ] as [(String, [Double])])
  func stepperRange(attributes: String, expected: [Double]) throws {
    let objects = NibText.load(NibText.view("<stepper \(attributes) id=\"a\"/>"))
    let stepper = try #require((objects.first as? UIView)?.subviews.first as? UIStepper)
    #expect([stepper.minimumValue, stepper.maximumValue, stepper.stepValue] == expected)
  }

  @Test(
    "a segment that is not there is not chosen, and any number below zero stands for none",
    arguments: [("-9223372036854775808", -1), ("-1", -1), ("1", 1), ("2", 0)])
  func selectedSegment(number: String, expected: Int) throws {
    let objects = NibText.load(
      NibText.view(
        """
        <segmentedControl selectedSegmentIndex="\(number)" id="a"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
        """))
    let control = try #require((objects.first as? UIView)?.subviews.first as? UISegmentedControl)
    #expect(control.selectedSegmentIndex == (expected == 0 ? UISegmentedControl.noSegment : expected))
  }

  @Test("beside a configuration the title of a state is not shown")
  func configurationBesideState() throws {
    let objects = NibText.load(
      NibText.view(
        """
        <button buttonType="system" id="a">
          <rect key="frame" x="0" y="0" width="90" height="30"/>
          <state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="filled" title="Go"/>
        </button>
        <button buttonType="system" id="b">
          <rect key="frame" x="0" y="0" width="90" height="30"/>
          <state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="plain"/>
        </button>
        """))
    let buttons = try #require(objects.first as? UIView).subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map(\.configuration?.title) == ["Go", nil])
  }

  @Test("each instantiation makes objects of its own")
  func instances() {
    let nib = UINib(data: NibText.xib(NibText.view("")), bundle: nil)
    let first = nib.instantiate(withOwner: nil).first as? UIView
    let second = nib.instantiate(withOwner: nil).first as? UIView
    #expect(first != nil && first !== second)
  }

  @Test("constraints hold, by priority and with safe area and margins")
  func constraints() throws {
    let objects = NibText.load(
      NibText.view(
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="1" height="1"/>
          <constraints>
            <constraint firstAttribute="width" constant="120" id="c1"/>
            <constraint firstAttribute="height" secondItem="a" secondAttribute="width" multiplier="1:2" id="c2"/>
            <constraint firstAttribute="width" priority="500" constant="40" id="c3"/>
          </constraints>
        </view>
        """,
        rest: """
          <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c4"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="7" id="c5"/>
          </constraints>
          <viewLayoutGuide key="safeArea" id="safe"/>
          """))
    let view = try #require(objects.first as? UIView)
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame == CGRect(x: 8, y: 7, width: 120, height: 60))
  }

  @Test("constraints that only Interface Builder has are not made, and those of size classes by the traits")
  func leftOut() throws {
    let objects = NibText.load(
      NibText.view(
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="1" height="1"/>
          <constraints>
            <constraint firstAttribute="width" constant="10" placeholder="YES" id="c1"/>
            <constraint firstAttribute="width" constant="20" id="c2">
              <variation key="widthClass=compact" constant="30"/>
            </constraint>
            <constraint firstAttribute="height" constant="5" id="c3"/>
            <constraint firstAttribute="height" constant="6" id="c4"/>
          </constraints>
          <variation key="default"><mask key="constraints"><exclude reference="c3"/></mask></variation>
        </view>
        """))
    let view = try #require((objects.first as? UIView)?.subviews.first)
    #expect(view.constraints.count == 2)
    #expect(view.constraints.map(\.constant).sorted() == [6, 30])
  }

  @Test("the owner's outlets of UIKit are set, and a controller gets its view")
  func owner() {
    let controller = UIViewController()
    let data = NibText.xib(
      NibText.view(""), owner: #"<connections><outlet property="view" destination="root" id="o1"/></connections>"#)
    _ = UINib(data: data, bundle: nil).instantiate(withOwner: controller)
    #expect(controller.isViewLoaded)
    #expect(controller.view.bounds.size == CGSize(width: 300, height: 200))
  }

  @Test("properties of controls are what the file says")
  func controls() throws {
    let objects = NibText.load(
      NibText.view(
        """
        <button buttonType="system" id="b"><rect key="frame" x="0" y="0" width="90" height="30"/>
          <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="19"/>
          <state key="normal" title="Go"><color key="titleColor" systemColor="systemRedColor"/></state>
          <state key="disabled" title="No"/>
        </button>
        <slider value="30" minValue="10" maxValue="40" id="s"><rect key="frame" x="0" y="0" width="90" height="31"/></slider>
        <switch on="YES" id="w"><rect key="frame" x="0" y="0" width="51" height="31"/></switch>
        <segmentedControl selectedSegmentIndex="1" id="g"><rect key="frame" x="0" y="0" width="90" height="32"/>
          <segments><segment title="A"/><segment title="B" enabled="NO"/></segments></segmentedControl>
        <textField placeholder="Name" borderStyle="roundedRect" id="t"><rect key="frame" x="0" y="0" width="90" height="34"/>
          <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" secureTextEntry="YES"/>
        </textField>
        <stackView axis="vertical" spacing="6" alignment="center" id="k"><rect key="frame" x="0" y="0" width="9" height="9"/>
          <subviews><label text="x" id="l1"/><label text="y" hidden="YES" id="l2"/></subviews></stackView>
        """))
    let views = try #require((objects.first as? UIView)?.subviews)
    let button = try #require(views[0] as? UIButton)
    #expect(button.title(for: .normal) == "Go" && button.title(for: .disabled) == "No")
    #expect(button.titleColor(for: .normal) == .systemRed)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 19, weight: .semibold))
    #expect(button.buttonType == .system)
    let slider = try #require(views[1] as? UISlider)
    #expect((slider.minimumValue, slider.value, slider.maximumValue) == (10, 30, 40))
    #expect((views[2] as? UISwitch)?.isOn == true)
    let segments = try #require(views[3] as? UISegmentedControl)
    #expect(segments.selectedSegmentIndex == 1 && segments.titleForSegment(at: 0) == "A")
    #expect(!segments.isEnabledForSegment(at: 1))
    let field = try #require(views[4] as? UITextField)
    #expect(field.placeholder == "Name" && field.borderStyle == .roundedRect && field.isSecureTextEntry)
    #expect(field.keyboardType == .emailAddress && field.returnKeyType == .done)
    let stack = try #require(views[5] as? UIStackView)
    #expect(stack.arrangedSubviews.count == 2 && stack.arrangedSubviews[1].isHidden)
    #expect(stack.axis == .vertical && stack.spacing == 6 && stack.alignment == .center)
  }

  @Test("a class that is not in the program gives way to its base, and the developer is told where")
  func unknownClass() {
    var messages: [String] = []
    UserInterface.current.diagnosticListener = { messages.append($0) }
    defer { UserInterface.current.diagnosticListener = nil }
    let objects = NibText.load(
      NibText.view(#"<label text="x" customClass="Fancy" customModule="Shop" id="f"/>"#))
    #expect((objects.first as? UIView)?.subviews.first is UILabel)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("data:10:") == true)
    #expect(messages.first?.contains("Shop.Fancy is not in the program; using UILabel") == true)
  }

  @Test("a constraint that breaks the rules is left out and reported; the others hold")
  func brokenConstraint() throws {
    var messages: [String] = []
    UserInterface.current.diagnosticListener = { messages.append($0) }
    defer { UserInterface.current.diagnosticListener = nil }
    let objects = NibText.load(
      NibText.view(
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
        rest: """
          <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="top" id="c1"/>
            <constraint firstItem="a" firstAttribute="leading" constant="3" id="c2"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="loose" secondAttribute="leading" id="c3"/>
            <constraint firstItem="a" firstAttribute="width" constant="30" id="c4"/>
          </constraints>
          """) + #"<view id="loose"/>"#)
    let view = try #require((objects.first as? UIView)?.subviews.first)
    #expect(view.constraints.map(\.constant) == [30])
    #expect(messages.count == 3)
  }

  @Test("what a file says that is not understood, or has no effect, is told once, when the file is read")
  func findings() {
    var messages: [String] = []
    UserInterface.current.diagnosticListener = { messages.append($0) }
    defer { UserInterface.current.diagnosticListener = nil }
    let nib = UINib(
      data: NibText.xib(
        NibText.view(#"<label text="x" novelty="1" largeContentTitle="big" id="l"/>"#)), bundle: nil)
    _ = nib.instantiate(withOwner: nil)
    _ = nib.instantiate(withOwner: nil)
    #expect(messages.count == 2)
    #expect(messages.first?.contains(#"unknown attribute novelty="1" of label (object l)"#) == true)
    #expect(messages.contains { $0.contains("largeContentTitle of label has no effect in ViewCode (object l)") })
    #expect(messages.allSatisfy { $0.hasPrefix("data:10:") })
  }

  @Test("an option puts an object in the place of a placeholder")
  func externalObjects() {
    let field = UITextField()
    let delegate = FieldDelegate()
    let data = NibText.xib(
      #"""
      <placeholder placeholderIdentifier="theDelegate" id="ext"/>
      <textField id="t"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <connections><outlet property="delegate" destination="ext" id="o"/></connections></textField>
      """#)
    let objects = UINib(data: data, bundle: nil).instantiate(
      withOwner: nil, options: [.externalObjects: ["theDelegate": delegate]])
    #expect((objects.first as? UITextField)?.delegate === delegate)
    #expect(field.delegate == nil)
  }

  @Test("a class of the file's own target is found where the product has another name than the file says")
  func classOfRenamedProduct() throws {
    MemberTables.register(module: "UIKitTests")
    let element =
      #"<label text="x" customClass="UINibTestLabel" customModule="Old" customModuleProvider="target" id="f"/>"#
    let view = try #require(NibText.load(NibText.view(element)).first as? UIView)
    #expect(view.subviews.first is UINibTestLabel)
  }

  @Test("a class of the file's own target is found without its module's name")
  func classOfTheTarget() throws {
    MemberTables.register(module: "UIKitTests")
    let element = #"<label text="x" customClass="UINibTestLabel" customModuleProvider="target" id="f"/>"#
    let view = try #require(NibText.load(NibText.view(element)).first as? UIView)
    #expect(view.subviews.first is UINibTestLabel)
    let other = #"<label text="x" customClass="UINibTestLabel" id="f"/>"#
    let plain = try #require(NibText.load(NibText.view(other)).first as? UIView)
    #expect(!(plain.subviews.first is UINibTestLabel))
  }

  @Test("a cell that the file describes as a plain view has the view's subviews")
  func cellAsPlainView() throws {
    MemberTables.register(module: "UIKitTests")
    let view = NibText.view(
      #"<label text="Option" id="l"/>"#, attributes: #"customClass="UINibTestCell" customModuleProvider="target""#)
    let cell = try #require(NibText.load(view).first as? UINibTestCell)
    #expect(cell.subviews.contains { ($0 as? UILabel)?.text == "Option" })
    #expect(cell.contentView.superview === cell)
  }
}

final class UINibTestCell: UITableViewCell {}

private final class FieldDelegate: NSObject, UITextFieldDelegate {}

final class UINibTestLabel: UILabel {
  @Test("the objects of a nib exist until the end of the turn, also if only a weak outlet refers to them")
  func lifetimeOfObjects() {
    let host = ViewHost()
    weak var view: UIView?
    host.run {
      view = NibText.load(NibText.view("")).first as? UIView
      #expect(view != nil)
    }
    host.advance(by: 1)
    #expect(view == nil)
  }
}
