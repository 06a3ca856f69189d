import TestHosts
import Testing
import UIKit
import ViewHost

@testable import Examples

@MainActor
@Suite("Controls gallery", .ownHosts)
struct ControlsGalleryTests {
  private var previews: [HostedPreview] {
    HostedPreview.all.filter { $0.fileID == "Examples/ControlsGallery.swift" }
  }

  @Test("there is a preview for each kind of control")
  func names() {
    #expect(previews.map(\.name) == Array(Self.sheetNames.prefix(12)))
  }

  @Test("there are previews of text and of images")
  func textAndImages() {
    func names(_ file: String) -> [String] {
      HostedPreview.all.filter { $0.fileID == "Examples/\(file).swift" }.map(\.name)
    }
    #expect(
      names("TextPreviews") == [
        "Text styles", "Font weights", "Labels", "Scripts", "Attributes", "Text fields", "Text views",
      ])
    #expect(names("ImagePreviews") == ["Content modes", "Symbols"])
  }

  nonisolated static let sheetNames = [
    "Buttons", "System buttons", "Switches", "Sliders", "Segmented controls", "Steppers", "Progress", "Pickers",
    "Calendar", "Controls, right to left", "Controls, accessibility text size", "Controls, small text size",
    "Text styles", "Font weights", "Labels", "Scripts", "Attributes", "Text fields", "Text views", "Content modes",
    "Symbols",
  ]

  @Test("every sheet fits a phone, and looks otherwise in the dark", arguments: sheetNames)
  func sheets(_ name: String) throws {
    let preview = try HostedPreview.named(name)
    var pictures: [[UInt8]] = []
    for style in [UIUserInterfaceStyle.light, .dark] {
      var surroundings = HostEnvironment()
      surroundings.style = style
      let host = ViewHost(device: .standard, surroundings: surroundings)
      preview.show(on: host)
      let sheet = try #require(host.shownView)
      #expect(sheet.bounds.width <= 393 && sheet.bounds.height > 60)
      pictures.append(try host.picture(of: sheet).png())
    }
    #expect(pictures[0] != pictures[1])
  }
}
