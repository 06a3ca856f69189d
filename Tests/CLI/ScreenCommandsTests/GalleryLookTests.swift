import TestHosts
import Testing
import ToolSupport

@testable import ScreenCommands

@Suite("Looks of a gallery", .ownHosts)
struct GalleryLookTests {
  @Test("light and dark are there, and what else is asked for, each once")
  func looks() throws {
    #expect(
      try GalleryLook.all(textSizes: [], isRightToLeftShown: false, sdks: [.iOS27]).map(\.name) == ["light", "dark"])
    let looks = try GalleryLook.all(
      textSizes: ["xs", "AX3", "XS"], isRightToLeftShown: true, sdks: [.iOS18])
    #expect(looks.map(\.fileSuffix) == ["light", "dark", "text-XS", "text-AX3", "rtl"])
    #expect(looks[1].surroundings.style == .dark && looks[0].surroundings.style == .light)
    #expect(looks[3].surroundings.contentSizeCategory == .accessibilityExtraLarge)
    #expect(looks[3].name == "light, text size AX3")
    #expect(looks[4].surroundings.layoutDirection == .rightToLeft)
  }

  @Test("a size that is none is refused")
  func unknownSize() {
    #expect(throws: CommandFailure.self) {
      try GalleryLook.all(textSizes: ["L", ""], isRightToLeftShown: false, sdks: [.iOS18])
    }
  }

  @Test("several designs are beside each other, and their names say which")
  func designs() throws {
    let looks = try GalleryLook.all(textSizes: [], isRightToLeftShown: false, sdks: [.iOS18, .iOS26])
    #expect(looks.map(\.name) == ["iOS 18, light", "iOS 18, dark", "iOS 26, light", "iOS 26, dark"])
    #expect(looks.map(\.fileSuffix) == ["iOS-18-light", "iOS-18-dark", "iOS-26-light", "iOS-26-dark"])
    #expect(looks.map(\.surroundings.sdk) == [.iOS18, .iOS18, .iOS26, .iOS26])
  }
}
