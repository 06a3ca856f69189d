import Social
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("SLComposeViewController", .ownHosts)
struct SLComposeViewControllerTests {
  @Test("no service is available; a controller is a box with the post, and Cancel puts it away")
  func cancelling() throws {
    let (host, root) = (ViewHost(), UIViewController())
    var results: [SLComposeViewControllerResult] = []
    #expect(!SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))
    host.show(root)
    try host.run {
      let controller = try #require(SLComposeViewController(forServiceType: SLServiceTypeTwitter))
      #expect(controller.setInitialText("Hello"))
      controller.completionHandler = { results.append($0) }
      root.present(controller, animated: false)
      #expect(!controller.setInitialText("Late"))
    }
    host.advance(by: 0.1)
    #expect(host.approximations.map(\.detail) == ["Hello"])
    try host.tap(text: "Cancel")
    host.advance(by: 1)
    #expect(results == [.cancelled] && root.presentedViewController == nil)
  }
}
