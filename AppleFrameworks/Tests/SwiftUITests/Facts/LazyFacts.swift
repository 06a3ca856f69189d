import SwiftUI
import UIKit

/// Rows about what is made when it is seen, and about what is moved to a place.
enum LazyFacts {
  /// The widths of a grid's columns.
  @MainActor
  private static func columns(_ width: CGFloat, spacing: CGFloat, _ items: [GridItem], count: Int) -> String {
    let items = items.map { item in
      var item = item
      item.spacing = spacing
      return item
    }
    let laid = Laid(width, nil) { log in
      LazyVGrid(columns: items) {
        ForEach(0..<count, id: \.self) {
          Leaf(name: "\($0)", log: log, width: 0...(.infinity), height: 20...20, idealWidth: 10)
        }
      }
    }
    return text((0..<count).map { laid.log.frame("\($0)").width })
  }

  @MainActor
  final class Reader {
    var proxy: ScrollViewProxy?
  }

  @MainActor
  static func scrollView(in screen: Screen) -> UIScrollView? {
    func find(_ view: UIView) -> UIScrollView? {
      (view as? UIScrollView) ?? view.subviews.lazy.compactMap { find($0) }.first
    }
    return find(screen.window)
  }

  /// Rows of a height, 10 apart, in a scroll view, scrolled to one.
  @MainActor
  private static func offset(to id: Int, anchor: UnitPoint?, height: CGFloat = 30) -> CGFloat {
    let reader = Reader()
    let screen = Screen(
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<30, id: \.self) { Color.red.frame(height: 30).id($0) }
          }
        }
        .frame(height: 100)
        .onAppear { reader.proxy = proxy }
      })
    screen.host.run { reader.proxy?.scrollTo(id, anchor: anchor) }
    screen.host.advance(by: 0.1)
    return scrollView(in: screen)?.contentOffset.y ?? -1
  }

  static let checks: [FactCheck] = [
    FactCheck("U452", "146 146") {
      columns(300, spacing: 8, [GridItem(.flexible(minimum: 140)), GridItem(.flexible())], count: 2)
    },
    FactCheck("U454", "50 60 170") {
      columns(300, spacing: 10, [GridItem(.fixed(50)), GridItem(.flexible(maximum: 60)), GridItem()], count: 3)
    },
    FactCheck("U455", "91.5 91.5 91.5 91.5") {
      columns(390, spacing: 8, [GridItem(.adaptive(minimum: 80))], count: 4)
    },
    FactCheck("U456", "120 120 120") {
      columns(390, spacing: 10, [GridItem(.adaptive(minimum: 100, maximum: 120))], count: 3)
    },
    FactCheck("U457", "10 inf inf") {
      guard case .flexible(let least, let most) = GridItem.Size.flexible(),
        case .adaptive(_, let largest) = GridItem.Size.adaptive(minimum: 1)
      else { return "other cases" }
      return text([least, most, largest])
    },
    // 282.5, on the pixels of a screen of three for each point.
    FactCheck("U299", "282.67") { text(offset(to: 10, anchor: UnitPoint(x: 0, y: 0.25))) },
    FactCheck("U301", "200") {
      let reader = Reader()
      let screen = Screen(
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<30, id: \.self) { _ in
                Color.red.frame(height: 30)
                Color.blue.frame(height: 10)
              }
            }
          }
          .frame(height: 100)
          .onAppear { reader.proxy = proxy }
        })
      screen.host.run { reader.proxy?.scrollTo(5, anchor: .top) }
      screen.host.advance(by: 0.1)
      return text(scrollView(in: screen)?.contentOffset.y ?? -1)
    },
    FactCheck("U302", "0 50") {
      let reader = Reader()
      let screen = Screen(
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) {
              Color.red.frame(height: 300)
              ScrollView {
                VStack(spacing: 0) { ForEach(0..<30, id: \.self) { Color.red.frame(height: 10).id($0) } }
              }
              .frame(height: 50)
              Color.red.frame(height: 800)
            }
          }
          .frame(height: 100)
          .onAppear { reader.proxy = proxy }
        })
      screen.host.run { reader.proxy?.scrollTo(5, anchor: .top) }
      screen.host.advance(by: 0.1)
      guard let outer = scrollView(in: screen),
        let inner = outer.subviews.compactMap({ $0 as? UIScrollView }).first
      else { return "no scroll views" }
      return text([outer.contentOffset.y, inner.contentOffset.y])
    },
    FactCheck("U463", "wide; narrow; narrow") {
      @MainActor func chosen(_ width: CGFloat) -> String {
        let laid = Laid(width, 100) { log in
          ViewThatFits(in: .horizontal) {
            log.fixed("wide", 200)
            log.fixed("narrow", 100)
          }
        }
        return laid.log.frame("wide").isNull ? "narrow" : "wide"
      }
      return [chosen(250), chosen(150), chosen(50)].joined(separator: "; ")
    },
  ]
}
