import QuickLook
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("QLPreviewController", .ownHosts)
struct QLPreviewControllerTests {
  private final class Documents: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
    var names = ["a.pdf", "b.txt"]
    var dismissals: [String] = []
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { names.count }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
      NSURL(fileURLWithPath: "/nowhere/" + names[index])
    }
    func previewControllerWillDismiss(_ controller: QLPreviewController) { dismissals.append("will") }
    func previewControllerDidDismiss(_ controller: QLPreviewController) { dismissals.append("did") }
  }

  @Test("a document is a box with its name, and Done puts it away")
  func document() throws {
    let (host, root, documents) = (ViewHost(), UIViewController(), Documents())
    let controller = QLPreviewController()
    (controller.dataSource, controller.delegate) = (documents, documents)
    host.show(root)
    host.run { root.present(controller, animated: false) }
    host.advance(by: 0.1)
    #expect(host.approximations.map(\.detail) == ["a.pdf"])
    host.run { controller.currentPreviewItemIndex = 1 }
    #expect(host.approximations.map(\.detail) == ["b.txt"] && controller.title == "b.txt")
    try host.tap(text: "Done")
    host.advance(by: 1)
    #expect(documents.dismissals == ["will", "did"] && root.presentedViewController == nil)
  }

  @Test("files are previewed by the endings of their names")
  func endings() {
    #expect(QLPreviewController.canPreview(NSURL(fileURLWithPath: "/a.PDF")))
    #expect(!QLPreviewController.canPreview(NSURL(fileURLWithPath: "/a.unknown")))
  }

  @Test("without documents there is no current item")
  func empty() {
    let (controller, documents) = (QLPreviewController(), Documents())
    documents.names = []
    controller.dataSource = documents
    controller.reloadData()
    #expect(controller.currentPreviewItem == nil && controller.currentPreviewItemIndex == NSNotFound)
  }
}
