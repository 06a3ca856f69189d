import ReferenceSnapshots
import TestHosts
import Testing
import UIKit
import ViewHost

@Suite("Places where screens are looked at")
struct ScreenVariantTests {
  @Test("a matrix has every combination, in an order that stays")
  func matrix() throws {
    let variants = ScreenVariant.matrix(
      [try Device.named("iPhone SE"), .standard], orientations: [.portrait, .landscape], styles: [.light, .dark],
      textSizes: [.large, .accessibilityExtraLarge], directions: [.leftToRight, .rightToLeft])
    #expect(variants.count == 32)
    #expect(Set(variants.map(\.fileName)).count == 32)
    #expect(variants[0].fileName == "iPhone-SE")
    #expect(variants[31].title == "iPhone 15, landscape, dark, AX3, right to left")
    #expect(variants[31].fileName == "iPhone-15.landscape.dark.AX3.right-to-left")
  }

  @Test("names of files lead nowhere else, are never empty, and stay apart")
  func names() {
    #expect(SnapshotName.plain("../../etc/passwd") == "etc-passwd")
    #expect(SnapshotName.plain("…") == "unnamed")
    #expect(SnapshotName.plain("Profil – größe") == "Profil-größe")
    let long = String(repeating: "ä", count: 500)
    #expect(SnapshotName.plain(long + "1") != SnapshotName.plain(long + "2"))
    #expect(SnapshotName.plain(long).utf8.count < 160)
    var names = UniqueSnapshotNames()
    #expect(["Cart", "cart", "Cart!"].map { names.name(for: $0) } == ["Cart", "cart-2", "Cart-3"])
  }

  @Test("the SDK is a part of titles and file names where it is not the default")
  func sdks() {
    let variants = ScreenVariant.matrix([.standard], sdks: [.iOS18, .iOS26])
    #expect(variants.map(\.title) == ["iPhone 15", "iPhone 15, iOS 26"])
    #expect(variants.map(\.fileName) == ["iPhone-15", "iPhone-15.iOS-26"])
    var unnamed = variants[1]
    unnamed.namesSDK = false
    #expect(unnamed.title == "iPhone 15" && unnamed.fileName == "iPhone-15")
  }
}
