import InterfaceBuilder
import Testing

@testable import StoryboardConversion

/// The module in which converted code is compiled.
@Suite struct VerificationModuleTests {
  private func view(_ id: String, _ name: String, _ inside: String = "") -> String {
    """
    <view id="\(id)" customClass="\(name)"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <subviews>\(inside)</subviews></view>
    """
  }

  private func convert(_ xib: String) -> Conversion {
    Converter().convert([ConversionFixtures.document(ConversionFixtures.xib(xib))])
  }

  @Test func aUnitThatIsLeftOutIsStillCountedAndStandsInForOthers() throws {
    let conversion = Converter().convert([
      ConversionFixtures.document(ConversionFixtures.storyboard, path: "Main.storyboard")
    ])
    let module = VerificationModule(conversion, units: [0, 1])
    let list = try #require(module.files["ConvertedList.swift"])
    #expect(list.contains("list.addUncompiled(file: \"Main.storyboard\", object: \"pro-fi-001\""))
    #expect(module.files["ProfileViewController.swift"] == nil)
    #expect(module.files["ProjectClasses.swift"]?.contains("class ProfileViewController: UIViewController {") == true)
    #expect(module.entries.map(\.name) == VerificationModule(conversion, units: [0, 1, 2]).entries.map(\.name))
  }

  @Test func aCoordinatorIsThereForTheScenesThatNameIt() {
    let conversion = Converter().convert([
      ConversionFixtures.document(ConversionFixtures.storyboard, path: "Main.storyboard")
    ])
    #expect(VerificationModule(conversion, units: [0, 1, 2]).files["MainCoordinator.swift"] != nil)
    #expect(
      VerificationModule(conversion, units: []).files.keys.sorted() == ["ConvertedList.swift", "ProjectClasses.swift"])
  }

  @Test func whatAClassOfUIKitIsExtendedByItsSubclassesAreNot() {
    func attribute(_ element: String, _ id: String) -> String {
      """
      <\(element) id="\(id)"><rect key="frame" x="0" y="0" width="1" height="1"/><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="theme" value="a"/>
      </userDefinedRuntimeAttributes></\(element)>
      """
    }
    let conversion = convert(view("root", "Card", attribute("view", "a") + attribute("label", "b")))
    let stubs = VerificationModule(conversion, units: [0]).files["ProjectClasses.swift"] ?? ""
    #expect(stubs.contains("extension UIView {\n  var theme: String?"))
    #expect(!stubs.contains("extension UILabel"))
  }

  @Test func aClassOfUIKitThatAFileNamesIsNotDeclaredAgain() {
    let conversion = convert(
      view(
        "root", "Card",
        #"<view id="a" customClass="UITextView"><rect key="frame" x="0" y="0" width="1" height="1"/></view>"#))
    let module = VerificationModule(conversion, units: [0])
    #expect(module.files["Card.swift"]?.contains("UITextView()") == true)
    #expect(module.files["ProjectClasses.swift"]?.contains("class UITextView") == false)
  }

  @Test func aMemberThatTheConvertedClassHasIsNotDeclaredBesides() {
    let label = #"<label id="lab"><rect key="frame" x="0" y="0" width="1" height="1"/></label>"#
    let outlet = #"<connections><outlet property="titleLabel" destination="lab" id="o1"/></connections>"#
    let card =
      "<view id=\"c\" customClass=\"Card\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
      + "<subviews>\(label)</subviews>\(outlet)</view>"
    var conversion = convert(card)
    let stub = ProjectStubs.Declaration(
      name: "Card", base: nil, members: [.init(name: "titleLabel", type: "UILabel?")], ownMembers: ["titleLabel"])
    conversion.stubs.declarations = [stub]
    #expect(VerificationModule(conversion, units: [0]).files["ProjectClasses.swift"]?.contains("Card") == false)
    #expect(convert(card).units[0].classes[0].source.contains("let titleLabel"))
  }
}
