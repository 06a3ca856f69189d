import TestHosts
import Testing
import ViewHost

@_spi(Host) @testable import UIKit

@MainActor
@Suite("Messages that UIKit sends to a controller", .ownHosts)
struct ControllerMessagesTests {
  private let host = ViewHost(device: .standard)

  @Test("come to its handler before and after the controller acts on them, with their arguments")
  func order() {
    let log = CallLog()
    let controller = LoggingController("a", log)
    controller.messageHandler = { selector, arguments, isDone in
      log.note("\(selector)\(arguments.first as? Bool == false ? " no" : "") \(isDone ? "done" : "sent")")
    }
    let entries = log.during { controller.loadViewIfNeeded() }
    #expect(entries == ["viewDidLoad sent", "a load", "viewDidLoad done"])
    let shown = log.during { host.show(controller) }
    let sent = shown.filter { $0.hasPrefix("view") && !$0.contains("Layout") }
    #expect(
      sent == [
        "viewWillAppear: no sent", "viewWillAppear: no done", "viewIsAppearing: no sent", "viewIsAppearing: no done",
        "viewDidAppear: no sent", "viewDidAppear: no done",
      ])
    let willAppear = ["viewWillAppear: no sent", "a willAppear", "viewWillAppear: no done"]
    #expect(shown.firstRange(of: willAppear) != nil)
    #expect(shown.contains("viewDidLayoutSubviews done"))
  }

  private final class LateListener: UIViewController {
    private(set) var heard: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      messageHandler = { [unowned self] selector, _, isDone in heard.append("\(selector) \(isDone)") }
    }
  }

  @Test("come to a handler that the method itself sets once the method is done")
  func late() {
    let controller = LateListener()
    controller.loadViewIfNeeded()
    #expect(controller.heard == ["viewDidLoad true"])
  }
}
