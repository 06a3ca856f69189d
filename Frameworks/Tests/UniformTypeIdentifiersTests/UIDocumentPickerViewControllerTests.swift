import TestHosts
import Testing
import UIKit
import UniformTypeIdentifiers
import ViewHost

@MainActor
@Suite("Document pickers with types", .ownHosts)
struct UIDocumentPickerViewControllerTests {
  @Test("a picker of types opens files where they lie, or copies them")
  func modes() {
    #expect(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]).documentPickerMode == .open)
    #expect(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true).documentPickerMode == .import)
  }
}
