import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct ValidatorTests {
  private func findings(_ objects: String, after: String = "") throws -> [Finding] {
    try Fixtures.read(Fixtures.xib(objects, after: after)).findings
  }

  @Test func `whole files of ours have no findings`() throws {
    #expect(try Fixtures.read(Fixtures.card).findings.map(\.description) == [])
    #expect(try Fixtures.read(Fixtures.app).findings.map(\.description) == [])
  }

  @Test func `an unknown element is found once, and stays a subview`() throws {
    let document = try Fixtures.read(
      Fixtures.xib(
        "<view id=\"v\"><subviews><holoView id=\"h\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></holoView></subviews></view>"
      ))
    #expect(document.findings.map(\.kind) == [.unknownElement])
    #expect(document.findings.first?.id == "h")
    #expect(document.findings.first?.elementPath == "document/objects/view[v]/subviews/holoView[h]")
    let view = try #require(document.object("v")?.subviews.first)
    #expect(view.kind == nil)
    #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `an unknown attribute is found with its place`() throws {
    let finding = try #require(findings("<label text=\"a\"\n  shine=\"9\" id=\"l\"/>").first)
    #expect(finding.kind == .unknownAttribute(name: "shine", value: "9"))
    #expect(finding.position == SourcePosition(line: 12, column: 3))
    #expect(finding.description == "Card.xib:12:3: unknown attribute shine=\"9\" of label (object l)")
  }

  @Test func `values of the wrong type are found and read as nothing`() throws {
    for (attribute, value) in [
      ("numberOfLines", "many"), ("numberOfLines", "1.5"), ("hidden", "maybe"), ("alpha", "nan"),
      ("textAlignment", "middle"), ("horizontalHuggingPriority", "1e999"), ("placeholderIntrinsicWidth", "wide"),
    ] {
      let document = try Fixtures.read(Fixtures.xib("<label \(attribute)=\"\(value)\" id=\"l\"/>"))
      guard case .wrongValue(attribute, value, _)? = document.findings.first?.kind else {
        Issue.record("\(attribute) \(value) was not found")
        continue
      }
      #expect(document.object("l")?[LabelElement.numberOfLines] == nil)
    }
  }

  @Test func `elements that are no value of their property are found`() throws {
    for child in [
      "<color key=\"textColor\" red=\"1\" green=\"1\" colorSpace=\"calibratedRGB\"/>",
      "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\"/>", "<fontDescription key=\"fontDescription\" pointSize=\"3\"/>",
    ] {
      let kinds = try findings("<label id=\"l\">\(child)</label>").map(\.kind)
      guard kinds.count == 1, case .wrongElementValue = kinds[0] else {
        Issue.record("\(child): \(kinds)")
        continue
      }
    }
  }

  @Test func `elements in the wrong place are found`() throws {
    #expect(
      try findings("<label id=\"l\"><state key=\"normal\"/></label>").map(\.kind)
        == [.misplacedElement(parent: "label", key: "normal")])
    #expect(
      try findings("<label id=\"l\"><color key=\"mood\" white=\"1\" colorSpace=\"calibratedWhite\"/></label>").map(
        \.kind)
        == [.misplacedElement(parent: "label", key: "mood")])
  }

  @Test func `references to nothing are found`() throws {
    let kinds = try findings(
      """
      <view id="v">
      <constraints><constraint firstItem="gone" firstAttribute="width" constant="3" id="c"/></constraints>
      <variation key="default"><mask key="constraints"><exclude reference="lost"/></mask></variation>
      <connections><outlet property="a" destination="away" id="o"/></connections>
      </view>
      """
    ).map(\.kind)
    #expect(
      kinds == [
        .danglingReference(property: "firstItem", id: "gone"), .danglingReference(property: "reference", id: "lost"),
        .danglingReference(property: "destination", id: "away"),
      ])
  }

  @Test func `an id that is there twice is found, and the first counts`() throws {
    let document = try Fixtures.read(Fixtures.xib("<view tag=\"1\" id=\"v\"/><view tag=\"2\" id=\"v\"/>"))
    #expect(document.findings.map(\.kind) == [.repeatedID("v")])
    #expect(document.object("v")?[ViewElement.tag] == 1)
  }

  @Test func `constraints that say too little are found`() throws {
    for constraint in [
      "<constraint id=\"c\"/>", "<constraint firstAttribute=\"top\" secondItem=\"v\" id=\"c\"/>",
      "<constraint firstAttribute=\"top\" secondAttribute=\"top\" id=\"c\"/>",
      "<constraint firstAttribute=\"top\" priority=\"1001\" id=\"c\"/>",
    ] {
      let kinds = try findings("<view id=\"v\"><constraints>\(constraint)</constraints></view>").map(\.kind)
      guard kinds.count == 1, case .incompleteConstraint = kinds[0] else {
        Issue.record("\(constraint): \(kinds)")
        continue
      }
    }
  }

  @Test func `text between elements is found`() throws {
    #expect(try findings("<view id=\"v\">stray</view>").map(\.kind) == [.unexpectedText("stray")])
  }

  @Test func `findings are counted beyond those that are kept, and hold little of the file`() throws {
    var limits = ReadingLimits()
    limits.findings = 5
    let odd = String(repeating: "x", count: 100_000)
    let document = try Fixtures.read(
      Fixtures.xib(String(repeating: "<view odd=\"\(odd)\"/>", count: 20)), limits: limits)
    #expect(document.findings.count == 5)
    #expect(document.findingCount == 20)
    #expect(document.findings.allSatisfy { $0.description.utf8.count < 500 })
  }

  @Test func `a thousand unknown attributes of one element cost one pass`() throws {
    let many = (0..<1_000).map { " a\($0)=\"\(String(repeating: "x", count: 5_000))\"" }.joined()
    let document = try Fixtures.read(Fixtures.xib("<view\(many)/>"))
    #expect(document.findingCount == 1_000)
    #expect(document.findings[1].position.column == 7 + 5_006)
  }

  @Test func `every schema of an object belongs to a kind, and every kind has one`() {
    for kind in ObjectKind.allCases { #expect(ElementSchema.of(kind.rawValue) != nil, "\(kind)") }
    #expect(ElementSchema.objects.count == ObjectKind.allCases.count)
  }
}
