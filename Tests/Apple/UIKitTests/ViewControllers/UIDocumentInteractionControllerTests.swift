import Foundation
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@MainActor
@Suite("UIDocumentInteractionController", .ownHosts)
struct UIDocumentInteractionControllerTests {
  private final class Delegate: NSObject, UIDocumentInteractionControllerDelegate {
    let parent: UIViewController
    var log: [String] = []
    init(_ parent: UIViewController) { self.parent = parent }
    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { parent }
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
      log.append("will preview")
    }
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
      log.append("did preview")
    }
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
      log.append("will present")
    }
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
      log.append("did dismiss")
    }
  }

  private let host = ViewHost(device: .standard)
  private let root = UIViewController()
  private let file: URL

  init() throws {
    host.show(root)
    file = FileManager.default.temporaryDirectory.appending(path: "Letter \(UUID().uuidString).txt")
    try Data("Dear reader".utf8).write(to: file)
  }

  private func options(_ controller: UIDocumentInteractionController) -> Bool {
    var isShown = false
    host.run { isShown = controller.presentOptionsMenu(from: root.view.bounds, in: root.view, animated: true) }
    host.advance(by: 1)
    return isShown
  }

  @Test("name and type are those of the file, unless the app says otherwise")
  func values() {
    let controller = UIDocumentInteractionController(url: file)
    #expect(controller.name == file.lastPathComponent && controller.uti == "public.plain-text")
    #expect(controller.icons.count == 2 && controller.icons[0].size.width < controller.icons[1].size.width)
    (controller.name, controller.uti) = ("A letter", "com.example.letter")
    #expect(controller.name == "A letter" && controller.uti == "com.example.letter")
    #expect(UIDocumentInteractionController(url: URL(filePath: "/x.unknown")).uti == nil)
  }

  @Test("the menu has the file's name, a preview and a copy; the delegate hears of it")
  func menu() throws {
    let controller = UIDocumentInteractionController(url: file)
    controller.name = "My letter"
    let delegate = Delegate(root)
    controller.delegate = delegate
    #expect(options(controller))
    let alert = try #require(root.presentedViewController as? UIAlertController)
    #expect(alert.title == "My letter" && alert.actions.map(\.title) == ["Quick Look", "Copy", "Cancel"])
    #expect(delegate.log == ["will present"])
    try host.tap(text: "Copy")
    host.advance(by: 1)
    #expect(delegate.log == ["will present", "did dismiss"] && root.presentedViewController == nil)
    var copied: String?
    host.run { copied = UIPasteboard.general.string }
    #expect(copied == "Dear reader")
  }

  @Test("a preview shows the text, over the controller that the delegate names, until it is done")
  func preview() throws {
    let controller = UIDocumentInteractionController(url: file)
    let delegate = Delegate(root)
    controller.delegate = delegate
    var isShown = false
    host.run { isShown = controller.presentPreview(animated: true) }
    host.advance(by: 1)
    let shown = try #require(root.presentedViewController as? UINavigationController)
    #expect(isShown && shown.topViewController?.title == file.lastPathComponent)
    #expect(shown.topViewController?.view.subviews.contains { ($0 as? UITextView)?.text == "Dear reader" } == true)
    #expect(delegate.log == ["will preview"])
    host.run { controller.dismissPreview(animated: true) }
    host.advance(by: 1)
    #expect(delegate.log == ["will preview", "did preview"] && root.presentedViewController == nil)
  }

  @Test("a preview is pushed onto a navigation controller")
  func pushed() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    host.show(navigation)
    let controller = UIDocumentInteractionController(url: file)
    let delegate = Delegate(navigation)
    controller.delegate = delegate
    host.run { controller.presentPreview(animated: false) }
    host.advance(by: 1)
    #expect(navigation.viewControllers.count == 2)
    host.run { _ = navigation.popViewController(animated: false) }
    host.advance(by: 1)
    #expect(delegate.log == ["will preview", "did preview"])
  }

  @Test("there is no preview without a delegate, nothing without the file, and no other app")
  func nothing() {
    let controller = UIDocumentInteractionController(url: file)
    #expect(!controller.presentPreview(animated: false))
    #expect(options(controller))
    #expect((root.presentedViewController as? UIAlertController)?.actions.map(\.title) == ["Copy", "Cancel"])
    host.run { controller.dismissMenu(animated: false) }
    host.advance(by: 1)
    #expect(root.presentedViewController == nil)
    controller.url = URL(filePath: "/nothing/here.txt")
    #expect(!options(controller))
    #expect(!controller.presentOpenInMenu(from: .zero, in: root.view, animated: false))
  }

  @Test("its recognizers show the preview on a tap, and the menu on a long touch")
  func recognizers() {
    let controller = UIDocumentInteractionController(url: file)
    let delegate = Delegate(root)
    controller.delegate = delegate
    let icon = UIView(frame: CGRect(x: 100, y: 300, width: 60, height: 60))
    icon.gestureRecognizers = controller.gestureRecognizers
    root.view.addSubview(icon)
    host.update()
    host.tap(at: CGPoint(x: 130, y: 330))
    host.advance(by: 1)
    #expect(delegate.log == ["will preview"])
    host.run { controller.dismissPreview(animated: false) }
    host.advance(by: 1)
    let finger = host.putDown(at: CGPoint(x: 130, y: 330))
    host.advance(by: 0.8)
    finger.lift()
    #expect(delegate.log.last == "will present")
  }
}
