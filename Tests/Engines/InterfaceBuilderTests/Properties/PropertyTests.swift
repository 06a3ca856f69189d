import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct PropertyTests {
  private let document: Document

  init() throws { document = try Fixtures.read(Fixtures.card) }

  @Test func `a view has its frame, mask, class and subviews in order`() throws {
    let card = try #require(document.object("card-1"))
    #expect(card.kind == .view)
    #expect(card.kind?.className == "UIView")
    #expect(card.frame == Rect(x: 0, y: 0, width: 320, height: 200.5))
    #expect(card[ViewElement.autoresizingMask] == [.widthSizable, .heightSizable])
    #expect(card.customClass?.name == "CardView")
    #expect(card.customClass?.module == "App")
    #expect(card.customClass?.isOfTarget == true)
    #expect(card.subviews.map(\.kind) == [.label, .button, .textView])
    #expect(card.subviews.map(\.parent) == [card, card, card])
    #expect(card.layoutGuides.map(\.id) == ["guide-1"])
    #expect(card.gestureRecognizers.map(\.id) == ["tap-1"])
    #expect(card.gestureRecognizers.first?[TapGestureRecognizerElement.numberOfTapsRequired] == 2)
  }

  @Test func `what is written is read, what is not is nil, and nil is something else`() throws {
    let label = try #require(document.object("label-1"))
    #expect(label[LabelElement.text] == "Hello")
    #expect(label[LabelElement.numberOfLines] == 0)
    #expect(label[LabelElement.textAlignment] == .natural)
    #expect(label[ViewElement.opaque] == false)
    #expect(label[LabelElement.fontDescription] == FontDescription(form: .system(weight: .semibold), pointSize: 17))
    #expect(label[LabelElement.textColor] == nil)
    #expect(label.isNil(LabelElement.textColor))
    #expect(label[LabelElement.shadowColor] == nil)
    #expect(!label.isNil(LabelElement.shadowColor))
    let color = try #require(label[LabelElement.highlightedColor]?.components)
    #expect(color == Color.Components(space: .displayP3, red: 1, green: 0.5, blue: 0, alpha: 0.25))
  }

  @Test func `colors by name are looked up in the resources`() throws {
    let background = try #require(document.object("card-1")?[ViewElement.backgroundColor])
    #expect(background == Color(name: .system("systemBackgroundColor"), components: nil))
    #expect(document.components(of: background)?.red == 1)
    let faint = try #require(document.object("button-1")?.buttonStates.last?.titleColor)
    #expect(faint.name == .catalog("faint"))
    #expect(document.components(of: faint)?.green == 0.5)
    #expect(document.components(of: Color(name: .catalog("no"), components: nil)) == nil)
  }

  @Test func `a button has what it shows in each state`() throws {
    let states = try #require(document.object("button-1")).buttonStates
    #expect(states.map(\.state) == [.normal, .disabled])
    #expect(states.map(\.title) == ["Go", "No"])
    #expect(states.map(\.image?.name) == ["star", nil])
    #expect(states[0].image?.isSymbol == true)
    #expect(document.images.map(\.size) == [Size(width: 128, height: 116)])
  }

  @Test func `long text and traits of text inputs are read`() throws {
    let text = try #require(document.object("text-1"))
    #expect(text[TextViewElement.text] == "Two\nlines")
    let traits = try #require(text[TextViewElement.textInputTraits])
    #expect(traits.keyboardType == .url)
    #expect(traits.isSecureTextEntry == true)
    #expect(traits.returnKeyType == nil)
  }

  @Test func `accessibility is read`() throws {
    let accessibility = try #require(document.object("card-1")?[ViewElement.accessibilityConfiguration])
    #expect(accessibility.label == "Card")
    #expect(accessibility.isElement == true)
    #expect(accessibility.traits == ["button", "header"])
  }

  @Test func `runtime attributes have values of their types`() throws {
    let attributes = try #require(document.object("card-1")).runtimeAttributes
    #expect(attributes.map(\.keyPath) == ["radius", "soft", "gap"])
    #expect(attributes.map(\.value) == [.integer(8), .bool(true), .size(Size(width: 1, height: 2))])
  }

  @Test func `every type of runtime attribute is read`() throws {
    let pairs: [(String, RuntimeAttribute.Value)] = [
      ("type=\"string\" value=\"a\"/>", .text("a")), ("type=\"string\"/>", .text("")),
      ("type=\"string\"><string key=\"value\">b</string></userDefinedRuntimeAttribute>", .text("b")),
      ("type=\"localizedString\" value=\"c\"/>", .localizedText("c")),
      ("type=\"number\"><real key=\"value\" value=\"1\"/></userDefinedRuntimeAttribute>", .real(1)),
      ("type=\"image\" value=\"i\"/>", .image(ImageReference(name: "i", isSymbol: false))), ("type=\"nil\"/>", .empty),
      (
        "type=\"point\"><point key=\"value\" x=\"1\" y=\"2\"/></userDefinedRuntimeAttribute>", .point(Point(x: 1, y: 2))
      ),
      (
        "type=\"rect\"><rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></userDefinedRuntimeAttribute>",
        .rect(Rect(x: 1, y: 2, width: 3, height: 4))
      ),
      (
        "type=\"range\"><range key=\"value\" location=\"1\" length=\"2\"/></userDefinedRuntimeAttribute>",
        .range(location: 1, length: 2)
      ),
      (
        "type=\"color\"><color key=\"value\" name=\"n\"/></userDefinedRuntimeAttribute>",
        .color(Color(name: .catalog("n"), components: nil))
      ),
    ]
    for (written, value) in pairs {
      let document = try Fixtures.read(
        Fixtures.xib(
          "<view id=\"v\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath=\"k\" \(written)"
            + "</userDefinedRuntimeAttributes></view>"))
      #expect(document.object("v")?.runtimeAttributes.first?.value == value)
      #expect(document.findings.map(\.description) == [])
    }
  }

  @Test func `a runtime attribute of the wrong type is found`() throws {
    let document = try Fixtures.read(
      Fixtures.xib(
        "<view id=\"v\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath=\"k\" type=\"color\">"
          + "<integer key=\"value\" value=\"1\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>"))
    #expect(document.findings.count == 1)
    #expect(document.object("v")?.runtimeAttributes.first?.value == nil)
  }

  @Test func `fonts are read in every form`() throws {
    for (written, form) in [
      ("type=\"system\" pointSize=\"9\"", FontDescription.Form.system(weight: .regular)),
      ("type=\"boldSystem\" pointSize=\"9\"", .boldSystem), ("type=\"italicSystem\" pointSize=\"9\"", .italicSystem),
      ("style=\"UICTFontTextStyleBody\"", .textStyle("UICTFontTextStyleBody")),
      ("name=\"A-B\" family=\"A\" pointSize=\"9\"", .named("A-B", family: "A")),
    ] {
      let document = try Fixtures.read(
        Fixtures.xib("<label id=\"l\"><fontDescription key=\"fontDescription\" \(written)/></label>"))
      #expect(document.object("l")?[LabelElement.fontDescription]?.form == form)
      #expect(document.findings.isEmpty)
    }
  }

  @Test func `attributed text keeps its fragments`() throws {
    let document = try Fixtures.read(
      Fixtures.xib(
        """
        <label id="l"><attributedString key="attributedText">
        <fragment content="a"><attributes><font key="NSFont" metaFont="system" size="12"/>
        <color key="NSColor" white="0" alpha="1" colorSpace="calibratedWhite"/><real key="NSKern" value="1.5"/>
        <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="3"/>
        </attributes></fragment><fragment><string key="content">b
        c</string></fragment></attributedString></label>
        """))
    let text = try #require(document.object("l")?[LabelElement.attributedText])
    #expect(text.text == "ab\nc")
    #expect(text.fragments[0].attributes.font == TextFont(form: .meta("system"), size: 12))
    #expect(text.fragments[0].attributes.numbers == ["NSKern": 1.5])
    #expect(text.fragments[0].attributes.paragraphStyle?.alignment == .center)
    #expect(text.fragments[0].attributes.paragraphStyle?.lineSpacing == 3)
    #expect(document.findings.isEmpty)
  }

  @Test func `a button configuration is read`() throws {
    let document = try Fixtures.read(
      Fixtures.xib(
        """
        <button id="b"><buttonConfiguration key="configuration" style="filled" title="T" cornerStyle="capsule"\
         image="bolt" catalog="system" imagePadding="4">
        <fontDescription key="titleFontDescription" type="boldSystem" pointSize="15"/>
        <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
        <color key="baseBackgroundColor" systemColor="tintColor"/>
        </buttonConfiguration></button>
        """))
    let configuration = try #require(document.object("b")?[ButtonElement.configuration])
    #expect(configuration.style == .filled)
    #expect(configuration.cornerStyle == .capsule)
    #expect(configuration.image == ImageReference(name: "bolt", isSymbol: true))
    #expect(configuration.contentInsets == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(configuration.baseBackgroundColor?.name == .system("tintColor"))
    #expect(configuration.imagePadding == 4)
    #expect(document.findings.isEmpty)
  }
}
