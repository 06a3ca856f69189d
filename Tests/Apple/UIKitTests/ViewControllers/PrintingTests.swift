import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Printing and checking texts", .ownHosts)
struct PrintingTests {
  @Test("printing is not available, and says so")
  func unavailable() {
    var code: Int?
    let isPresented = UIPrintInteractionController.shared.present(animated: true) { _, isDone, error in
      code = isDone ? nil : (error as NSError?)?.code
    }
    #expect(!UIPrintInteractionController.isPrintingAvailable && !isPresented && code == 1)
  }

  @Test("a job keeps its values")
  func job() {
    let info = UIPrintInfo.printInfo()
    info.jobName = "Invoice"
    info.outputType = .photo
    let copy = UIPrintInfo(dictionary: info.dictionaryRepresentation)
    #expect(copy.jobName == "Invoice" && copy.outputType == .photo && copy.orientation == .portrait)
  }

  @Test("formatters draw their text inside of their insets, on their page alone")
  func formatters() throws {
    let formatter = UISimpleTextPrintFormatter(text: "███")
    formatter.perPageContentInsets = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
    func picture(page: Int) throws -> TestPixels {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in
        formatter.draw(in: CGRect(x: 0, y: 0, width: 100, height: 100), forPageAt: page)
      }
      return TestPixels(try #require(image.cgImage))
    }
    let (first, second) = (try picture(page: 0), try picture(page: 1))
    #expect(first[10, 10] == second[10, 10] && first[40 * 3, 30 * 3] != second[40 * 3, 30 * 3])
  }

  @Test("nothing is misspelled without dictionaries, and learned words complete others")
  func checker() {
    let checker = UITextChecker()
    let range = NSRange(location: 0, length: 3)
    #expect(
      checker.rangeOfMisspelledWord(in: "xyz", range: range, startingAt: 0, wrap: false, language: "en").location
        == NSNotFound)
    UITextChecker.learnWord("xyzzy")
    #expect(checker.completions(forPartialWordRange: range, in: "xyz", language: "en") == ["xyzzy"])
    UITextChecker.unlearnWord("xyzzy")
    #expect(!UITextChecker.hasLearnedWord("xyzzy"))
  }

  private func renderer(_ formatter: UIPrintFormatter) -> UIPrintPageRenderer {
    let renderer = UIPrintPageRenderer()
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    renderer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 200, height: 200)), forKey: "paperRect")
    renderer.setValue(CGRect(x: 20, y: 20, width: 160, height: 160), forKey: "printableRect")
    return renderer
  }

  @Test("a text takes as many pages as its lines need, and each draws its own")
  func pages() throws {
    let lines = (0..<30).map { "line \($0)" }.joined(separator: "\n")
    let formatter = UISimpleTextPrintFormatter(text: lines)
    formatter.font = .systemFont(ofSize: 14)
    #expect(formatter.pageCount == 0)
    let renderer = renderer(formatter)
    let perPage = Int(160 / UIFont.systemFont(ofSize: 14).lineHeight)
    #expect(renderer.numberOfPages == (30 + perPage - 1) / perPage && formatter.printPageRenderer === renderer)
    #expect(renderer.paperRect.width == 200 && formatter.rectForPage(at: 0) == renderer.printableRect)
    #expect(formatter.rectForPage(at: renderer.numberOfPages) == .zero)
    renderer.headerHeight = 80
    #expect(renderer.numberOfPages > (30 + perPage - 1) / perPage)
    formatter.removeFromPrintPageRenderer()
    #expect(renderer.numberOfPages == 0 && formatter.printPageRenderer == nil)
  }

  @Test("a page has its header, content and footer in their rectangles")
  func parts() {
    final class Renderer: UIPrintPageRenderer {
      var log: [String] = []
      override var paperRect: CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }
      override var printableRect: CGRect { paperRect }
      override var numberOfPages: Int { 2 }
      override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
        log.append("header \(headerRect.maxY)")
      }
      override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        log.append("content \(contentRect.minY) \(contentRect.maxY)")
      }
      override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
        log.append("footer \(footerRect.minY)")
      }
      override func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        log.append("formatter \(pageIndex)")
      }
    }
    let renderer = Renderer()
    (renderer.headerHeight, renderer.footerHeight) = (10, 20)
    renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: "text"), startingAtPageAt: 1)
    renderer.drawPage(at: 0, in: renderer.printableRect)
    #expect(renderer.log == ["header 10.0", "content 10.0 80.0", "footer 80.0"])
    renderer.log = []
    renderer.drawPage(at: 1, in: renderer.printableRect)
    #expect(renderer.log == ["header 10.0", "content 10.0 80.0", "formatter 1", "footer 80.0"])
    #expect(renderer.printFormattersForPage(at: 0) == nil && renderer.printFormattersForPage(at: 1)?.count == 1)
  }

  @Test("pages of a PDF have the text, the second page other lines than the first")
  func drawnPages() throws {
    let renderer = renderer(UISimpleTextPrintFormatter(text: "████\n\n\n\n\n\n\n\n\n\n\n\n\n\n█"))
    func picture(_ page: Int) throws -> TestPixels {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 200)).image { _ in
        renderer.drawPage(at: page, in: renderer.printableRect)
      }
      return TestPixels(try #require(image.cgImage))
    }
    func height(_ pixels: TestPixels) -> Int {
      (0..<600).filter { y in (0..<600).contains { pixels[$0, y].alpha > 0 } }.count
    }
    #expect(renderer.numberOfPages == 2)
    let (first, second) = (try picture(0), try picture(1))
    #expect(height(first) > 0 && height(second) > 0)
    #expect(first[20 * 3 + 60, 20 * 3 + 20].alpha > 0 && second[20 * 3 + 60, 20 * 3 + 20].alpha == 0)
  }

  @Test("a view is printed as it is drawn, made smaller where it is wide; a text view by its text")
  func views() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.backgroundColor = .red
    let formatter = view.viewPrintFormatter()
    let renderer = renderer(formatter)
    // The width is halved, so that the height is 240 points on pages of 160.
    #expect(renderer.numberOfPages == 2 && formatter.view === view)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 200)).image { _ in
      renderer.drawPage(at: 1, in: renderer.printableRect)
    }
    let pixels = TestPixels(try #require(image.cgImage))
    #expect(pixels[300, 90].red == 255 && pixels[300, (20 + 79) * 3].red == 255)
    #expect(pixels[300, (20 + 82) * 3].alpha == 0)
    let text = UITextView()
    text.text = (0..<40).map { "line \($0)" }.joined(separator: "\n")
    #expect(self.renderer(text.viewPrintFormatter()).numberOfPages > 2)
  }

  @Test("a copy of a formatter has its content and no renderer")
  func copies() throws {
    let formatter = UIMarkupTextPrintFormatter(markupText: "<b>Hello</b>")
    formatter.perPageContentInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    let renderer = renderer(formatter)
    let copy = try #require(formatter.copy() as? UIMarkupTextPrintFormatter)
    #expect(copy.markupText == "<b>Hello</b>" && copy.perPageContentInsets.top == 5 && copy.printPageRenderer == nil)
    #expect(renderer.numberOfPages == 1)
  }
}
