import CoreGraphics
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Snapshots that can be stretched", .ownHosts)
struct ResizableSnapshotTests {
  init() { StandardScreen.make() }

  @Test("a snapshot shows a part of the view, and keeps its edges when it is stretched")
  func part() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .red
    let blue = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    blue.backgroundColor = .blue
    view.addSubview(blue)
    let insets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    let snapshot = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 10, y: 10, width: 20, height: 20), afterScreenUpdates: true, withCapInsets: insets))
    #expect(snapshot.bounds.size == CGSize(width: 20, height: 20))
    #expect(snapshot.layer.contentsCenter == CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      snapshot.layer.render(in: $0.cgContext)
    }
    let pixels = TestPixels(try #require(image.cgImage))
    #expect(pixels[2, 2] == TestPixels.Pixel(0, 0, 255))
  }

  @Test("an empty part has no snapshot")
  func empty() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(view.resizableSnapshotView(from: .zero, afterScreenUpdates: false, withCapInsets: .zero) == nil)
  }
}
