import Foundation
import Testing

@testable import ProjectBuilding

@Suite("Since when declarations are there") struct AvailabilityTableTests {
  private let table = AvailabilityTable(
    """
    # A comment
    UIKit\tUIButton.Configuration\t15.0
    UIKit\tUIButton.Configuration.indicator\t16.0
    UIKit\tUIView.safeAreaInsets\t11.0
    not a row
    UIKit\tUIView.x\tsoon
    """)

  private func version(_ demangled: String, _ name: String) throws -> SystemVersion? {
    table.version(of: try #require(DeclarationPath(demangled: demangled[...], name: name)))
  }

  @Test func aMemberCameWithItsTypeOrLater() throws {
    #expect(try version("static UIKit.UIButton.Configuration.filled() -> X", "filled()") == SystemVersion(15))
    #expect(try version("UIKit.UIButton.Configuration.indicator : X", "indicator") == SystemVersion(16))
    #expect(try version("UIKit.UIButton.titleLabel : X", "titleLabel") == nil)
  }

  @Test func anotherModulesTypeOfThatNameIsNotMeant() throws {
    #expect(try version("Shop.UIButton.Configuration", "Configuration") == nil)
  }

  @Test func lineThatIsNoRowSaysNothing() throws {
    #expect(try version("UIKit.UIView.x : X", "x") == nil)
  }

  @Test(
    "versions are read as project files write them", arguments: [("13", 13, 0), ("13.4", 13, 4), ("15.4.1", 15, 4)])
  func versionsAreRead(_ text: String, _ major: Int, _ minor: Int) {
    #expect(SystemVersion(text) == SystemVersion(major, minor))
  }

  @Test(arguments: ["", "x", "13.", "-1", "1.2.3.4", "$(TARGET)"]) func whatIsNoVersionIsNone(_ text: String) {
    #expect(SystemVersion(text) == nil)
  }
}
