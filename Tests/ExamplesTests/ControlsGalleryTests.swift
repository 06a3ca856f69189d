import Testing
import UIKit
import ViewHost

@testable import Examples

@MainActor
@Suite("Controls gallery")
struct ControlsGalleryTests {
  private var previews: [HostedPreview] {
    HostedPreview.all.filter { $0.fileID == "Examples/ControlsGallery.swift" }
  }

  @Test("there is a preview for each kind of control")
  func names() {
    #expect(
      previews.map(\.name) == [
        "Buttons", "Switches", "Sliders", "Segmented controls", "Steppers", "Progress", "Pickers",
      ])
  }

  @Test("every sheet fits its controls, and looks otherwise in the dark", arguments: [0, 1, 2, 3, 4, 5, 6])
  func sheets(_ index: Int) throws {
    var pictures: [[UInt8]] = []
    for style in [UIUserInterfaceStyle.light, .dark] {
      var surroundings = Surroundings()
      surroundings.style = style
      let host = ViewHost(device: .standard, surroundings: surroundings)
      previews[index].show(on: host)
      let sheet = try #require(host.shownView)
      #expect(sheet.bounds.width <= 393 && sheet.bounds.height > 60)
      pictures.append(try host.picture(of: sheet).png())
    }
    #expect(pictures[0] != pictures[1])
  }
}
