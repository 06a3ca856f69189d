import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Text views with more text than is drawn at once", .ownHosts)
struct UITextViewLongTextTests {
  private let screen: ControlTestScreen
  private static let lineHeight = 20
  private static let lineCount = 6_000

  init() {
    StandardScreen.make()
    screen = ControlTestScreen()
  }

  /// Returns a view of 100 by 200 points that displays numbered lines.
  private func view(lines: Range<Int>) -> UITextView {
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = CGFloat(Self.lineHeight)
    style.maximumLineHeight = CGFloat(Self.lineHeight)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.showsVerticalScrollIndicator = false
    view.contentInsetAdjustmentBehavior = .never
    view.textContainerInset = .zero
    view.attributedText = NSAttributedString(
      string: lines.map { "line \($0)" }.joined(separator: "\n"),
      attributes: [.font: UIFont.systemFont(ofSize: 14), .paragraphStyle: style])
    screen.show(view)
    return view
  }

  /// Returns whether two views have the same appearance and display something.
  private func look(_ view: UITextView, as other: UITextView) -> Bool {
    let (one, two) = (screen.pixels(of: view), screen.pixels(of: other))
    let differs = (0..<200).contains { y in (0..<100).contains { x in !one[x, y].isNear(two[x, y]) } }
    let isBlank = (0..<200).allSatisfy { y in (0..<100).allSatisfy { x in one[x, y] == .white } }
    return !differs && !isBlank
  }

  @Test("what is seen is drawn, wherever the text is scrolled to", arguments: [0, 3, 700, 4_095, 5_990, 12])
  func scrolled(to line: Int) {
    let long = view(lines: 0..<Self.lineCount)
    _ = screen.pixels(of: long)
    long.contentOffset.y = CGFloat(line * Self.lineHeight)
    let short = view(lines: line..<min(line + 40, Self.lineCount))
    let isSame = look(long, as: short)
    #expect(isSame)
  }

  @Test("one view shows each place that it is scrolled to, forward and back, far and near")
  func places() {
    let long = view(lines: 0..<Self.lineCount)
    for line in [0, 5, 30, 60, 5_000, 4_970, 4_940, 10] {
      long.contentOffset.y = CGFloat(line * Self.lineHeight)
      let isSame = look(long, as: view(lines: line..<line + 40))
      #expect(isSame, "line \(line)")
    }
  }

  @Test("all of a text is drawn where its view is as high as it")
  func whole() {
    let long = view(lines: 0..<Self.lineCount)
    _ = screen.pixels(of: long)
    #expect(long.viewState.drawnHeights != nil)
    long.frame.size.height = CGFloat(Self.lineCount * Self.lineHeight)
    screen.window.layoutIfNeeded()
    // The pixels of the entire text would take long.
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in long.drawContents() }
    #expect(long.viewState.drawnHeights == nil)
  }

  @Test("characters are found where they lie, and where they are touched, far down")
  func touching() throws {
    let long = view(lines: 0..<Self.lineCount)
    let character = (long.text as NSString).range(of: "line 5500\n").location
    let position = try #require(long.position(from: long.beginningOfDocument, offset: character + 3))
    let caret = long.caretRect(for: position)
    let short = view(lines: 5_500..<5_600)
    let same = try #require(short.position(from: short.beginningOfDocument, offset: 3))
    #expect(caret == short.caretRect(for: same).offsetBy(dx: 0, dy: CGFloat(5_500 * Self.lineHeight)))
    let found = try #require(long.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)))
    #expect(long.offset(from: long.beginningOfDocument, to: found) == character + 3)
  }
}
