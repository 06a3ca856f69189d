import Foundation
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@MainActor
@Suite("Controllers of services that hosts lack", .ownHosts)
struct UnavailableServiceTests {
  private let host = ViewHost(device: .standard)
  private let root = UIViewController()

  init() { host.show(root) }

  private func present(_ controller: UIViewController) {
    host.run { root.present(controller, animated: false) }
    host.advance(by: 0.5)
  }

  @Test("no dictionary has a term, and the controller says so until it is done")
  func reference() throws {
    #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "view"))
    present(UIReferenceLibraryViewController(term: "view"))
    _ = try host.place(of: .text("view"))
    _ = try host.place(of: .text("No definition found"))
    try host.tap(text: "Done")
    host.advance(by: 1)
    #expect(root.presentedViewController == nil)
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate, UIVideoEditorControllerDelegate {
    var codes: [Int] = []
    func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {
      codes.append((error as NSError).code)
    }
  }

  @Test("no video can be edited, and an editor that is shown says so once")
  func video() {
    #expect(!UIVideoEditorController.canEditVideo(atPath: "/video.mov"))
    let editor = UIVideoEditorController()
    let delegate = Delegate()
    editor.delegate = delegate
    editor.videoPath = "/video.mov"
    #expect(editor.videoMaximumDuration == 600 && editor.videoQuality == .typeLow)
    present(editor)
    #expect(delegate.codes == [-11828])
  }
}
