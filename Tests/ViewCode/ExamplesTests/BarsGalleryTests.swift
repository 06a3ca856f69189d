import TestHosts
import Testing
import UIKit
import ViewHost

@testable import Examples

@MainActor
@Suite("Bars gallery", .ownHosts)
struct BarsGalleryTests {
  private var previews: [HostedPreview] {
    HostedPreview.all.filter { $0.fileID == "Examples/BarsGallery.swift" }
  }

  @Test("there is a preview for each kind of bar, and one for blurs")
  func names() {
    #expect(previews.map(\.name) == ["Navigation bars", "Toolbars and tab bars", "Search bars", "Materials"])
  }

  @Test("every sheet fits its bars, and looks otherwise in the dark", arguments: [0, 1, 2, 3])
  func sheets(_ index: Int) throws {
    var pictures: [[UInt8]] = []
    for style in [UIUserInterfaceStyle.light, .dark] {
      var surroundings = HostEnvironment()
      surroundings.style = style
      let host = ViewHost(device: .standard, surroundings: surroundings)
      previews[index].show(on: host)
      let sheet = try #require(host.shownView)
      #expect(sheet.bounds.width == 375 && sheet.bounds.height > 200)
      pictures.append(try host.picture(of: sheet).png())
    }
    #expect(pictures[0] != pictures[1])
  }
}
