import TestHosts
import Testing
import UIKit
import ViewHost

@testable import Examples

@MainActor
@Suite("User card", .ownHosts)
struct UserCardTests {
  @Test("the controller's view is the content view, as large as the screen")
  func loadView() {
    let host = ViewHost()
    let controller = UserViewController(viewModel: .sample)
    host.show(controller)
    #expect(controller.view is UserView)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test("the content begins 20 points below the safe area and 20 from the sides")
  func margins() {
    let host = ViewHost()
    let controller = UserViewController(viewModel: .sample)
    host.show(controller)
    let content = controller.view.subviews[0]
    #expect(content.frame.minX == 20)
    #expect(content.frame.minY == 79)
    #expect(content.frame.width == 353)
  }

  @Test("the badge is a circle of 96 points in the middle")
  func badge() throws {
    let host = ViewHost()
    let controller = UserViewController(viewModel: .sample)
    host.show(controller)
    let content = try #require(controller.view.subviews[0] as? UIStackView)
    let group = try #require(content.arrangedSubviews[0] as? UIStackView)
    let badge = group.arrangedSubviews[0]
    #expect(badge.frame.size == CGSize(width: 96, height: 96))
    #expect(abs(badge.frame.midX - group.bounds.midX) <= 0.5)
    #expect(badge.layer.cornerRadius == 48)
  }

  @Test("the controller written as view code has the card behind its button, and the button tells its owner")
  func coded() throws {
    let host = ViewHost()
    var messages = 0
    let controller = CodedUserViewController(viewModel: .sample, onMessage: { messages += 1 })
    host.show(controller)
    #expect(controller.view.subviews.count == 2)
    #expect(controller.view.subviews[0].frame == controller.view.bounds)
    let button = try #require(controller.view.subviews[1] as? UIButton)
    #expect(button.frame.minX == 20)
    #expect(button.frame.width == 353)
    #expect(abs(button.frame.maxY - (852 - 34 - 20)) < 0.001)
    #expect(button.configuration?.title == "Message Grace")
    button.sendActions(for: .touchUpInside)
    #expect(messages == 1)
  }
}
