import Foundation
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Pickers as screens", .ownHosts)
struct PickerScreenTests {
  private let host = ViewHost(device: .standard)
  private let root = UIViewController()

  init() { host.show(root) }

  private func present(_ controller: UIViewController) {
    host.run { root.present(controller, animated: false) }
    host.advance(by: 0.5)
  }

  private final class Delegate: NSObject, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate,
    UIDocumentPickerDelegate
  {
    var log: [String] = []
    var color: UIColor?
    var urls: [URL] = []
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      self.color = color
      log.append("color")
    }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("finish") }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      log.append(viewController.selectedFontDescriptor?.object(forKey: .family) as? String ?? "?")
    }
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      self.urls = urls
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { log.append("cancelled") }
  }

  private let delegate = Delegate()

  @Test("a tap on the grid chooses a color, and the cross ends it")
  func color() throws {
    let picker = UIColorPickerViewController()
    picker.delegate = delegate
    picker.selectedColor = .red
    present(picker)
    let grid = try #require(host.accessibilityElements().first { $0.label == "Color grid" })
    // The first row is gray, from white at its beginning to black at its end.
    host.tap(at: CGPoint(x: grid.frame[0] + grid.frame[2] - 5, y: grid.frame[1] + 5))
    #expect(delegate.color == UIColor(white: 0, alpha: 1) && picker.selectedColor == delegate.color)
    host.tap(at: CGPoint(x: grid.frame[0] + grid.frame[2] / 2, y: grid.frame[1] + grid.frame[3] / 2))
    #expect(picker.selectedColor != UIColor(white: 0, alpha: 1))
    let close = try #require(host.accessibilityElements().first { $0.label == "Close" })
    host.tap(at: CGPoint(x: close.frame[0] + close.frame[2] / 2, y: close.frame[1] + close.frame[3] / 2))
    host.advance(by: 1)
    #expect(delegate.log == ["color", "color", "finish"] && root.presentedViewController == nil)
  }

  @Test("a family of fonts is chosen from the list")
  func font() throws {
    let picker = UIFontPickerViewController()
    picker.delegate = delegate
    present(picker)
    let family = try #require(host.run { UIFont.familyNames.sorted().first })
    try host.tap(text: family)
    host.advance(by: 1)
    #expect(delegate.log == [family] && root.presentedViewController == nil)
  }

  @Test("documents of the device are opened; those of other types are not")
  func documents() throws {
    host.documents = ["/Files/Plan.pdf", "/Files/Photo.png"].map { URL(filePath: $0) }
    let picker = UIDocumentPickerViewController(documentTypes: ["com.adobe.pdf"], in: .open)
    picker.delegate = delegate
    present(picker)
    try host.tap(text: "Photo")
    #expect(delegate.urls.isEmpty)
    try host.tap(text: "Plan")
    host.advance(by: 1)
    #expect(delegate.urls.map(\.lastPathComponent) == ["Plan.pdf"] && root.presentedViewController == nil)
    let empty = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .open)
    empty.delegate = delegate
    host.documents = []
    present(empty)
    #expect(host.accessibilityElements().contains { $0.label == "No Documents" })
    try host.tap(text: "Cancel")
    host.advance(by: 1)
    #expect(delegate.log == ["cancelled"])
  }

  @Test("documents are put outside of the app")
  func exporting() throws {
    let file = URL(filePath: "/App/Report.txt")
    let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
    picker.delegate = delegate
    present(picker)
    try host.tap(text: "Save")
    host.advance(by: 1)
    #expect(delegate.urls == [file] && host.exportedDocuments == [file])
  }
}
