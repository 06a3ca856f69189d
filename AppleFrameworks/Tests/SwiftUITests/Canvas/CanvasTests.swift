import TestHosts
import Testing
import UIKit
import ViewHost

@testable import SwiftUI

@MainActor
@Suite("Canvas", .ownHosts)
struct CanvasTests {
  private let size = CGSize(width: 100, height: 100)
  private let red = [255, 0, 0]
  private let white = [255, 255, 255]

  private func pixels(
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> Pixels {
    let screen = Screen(Canvas { context, size in draw(&context, size) }, size: size)
    return Pixels(try #require(canvas(screen.window)))
  }

  private func canvas(_ view: UIView) -> CanvasView? {
    (view as? CanvasView) ?? view.subviews.lazy.compactMap { canvas($0) }.first
  }

  private let pure = GraphicsContext.Shading.color(red: 1, green: 0, blue: 0)

  @Test("it takes the size that it is proposed, and tells it to the renderer")
  func proposed() {
    #expect(Laid(70, 30) { _ in Canvas { _, _ in } }.size == CGSize(width: 70, height: 30))
    #expect(Laid(nil, nil) { _ in Canvas { _, _ in } }.size == CGSize(width: 10, height: 10))
    var told = CGSize.zero
    let screen = Screen(Canvas { _, size in told = size }, size: CGSize(width: 120, height: 40))
    _ = Pixels(screen.window)
    #expect(told == CGSize(width: 120, height: 40))
  }

  @Test("paths are filled and stroked where they lie, from the top left")
  func paths() throws {
    let found = try pixels { context, _ in
      context.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: pure)
      context.stroke(Path(CGRect(x: 50, y: 50, width: 20, height: 20)), with: pure, lineWidth: 4)
    }
    #expect(found[20, 20] == red && found[40, 20] == white && found[20, 40] == white)
    #expect(found[50, 60] == red && found[60, 60] == white)
  }

  @Test("a copy of the context draws into the same canvas, and what is set on it counts for it alone")
  func copies() throws {
    let found = try pixels { context, _ in
      var copy = context
      copy.translateBy(x: 50, y: 0)
      copy.opacity = 0.5
      copy.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 100)))
      let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
      copy.fill(square, with: pure)
      context.fill(square, with: pure)
    }
    #expect(found[10, 10] == red)
    #expect(found[55, 10][0] == 255 && (126...129).contains(found[55, 10][1]))
    #expect(found[65, 10] == white)
  }

  @Test("transforms are put before those that were there, as by Core Graphics")
  func transforms() throws {
    let found = try pixels { context, _ in
      context.translateBy(x: 20, y: 20)
      context.scaleBy(x: 2, y: 2)
      context.fill(Path(CGRect(x: 5, y: 5, width: 5, height: 5)), with: pure)
    }
    #expect(found[35, 35] == red && found[27, 27] == white && found[42, 42] == white)
  }

  @Test("an inverse clip leaves out what is in the path")
  func inverse() throws {
    let found = try pixels { context, size in
      context.clip(to: Path(CGRect(x: 40, y: 40, width: 20, height: 20)), options: .inverse)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: pure)
    }
    #expect(found[50, 50] == white && found[10, 10] == red)
  }

  @Test("a gradient runs between points of the canvas, whatever is filled with it")
  func gradient() throws {
    let found = try pixels { context, size in
      let gradient = Gradient(colors: [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1),
      ])
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 100, height: 50)),
        with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)))
    }
    #expect(found[1, 10][0] > 245 && found[98, 10][2] > 245)
    #expect((120...135).contains(found[50, 10][0]) && found[50, 60] == white)
  }

  @Test("a layer is laid down as one picture: what overlaps in it does not show through")
  func layer() throws {
    let found = try pixels { context, _ in
      context.opacity = 0.5
      context.drawLayer { inner in
        inner.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 60)), with: .color(red: 0, green: 0, blue: 1))
        inner.fill(Path(CGRect(x: 30, y: 30, width: 60, height: 60)), with: pure)
      }
    }
    #expect(found[45, 45] == found[80, 80])
    #expect((126...129).contains(found[45, 45][1]))
  }

  @Test("text lies with its anchor at the point, and is measured as it is drawn")
  func text() throws {
    var measured = CGSize.zero
    let found = try pixels { context, _ in
      let text = context.resolve(Text(verbatim: "■■").font(.system(size: 20)).foregroundColor(.black))
      measured = text.measure(in: CGSize(width: 1000, height: 1000))
      context.draw(text, at: CGPoint(x: 100, y: 50), anchor: .trailing)
    }
    let columns = (0..<100).filter { x in (0..<100).contains { found[x, $0] != white } }
    #expect(measured.width > 10 && measured.height > 20)
    let first = try #require(columns.first)
    #expect(CGFloat(first) >= 100 - measured.width - 1)
    let rows = (0..<100).filter { y in (0..<100).contains { found[$0, y] != white } }
    #expect(try #require(rows.first) > 35 && #require(rows.last) < 65)
  }

  @Test("symbols are views of the canvas that are found by their tags, and drawn in their ideal size")
  func symbols() throws {
    var size: CGSize?
    var other: GraphicsContext.ResolvedSymbol?
    let screen = Screen(
      Canvas { context, _ in
        let symbol = context.resolveSymbol(id: 2)
        size = symbol?.size
        other = context.resolveSymbol(id: 3)
        if let symbol { context.draw(symbol, at: CGPoint(x: 50, y: 50)) }
      } symbols: {
        Color.blue.frame(width: 80, height: 80).tag(1)
        Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10).tag(2)
      }, size: self.size)
    let found = Pixels(try #require(canvas(screen.window)))
    #expect(size == CGSize(width: 20, height: 10))
    #expect(other == nil)
    #expect(found[50, 50] == red && found[50, 58] == white && found[62, 50] == white)
  }

  @Test("what is observed while it draws has it drawn again, and nothing else is evaluated")
  func observed() throws {
    let model = Model()
    let screen = Screen(
      Canvas { [pure] context, _ in
        context.fill(Path(CGRect(x: model.x, y: 0, width: 10, height: 10)), with: pure)
      }, size: size)
    let view = try #require(canvas(screen.window))
    #expect(Pixels(view)[5, 5] == red)
    screen.host.run { model.x = 50 }
    screen.host.advance(by: 0.1)
    let found = Pixels(view)
    #expect(found[5, 5] == white && found[55, 5] == red)
  }

  @Observable
  @MainActor
  final class Model {
    var x = 0.0
  }
}
