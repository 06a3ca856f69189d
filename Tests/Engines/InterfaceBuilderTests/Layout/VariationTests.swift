import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct VariationTests {
  private let text = Fixtures.xib(
    """
    <stackView axis="vertical" spacing="4" id="s">
    <subviews><view id="a"/><view id="b"/><view id="c"/></subviews>
    <constraints>
    <constraint firstAttribute="width" constant="10" id="w"><variation key="heightClass=compact" constant="30"/></constraint>
    <constraint firstAttribute="height" constant="10" id="h"/>
    <constraint firstAttribute="height" constant="10" placeholder="YES" id="p"/>
    </constraints>
    <variation key="heightClass=compact-widthClass=regular" spacing="9"/>
    <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
    <mask key="constraints"><exclude reference="h"/></mask></variation>
    <variation key="heightClass=compact" axis="horizontal" spacing="6"><mask key="subviews"><include reference="b"/>
    <exclude reference="c"/></mask><mask key="constraints"><include reference="h"/></mask></variation>
    </stackView>
    """)

  @Test func `a property has the value of the most specific variation that holds`() throws {
    let document = try Fixtures.read(text)
    let stack = try #require(document.object("s"))
    #expect(document.findings.isEmpty)
    #expect(stack.value(StackViewElement.axis, in: Traits()) == .vertical)
    #expect(stack.value(StackViewElement.axis, in: Traits(heightClass: "compact")) == .horizontal)
    #expect(stack.value(StackViewElement.spacing, in: Traits(heightClass: "regular")) == 4)
    #expect(stack.value(StackViewElement.spacing, in: Traits(heightClass: "compact")) == 6)
    #expect(stack.value(StackViewElement.spacing, in: Traits(widthClass: "regular", heightClass: "compact")) == 9)
  }

  @Test func `masks leave out and put in`() throws {
    let stack = try #require(Fixtures.read(text).object("s"))
    #expect(stack.subviews(in: Traits(heightClass: "regular")).map(\.id) == ["a", "c"])
    #expect(stack.subviews(in: Traits(heightClass: "compact")).map(\.id) == ["a", "b"])
    #expect(stack.constraints(in: Traits(heightClass: "regular")).map(\.id) == ["w"])
    #expect(stack.constraints(in: Traits(heightClass: "compact")).map(\.id) == ["w", "h"])
    #expect(stack.constraints.count == 3)
  }

  @Test func `a constraint's constant varies`() throws {
    let constraint = try #require(Fixtures.read(text).object("s")?.constraints.first)
    #expect(constraint.constant(in: Traits()) == 10)
    #expect(constraint.constant(in: Traits(heightClass: "compact")) == 30)
  }

  @Test(arguments: ["", "default-", "heightClass", "heightClass=", "=compact", "a=b=c"])
  func `what is no condition is found`(key: String) throws {
    let document = try Fixtures.read(Fixtures.xib("<view id=\"v\"><variation key=\"\(key)\"/></view>"))
    #expect(document.findings.count == 1)
    #expect(document.object("v")?.variations == [])
  }
}
