import EventKitUI
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("EKEventEditViewController", .ownHosts)
struct EKEventEditViewControllerTests {
  private final class Listener: NSObject, EKEventEditViewDelegate {
    var actions: [EKEventEditViewAction] = []
    func eventEditViewController(
      _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
    ) {
      actions.append(action)
      controller.dismiss(animated: false)
    }
  }

  @Test("is a box with the event's title, and its Cancel button tells the delegate")
  func cancelling() throws {
    let (host, root, listener) = (ViewHost(), UIViewController(), Listener())
    host.show(root)
    host.run {
      let controller = EKEventEditViewController()
      controller.eventStore = EKEventStore()
      controller.event = EKEvent(eventStore: controller.eventStore)
      controller.event?.title = "Lunch"
      controller.editViewDelegate = listener
      root.present(controller, animated: false)
    }
    host.advance(by: 0.1)
    #expect(host.approximations.map(\.detail) == ["Lunch"])
    try host.tap(text: "Cancel")
    host.advance(by: 1)
    #expect(listener.actions == [.canceled] && root.presentedViewController == nil)
  }

  @Test("an event's page follows its event")
  func page() {
    let (host, controller) = (ViewHost(), EKEventViewController())
    host.show(controller)
    host.run {
      controller.event = EKEvent(eventStore: EKEventStore())
      controller.event.title = "Dinner"
    }
    #expect(host.approximations.map(\.kind) == ["EKEventViewController"])
  }
}
