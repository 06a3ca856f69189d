import TestHosts
import Testing
import UIKit
import ViewHost

@testable import Examples

@MainActor
@Suite("Restaurant", .ownHosts)
struct RestaurantTests {
  @Test("the view pulled out of the controller fills the screen, its picture the width")
  func layout() {
    let host = ViewHost(device: .standard)
    let controller = RestaurantViewController(restaurant: .sample)
    host.show(controller)
    #expect(controller.title == "The Hungry Compiler")
    let frames = controller.view.subviews.map(\.frame)
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 393, height: 220))
    #expect(frames[1].minX == 15)
    #expect(frames[1].minY == 235)
    #expect(frames[1].width == 363)
    #expect(frames[2].height == 1)
    #expect(frames[2].maxX == 393)
  }
}
