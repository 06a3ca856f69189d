import CoreGraphics
import Foundation
import Testing
import Typefaces

@testable import SystemSymbols

/// Pictures for visual inspection: each symbol of a topic with its name at three weights, in a small size, and with
/// three levels of a color.
///
/// `SYMBOL_SHEETS=1 swift test --filter SymbolSheets --attachments-path FOLDER` writes them.
@Suite("Symbol sheets", .enabled(if: ProcessInfo.processInfo.environment["SYMBOL_SHEETS"] != nil))
struct SymbolSheetTests {
  private static let cell = CGSize(width: 262, height: 86)
  private static let columns = 5
  private static let rows = 13

  @Test("each theme fits sheets, and no cell stays empty", arguments: Array(SymbolTables.all.indices))
  func sheets(_ theme: Int) throws {
    let names = SymbolIndex.names(in: theme).filter { SymbolNames.contains($0) }
    #expect(!names.isEmpty)
    let count = SymbolSheetTests.columns * SymbolSheetTests.rows
    for start in stride(from: 0, to: names.count, by: count) {
      let page = Array(names[start..<min(start + count, names.count)])
      let image = try sheet(page)
      Attachment.record(image, named: "theme-\(theme)-\(start / count)")
    }
  }

  private func sheet(_ names: [String]) throws -> CGImage {
    let (cell, columns) = (SymbolSheetTests.cell, SymbolSheetTests.columns)
    let rows = (names.count + columns - 1) / columns
    let context = try #require(
      CGContext(pixelsWide: Int(cell.width) * columns, high: Int(cell.height) * rows, isOpaque: true))
    context.setFillColor(CGColor(gray: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: context.width, height: context.height))
    context.translateBy(x: 0, y: CGFloat(context.height))
    context.scaleBy(x: 1, y: -1)
    let font = try FontCatalog.systemFont(size: 11)
    for (index, name) in names.enumerated() {
      context.saveGState()
      context.translateBy(x: cell.width * CGFloat(index % columns), y: cell.height * CGFloat(index / columns))
      try draw(name, font, in: context)
      context.restoreGState()
    }
    return try #require(context.makeImage())
  }

  private func draw(_ name: String, _ font: FontInstance, in context: CGContext) throws {
    let shape = try #require(SymbolLibrary.shape(named: name))
    #expect(!shape.bounds.isNull, "\(name)")
    let red = CGColor(red: 0.8, green: 0, blue: 0.3, alpha: 1)
    let levels = [1, 0.5, 0.25].compactMap { red.copy(alpha: $0) }
    let places: [(pen: CGFloat, size: CGFloat, x: CGFloat, y: CGFloat, colors: [CGColor])] = [
      (2.4, 46, 40, 36, []), (8, 46, 108, 36, []), (12.4, 46, 176, 36, []), (8, 20, 234, 20, []),
      (8, 30, 234, 52, levels),
    ]
    for place in places {
      context.saveGState()
      context.translateBy(x: place.x, y: place.y)
      context.scaleBy(x: place.size / 100, y: place.size / 100)
      // Groups need no more space than a symbol.
      context.clip(to: CGRect(x: -80, y: -76, width: 160, height: 152))
      context.beginGroup()
      SymbolPainter(context, palette: SymbolPalette(place.colors), pen: place.pen).draw(shape)
      context.endGroup()
      context.restoreGState()
    }
    context.setFillColor(CGColor(red: 0.1, green: 0.2, blue: 0.7, alpha: 1))
    var x = 6.0
    for glyph in name.unicodeScalars.compactMap({ font.glyph(for: $0) }) {
      context.addPath(CGPath.outlines(of: [glyph], at: [CGPoint(x: x, y: 80)], font: font))
      x += font.advance(of: glyph)
    }
    context.fillPath()
  }
}
