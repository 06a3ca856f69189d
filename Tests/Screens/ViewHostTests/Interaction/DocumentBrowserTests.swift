import Foundation
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Document browsers", .ownHosts)
struct DocumentBrowserTests {
  private final class Listener: NSObject, UIDocumentBrowserViewControllerDelegate {
    var log: [String] = []
    var new: URL?
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
      log.append("picked " + documentURLs.map(\.lastPathComponent).joined(separator: " "))
    }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler:
        @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) { importHandler(new, new == nil ? .none : .move) }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
      toDestinationURL destinationURL: URL
    ) { log.append("imported \(destinationURL.lastPathComponent)") }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) { log.append("failed \(documentURL.lastPathComponent), \(error == nil ? "" : "said why")") }
  }

  private let host = ViewHost()
  private let listener = Listener()

  /// Returns a file of the app in a temporary folder.
  private func made(_ name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try Data().write(to: file)
    return file
  }

  private func shown(_ types: [String]? = nil) -> UIDocumentBrowserViewController {
    host.documents = ["/Files/Film.mp4", "/Files/Plan.pdf"].map { URL(filePath: $0) }
    let browser = host.run { UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: types) }
    browser.delegate = listener
    host.show(browser)
    return browser
  }

  @Test("the user chooses a document of the types that are opened")
  func picking() throws {
    let browser = shown(["com.adobe.pdf"])
    try host.tap(text: "Film")
    #expect(listener.log.isEmpty)
    try host.tap(text: "Plan")
    #expect(listener.log == ["picked Plan.pdf"])
    #expect(host.window.rootViewController === browser)
  }

  @Test("the user asks for a new document, which the app makes and the browser lists, or not")
  func creating() throws {
    let browser = shown()
    try host.tap(label: "Add")
    #expect(listener.log.isEmpty)
    listener.new = URL(filePath: "/App/Nothing.txt")
    try host.tap(label: "Add")
    #expect(listener.log == ["failed Nothing.txt, said why"])
    let poem = try made("Poem.txt")
    defer { try? FileManager.default.removeItem(at: poem.deletingLastPathComponent()) }
    listener.new = poem
    try host.tap(label: "Add")
    #expect(listener.log.last == "imported Poem.txt")
    host.update()
    try host.tap(text: "Poem")
    #expect(listener.log.last == "picked Poem.txt")
    host.run { browser.allowsDocumentCreation = false }
    host.update()
    #expect(throws: (any Error).self) { try host.tap(label: "Add") }
  }

  @Test("an app has a document shown, and its own buttons in the bar")
  func revealing() throws {
    let browser = shown()
    var taps = 0
    host.run {
      browser.additionalTrailingNavigationBarButtonItems = [
        UIBarButtonItem(title: "Help", primaryAction: UIAction { _ in taps += 1 })
      ]
    }
    host.update()
    try host.tap(text: "Help")
    #expect(taps == 1)
    var answers: [URL?] = []
    let known = URL(filePath: "/Files/Plan.pdf")
    let other = try made("Else.pdf")
    defer { try? FileManager.default.removeItem(at: other.deletingLastPathComponent()) }
    host.run {
      browser.revealDocument(at: known, importIfNeeded: false) { url, _ in answers.append(url) }
      browser.revealDocument(at: other, importIfNeeded: false) { url, _ in answers.append(url) }
      browser.revealDocument(at: other, importIfNeeded: true) { url, _ in answers.append(url) }
      let nothing = URL(filePath: "/App/Nothing.pdf")
      browser.revealDocument(at: nothing, importIfNeeded: true) { url, _ in answers.append(url) }
    }
    #expect(answers == [known, nil, other, nil])
  }
}
