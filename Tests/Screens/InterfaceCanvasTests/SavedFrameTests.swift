import Foundation
import InterfaceBuilder
import TestFiles
import TestHosts
import Testing
import UIKit

@testable import InterfaceCanvas

/// Test files whose saved frames are documented or recorded figures.
@MainActor
@Suite("Saved frames", .ownHosts)
struct SavedFrameTests {
  private static let folder = RepositoryFolder.folder("Tests/Fixtures/Interfaces")

  @Test(
    "each view of a file of our own has its saved frame on the canvas",
    arguments: [("Boxes.xib", 3), ("Profile.xib", 7), ("Controls.xib", 9), ("Screen.storyboard", 3)])
  func savedFrames(file: String, count: Int) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: file))
    let canvas = InterfaceCanvas(try Document(data: data, path: file))
    #expect(canvas.shortcomings.isEmpty)
    var compared = 0
    for placed in canvas.views {
      guard let saved = placed.description.frame else { continue }
      let frame = CGRect(x: saved.x, y: saved.y, width: saved.width, height: saved.height)
      #expect(placed.view.frame == frame, "\(placed.description.id ?? "")")
      compared += 1
    }
    #expect(compared == count)
  }
}
