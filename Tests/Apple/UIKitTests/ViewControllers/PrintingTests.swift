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
}
