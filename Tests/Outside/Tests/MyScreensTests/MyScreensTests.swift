import CoreGraphics
import Foundation
import MyScreens
import Testing
import UIKit
import ViewHost

@Suite("My screens")
@MainActor
struct MyScreensTests {
  @Test("a badge is as large as its text and the room around it")
  func badge() throws {
    let host = ViewHost(device: try .named("iPhone SE"))
    let badge = BadgeView()
    host.show(badge)
    let label = try #require(badge.subviews.first)
    #expect(label.frame.minX == 10 && label.frame.minY == 4)
    #expect(badge.bounds.size == CGSize(width: label.frame.width + 20, height: label.frame.height + 8))
  }

  // snippet: counting
  @Test("each tap on the button counts")
  func counting() throws {
    let host = ViewHost(device: try .named("iPhone SE"))
    let counter = CounterViewController()
    host.show(counter)
    try host.tap(text: "Count")
    try host.tap(text: "Count")
    #expect(counter.count == 2)
  }
  // snippet end

  @Test("an SVG is drawn: the program that does it is built along")
  func vectors() throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><rect width="4" height="2"/></svg>"#
    let image = try #require(UIImage(data: Data(svg.utf8)))
    #expect(image.size == CGSize(width: 4, height: 2))
    #expect(image.pngData() != nil)
  }

  @Test("pictures are attached to tests")
  func attachments() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.systemRed.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    Attachment.record(image, named: "red")
    Attachment.record(try #require(image.cgImage), named: "red")
  }
}
