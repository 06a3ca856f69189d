import SwiftUI
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("The ink of shapes", .ownHosts)
struct ShapeInkTests {
  private func picture(_ view: some View) throws -> Picture {
    let host = ViewHost()
    host.show(UIHostingController(rootView: view))
    return try host.picture()
  }

  @Test("half of a stroke lies outside of the shape's place, and is drawn there")
  func stroke() throws {
    // 100 points in the middle of 393 x 852: from 146.5 to 246.5 across.
    let picture = try picture(Circle().stroke(Color.red, lineWidth: 20).frame(width: 100, height: 100))
    let middle: CGFloat = 59 + (852 - 59 - 34) / 2
    let red = picture.pixel(x: 140, y: middle)
    #expect(red.red > 200 && red.green < 100)
    #expect(picture.pixel(x: 134, y: middle).green > 200)
    #expect(picture.pixel(x: 196, y: middle - 57).green < 100)
  }

  @Test("a path that leaves its place is drawn outside of it; a clipped one is not")
  func path() throws {
    let wide = Path { $0.addRect(CGRect(x: -40, y: 0, width: 180, height: 100)) }
    let picture = try picture(wide.fill(.blue).frame(width: 100, height: 100))
    let middle: CGFloat = 59 + (852 - 59 - 34) / 2
    #expect(picture.pixel(x: 120, y: middle).blue > 200 && picture.pixel(x: 120, y: middle).red < 100)
    let clipped = try self.picture(wide.fill(.blue).frame(width: 100, height: 100).clipped())
    #expect(clipped.pixel(x: 120, y: middle).red > 200)
    #expect(clipped.pixel(x: 196, y: middle).red < 100)
  }
}
