import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UIGraphicsPDFRenderer", .ownHosts)
struct UIGraphicsPDFRendererTests {
  private let bounds = CGRect(x: 0, y: 0, width: 60, height: 40)

  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  @Test("a file has a page for each one that was begun, of its size")
  func pages() throws {
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      context.beginPage()
      #expect(context.pdfContextBounds == bounds && UIGraphicsGetCurrentContext() === context.cgContext)
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 10, height: 20.5), pageInfo: [:])
    }
    let file = text(data)
    #expect(file.hasPrefix("%PDF-1.4\n") && file.hasSuffix("%%EOF\n"))
    #expect(file.contains("/Count 2") && file.contains("[0 0 60 40]") && file.contains("[0 0 10 20.5]"))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("offsets of the table lead to their objects")
  func crossReferences() throws {
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { $0.beginPage() }
    let bytes = String(data: data, encoding: .isoLatin1) ?? ""
    let units = Array(bytes.unicodeScalars)
    let table = try #require(bytes.range(of: "xref\n"))
    let offsets = bytes[table.upperBound...].split(separator: "\n").filter { $0.hasSuffix(" n ") }
      .compactMap { Int($0.prefix(10)) }
    for (index, offset) in offsets.enumerated() {
      let head = "\(index + 1) 0 obj"
      #expect(String(String.UnicodeScalarView(units[offset..<offset + head.count])) == head)
    }
    #expect(offsets.count == 5)
  }

  @Test("links and what the file says of itself")
  func linksAndInformation() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle as String: "Rechnung Nº 1", kCGPDFContextAuthor as String: "Anna"]
    let data = UIGraphicsPDFRenderer(bounds: bounds, format: format).pdfData { context in
      context.beginPage()
      context.setURL(URL(string: "https://example.org")!, for: CGRect(x: 5, y: 10, width: 20, height: 10))
    }
    let file = text(data)
    #expect(file.contains("/Rect [5 20 25 30]") && file.contains("/URI (https://example.org)"))
    #expect(file.contains("/Author (Anna)") && file.contains("/Title <FEFF0052"))
  }

  @Test("the same drawing makes the same bytes, and a drawing on the page other ones")
  func drawing() {
    func file(_ color: UIColor) -> Data {
      UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
        context.beginPage()
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    #expect(file(.red) == file(.red) && file(.red) != file(.blue))
  }

  @Test("functions draw the same file as a renderer, into data or a file")
  func functions() throws {
    func draw() {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    let expected = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      context.beginPage()
      draw()
    }
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, bounds, nil)
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == bounds)
    draw()
    UIGraphicsEndPDFContext()
    #expect(data as Data == expected)
    #expect(UIGraphicsGetPDFContextBounds() == .zero && UIGraphicsGetCurrentContext() == nil)

    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(UIGraphicsBeginPDFContextToFile(file.path, .zero, [kCGPDFContextTitle as String: "Bill"]))
    UIGraphicsBeginPDFPage()
    UIGraphicsSetPDFContextURLForRect(try #require(URL(string: "https://example.org")), bounds)
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 10, height: 20), nil)
    UIGraphicsEndPDFContext()
    let written = text(try Data(contentsOf: file))
    #expect(written.contains("[0 0 612 792]") && written.contains("[0 0 10 20]") && written.contains("(Bill)"))
    #expect(written.contains("/URI (https://example.org)"))
    #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", bounds, nil))
  }
}
