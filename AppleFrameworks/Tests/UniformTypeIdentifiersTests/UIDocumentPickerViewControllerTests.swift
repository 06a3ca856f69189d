import Foundation
import TestHosts
import Testing
import UIKit
import UniformTypeIdentifiers
import ViewHost

@MainActor
@Suite("Document pickers with types", .ownHosts)
struct UIDocumentPickerViewControllerTests {
  private final class Listener: NSObject, UIDocumentPickerDelegate {
    var names: [String] = []
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      names += urls.map(\.lastPathComponent)
    }
  }

  @Test("a picker of types opens files where they lie, or copies them")
  func modes() {
    #expect(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]).documentPickerMode == .open)
    #expect(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true).documentPickerMode == .import)
  }

  @Test("files of types that conform to the one that is asked for may be chosen, others not")
  func conforming() throws {
    let (host, root, listener) = (ViewHost(), UIViewController(), Listener())
    host.show(root)
    host.documents = ["/Files/Film.mp4", "/Files/Plan.pdf"].map { URL(filePath: $0) }
    host.run {
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.audiovisualContent])
      picker.delegate = listener
      root.present(picker, animated: false)
    }
    host.advance(by: 1)
    try host.tap(text: "Plan")
    #expect(listener.names.isEmpty)
    try host.tap(text: "Film")
    host.advance(by: 1)
    #expect(listener.names == ["Film.mp4"])
  }
}
