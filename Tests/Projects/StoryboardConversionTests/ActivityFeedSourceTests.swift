import Foundation
import InterfaceBuilder
import TestFiles
import Testing

@testable import StoryboardConversion

/// The bodies of the activity feed in code, which are next to their XIBs.
@Suite struct ActivityFeedSourceTests {
  private static let folder = RepositoryFolder.folder("Examples/ActivityFeed")

  @Test(arguments: ["ActivityFeedBasicBodyView", "ActivityFeedQuoteBodyView"])
  func theConvertedBodiesAreWhatConversionMakesOfTheXIBs(_ name: String) throws {
    let file = Self.folder.appending(path: "Nibs/\(name).xib").path(percentEncoded: false)
    var options = Converter.Options()
    options.takenNames = [name]
    let units = Converter(options: options).convert([try Document(path: file)]).units
    #expect(units.count == 1)
    #expect(units.first?.notes == [])
    let type = try #require(units.first?.classes.first)
    let committed = try String(contentsOf: Self.folder.appending(path: "Converted/\(type.name).swift"), encoding: .utf8)
    #expect(type.source == committed)
  }
}
