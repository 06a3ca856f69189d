import SwiftUI

/// Rows about stacks, spacers and priorities.
enum StackFacts {
  static let checks: [FactCheck] = [
    FactCheck("U001", "8 8") {
      let shapes = Laid(nil, nil) { log in
        HStack {
          log.fixed("a", 20)
          log.fixed("b", 20)
        }
      }
      let texts = Laid(nil, nil) { log in
        HStack {
          Text("A").fixedSize()
          log.fixed("b", 20)
        }
      }
      let alone = Laid(nil, nil) { log in Text("A") }
      return text([shapes.log.frame("b").minX - 20, texts.log.frame("b").minX - alone.size.width])
    },
    FactCheck("U002", "48") {
      text(
        Laid(nil, nil) { log in
          VStack {
            log.fixed("a", 20)
            log.fixed("b", 20)
          }
        }.size.height)
    },
    FactCheck("U010", "40 60") {
      @MainActor func height(_ spacing: CGFloat) -> CGFloat {
        Laid(nil, nil) { log in
          VStack(spacing: spacing) {
            log.fixed("a", 20)
            log.fixed("b", 20)
          }
        }.size.height
      }
      return text([height(0), height(20)])
    },
    FactCheck("U011", "48x20 28") {
      let laid = Laid(nil, nil) { log in
        HStack {
          log.fixed("a", 20)
          if false { log.fixed("x", 20) }
          log.fixed("b", 20)
        }
      }
      return text(laid.size) + " " + laid.x("b")
    },
    FactCheck("U013", "48x20 0 28; 48x20") {
      let laid = Laid(nil, nil) { log in
        HStack(spacing: 0) {
          log.fixed("a", 20)
          Spacer()
          log.fixed("b", 20)
        }
      }
      let other = Laid(nil, nil) { log in
        HStack {
          log.fixed("a", 20)
          Spacer()
          log.fixed("b", 20)
        }
      }
      return text(laid.size) + " " + laid.x("a", "b") + "; " + text(other.size)
    },
    FactCheck("U014", "40x20") {
      text(
        Laid(nil, nil) { log in
          HStack {
            log.fixed("a", 20)
            Spacer(minLength: 0)
            log.fixed("b", 20)
          }
        }.size)
    },
    FactCheck("U015", "80x20 60") {
      let laid = Laid(nil, nil) { log in
        HStack(spacing: 20) {
          log.fixed("a", 20)
          Spacer(minLength: 0)
          log.fixed("b", 20)
        }
      }
      return text(laid.size) + " " + laid.x("b")
    },
    FactCheck("U016", "70x20 50") {
      let laid = Laid(nil, nil) { log in
        HStack(spacing: 0) {
          log.fixed("a", 20)
          Spacer(minLength: 30)
          log.fixed("b", 20)
        }
      }
      return text(laid.size) + " " + laid.x("b")
    },
    FactCheck("U017", "20x48") {
      text(
        Laid(nil, nil) { log in
          VStack(spacing: 0) {
            log.fixed("a", 20)
            Spacer()
            log.fixed("b", 20)
          }
        }.size)
    },
    FactCheck("U018", "200x20 0 180 96x50") {
      let laid = Laid(200, 50) { log in
        HStack(spacing: 0) {
          log.fixed("a", 20)
          Spacer()
          log.fixed("b", 20)
        }
      }
      return text(laid.size) + " " + laid.x("a", "b") + " " + laid.offered("a")
    },
    FactCheck("U019", "60") {
      Laid(200, 50) { log in
        HStack(spacing: 0) {
          Spacer()
          log.fixed("a", 20)
          Spacer()
          Spacer()
        }
      }.x("a")
    },
    FactCheck("U020", "90") {
      Laid(200, 50) { log in
        HStack(spacing: 0) {
          Spacer(minLength: 50)
          log.fixed("a", 20)
          Spacer()
        }
      }.x("a")
    },
    FactCheck("U022", "100x0 8x0 100x50 8x8 0x50 100x50") {
      let sizes = [
        Laid(100, 50) { _ in HStack { Spacer() } }.size, Laid(nil, nil) { _ in HStack { Spacer() } }.size,
        Laid(100, 50) { _ in Spacer() }.size, Laid(nil, nil) { _ in Spacer() }.size,
        Laid(100, 50) { _ in VStack { Spacer() } }.size, Laid(100, 50) { _ in ZStack { Spacer() } }.size,
      ]
      return sizes.map { text($0) }.joined(separator: " ")
    },
    FactCheck("U023", "50x20 30 66.67x50") {
      let laid = Laid(200, 50) { log in
        HStack(spacing: 0) {
          log.fixed("a", 20)
          Spacer().frame(width: 10)
          log.fixed("b", 20)
        }
      }
      return text(laid.size) + " " + laid.x("b") + " " + laid.offered("a")
    },
    FactCheck("U025", "40x20 40x20 40x20 40x20 40x20") {
      let sizes = [
        Laid(nil, nil) { log in
          HStack {
            log.fixed("a", 20)
            Spacer(minLength: 0).padding(0)
            log.fixed("b", 20)
          }
        }.size,
        Laid(nil, nil) { log in
          HStack {
            log.fixed("a", 20)
            Spacer(minLength: 0).frame(width: 0)
            log.fixed("b", 20)
          }
        }.size,
        Laid(nil, nil) { log in
          HStack {
            log.fixed("a", 20)
            Spacer(minLength: 0).overlay(Color.red)
            log.fixed("b", 20)
          }
        }.size,
        Laid(nil, nil) { log in
          HStack {
            log.fixed("a", 20)
            Spacer(minLength: 0).layoutPriority(1)
            log.fixed("b", 20)
          }
        }.size,
        Laid(nil, nil) { log in
          HStack {
            log.fixed("a", 20)
            Spacer(minLength: 0).fixedSize()
            log.fixed("b", 20)
          }
        }.size,
      ]
      return sizes.map { text($0) }.joined(separator: " ")
    },
    FactCheck("U027", "64x20") {
      text(
        Laid(nil, nil) { log in
          HStack {
            log.fixed("a", 20)
            Spacer(minLength: 0).padding(4)
            log.fixed("b", 20)
          }
        }.size)
    },
    FactCheck("U028", "50 50 50x50") {
      let laid = Laid(100, 50) { log in
        HStack(spacing: 0) {
          log.flexible("a", 0...80)
          log.flexible("b", 0...80)
        }
      }
      return laid.widths("a", "b") + " " + laid.offered("b")
    },
    FactCheck("U029", "0 40; 40 60") {
      let laid = Laid(100, 50) { log in
        HStack(spacing: 0) {
          log.flexible("a", 20...100)
          log.flexible("b", 60...100)
        }
      }
      return laid.x("a") + " " + laid.widths("a") + "; " + laid.x("b") + " " + laid.widths("b")
    },
    FactCheck("U030", "0 60; 60 40") {
      let laid = Laid(100, 50) { log in
        HStack(spacing: 0) {
          log.flexible("b", 60...100)
          log.flexible("a", 20...100)
        }
      }
      return laid.x("b") + " " + laid.widths("b") + "; " + laid.x("a") + " " + laid.widths("a")
    },
    FactCheck("U035", "172 28") {
      let laid = Laid(200, 50) { log in
        HStack(spacing: 0) {
          log.fixed("a", 20)
          Spacer()
          log.flexible("b", 0...(.infinity), ideal: 10)
        }
      }
      return laid.widths("b") + " " + laid.x("b")
    },
    FactCheck("U037", "108x20") {
      text(
        Laid(nil, nil) { log in
          HStack(spacing: 0) {
            log.flexible("a", 0...80)
            Spacer()
            log.fixed("b", 20)
          }
        }.size)
    },
    FactCheck("U041", "80 20") {
      Laid(100, 50) { log in
        HStack(spacing: 0) {
          HStack { log.flexible("a", 0...80).layoutPriority(1) }
          log.flexible("b", 0...80)
        }
      }.widths("a", "b")
    },
    FactCheck("U043", "26.67 0 36.67 73.33") {
      let laid = Laid(100, 50) { log in
        HStack(spacing: 10) {
          log.flexible("a", 0...80)
          log.flexible("b", 0...80)
          log.flexible("c", 0...80)
        }
      }
      return laid.widths("a") + " " + laid.x("a", "b", "c")
    },
    FactCheck("U044", "75x20 30 0 45 30") {
      let laid = Laid(60, 50) { log in
        HStack(spacing: 0) {
          log.flexible("a", 30...40)
          log.flexible("b", 0...100, ideal: 50)
          log.flexible("c", 45...45)
        }
      }
      return text(laid.size) + " " + laid.widths("a", "b", "c") + " " + laid.x("c")
    },
    FactCheck("U045", "0 20 80; 0 20") {
      let laid = Laid(100, 50) { log in
        HStack(spacing: 0) {
          log.flexible("a", 0...80).layoutPriority(-1)
          log.flexible("b", 0...80)
          log.flexible("c", 0...80).layoutPriority(1)
        }
      }
      return laid.widths("a", "b", "c") + "; " + laid.x("b", "c")
    },
    FactCheck("U046", "100x40 35") {
      let laid = Laid(100, 100) { log in
        VStack(spacing: 0) {
          log.flexible("a", 0...(.infinity))
          log.fixed("b", 30)
        }
      }
      return text(laid.size) + " " + laid.x("b")
    },
    FactCheck("U047", "30x40 30") {
      let laid = Laid(nil, nil) { log in
        VStack(spacing: 0) {
          log.flexible("a", 0...(.infinity), ideal: 10)
          log.fixed("b", 30)
        }
      }
      return text(laid.size) + " " + laid.widths("a")
    },
    FactCheck("U049", "0 200") {
      Laid(200, 50) { log in
        HStack(spacing: 0) {
          log.flexible("a", 0...(.infinity))
          log.flexible("b", 0...(.infinity)).layoutPriority(1)
        }
      }.widths("a", "b")
    },
    FactCheck("U051", "20 80 20") {
      let laid = Laid(100, 50) { log in
        HStack(spacing: 0) {
          log.flexible("a", 0...80)
          log.fixed("b", 80)
        }
      }
      return laid.widths("a", "b") + " " + laid.x("b")
    },
    FactCheck("U052", "33.33x50 35x50 40") {
      let laid = Laid(100, 50) { log in
        HStack(spacing: 0) {
          log.flexible("a", 0...80)
          log.fixed("b", 30)
          log.fixed("c", 30)
        }
      }
      return laid.offered("b") + " " + laid.offered("c") + " " + laid.widths("a")
    },
    FactCheck("U054", "0 0 100") {
      let laid = Laid(100, 50) { log in
        HStack(spacing: 0) {
          log.flexible("a", 0...80)
          Spacer().layoutPriority(1)
          log.flexible("b", 0...80)
        }
      }
      return laid.widths("a", "b") + " " + laid.x("b")
    },
    FactCheck("U055", "200 0") {
      Laid(200, 50) { log in
        HStack(spacing: 0) {
          log.flexible("a", 0...(.infinity))
          log.flexible("b", 0...(.infinity)).layoutPriority(-1)
        }
      }.widths("a", "b")
    },
    FactCheck("U056", "30x80 30x20 20") {
      let laid = Laid(nil, nil) { log in
        VStack(spacing: 0) {
          Leaf(name: "a", log: log, width: 0...(.infinity), idealWidth: 10, area: 600)
          log.fixed("b", 30)
        }
      }
      return text(laid.size) + " " + text(laid.log.frame("a").size) + " " + laid.y("b")
    },
    FactCheck("U057", "100x30 80x7.5 11.25 80") {
      let laid = Laid(100, 50) { log in
        HStack(spacing: 0) {
          Leaf(name: "a", log: log, width: 0...(.infinity), area: 600)
          log.fixed("b", 20, 30)
        }
      }
      return text(laid.size) + " " + text(laid.log.frame("a").size) + " " + laid.y("a") + " " + laid.x("b")
    },
    FactCheck("U058", "0 10 20") {
      @MainActor func y(_ alignment: VerticalAlignment) -> CGFloat {
        Laid(nil, nil) { log in
          HStack(alignment: alignment, spacing: 0) {
            log.fixed("a", 20, 10)
            log.fixed("b", 20, 30)
          }
        }.log.frame("a").minY
      }
      return text([y(.top), y(.center), y(.bottom)])
    },
    FactCheck("U059", "0 10 20") {
      @MainActor func x(_ alignment: HorizontalAlignment) -> CGFloat {
        Laid(nil, nil) { log in
          VStack(alignment: alignment, spacing: 0) {
            log.fixed("a", 10)
            log.fixed("b", 30)
          }
        }.log.frame("a").minX
      }
      return text([x(.leading), x(.center), x(.trailing)])
    },
    FactCheck("U062", "100x80 40,30") {
      let laid = Laid(100, 80) { log in
        ZStack {
          log.greedy("a")
          log.fixed("b", 20)
        }
      }
      return text(laid.size) + " " + text(laid.log.frame("b").origin)
    },
    FactCheck("U063", "20x20 20x20") {
      let laid = Laid(nil, nil) { log in
        ZStack {
          log.greedy("a", ideal: 10)
          log.fixed("b", 20)
        }
      }
      return text(laid.size) + " " + text(laid.log.frame("a").size)
    },
    FactCheck("U065", "100x50") { text(Laid(100, 50) { _ in ZStack { Spacer() } }.size) },
    FactCheck("U084", "0x0") { text(Laid(100, 50) { _ in HStack {} }.size) },
    FactCheck("U101", "30x20 -60x20") {
      @MainActor func size(_ spacing: CGFloat) -> String {
        text(
          Laid(nil, nil) { log in
            HStack(spacing: spacing) {
              log.fixed("a", 20)
              log.fixed("b", 20)
            }
          }.size)
      }
      return size(-10) + " " + size(-100)
    },
    FactCheck("U111", "10x20") {
      text(
        Laid(nil, nil) { log in
          HStack(spacing: 0) {
            log.fixed("a", 20)
            Spacer(minLength: -30)
            log.fixed("b", 20)
          }
        }.size)
    },
    FactCheck("U113", "80 20; 80 20; 20 80; 20 80") {
      [1, CGFloat.infinity, -1, -.infinity].map { priority in
        Laid(100, 50) { log in
          HStack(spacing: 0) {
            log.flexible("a", 0...80).layoutPriority(priority)
            log.flexible("b", 0...80)
          }
        }.widths("a", "b")
      }.joined(separator: "; ")
    },
    FactCheck("U311", "90 70") {
      let laid = Laid(100, 20, direction: .rightToLeft) { log in
        HStack(spacing: 0) {
          log.fixed("a", 10)
          log.fixed("b", 20)
        }.frame(maxWidth: .infinity, alignment: .leading)
      }
      return laid.x("a", "b")
    },
    FactCheck("U413", "48x20 20x48") {
      text(
        Laid(nil, nil) { log in
          HStack {
            log.fixed("a", 20)
            log.fixed("b", 20)
          }
        }.size) + " "
        + text(
          Laid(nil, nil) { log in
            VStack {
              log.fixed("a", 20)
              log.fixed("b", 20)
            }
          }.size)
    },
    FactCheck("U478", "10 10 10,5") {
      let row = Laid(nil, nil) { log in
        HStack {
          log.fixed("a", 20, 10)
          log.fixed("b", 20, 30)
        }
      }
      let column = Laid(nil, nil) { log in
        VStack {
          log.fixed("a", 10)
          log.fixed("b", 30)
        }
      }
      let pile = Laid(nil, nil) { log in
        ZStack {
          log.fixed("a", 20, 10)
          log.fixed("b", 40, 20)
        }
      }
      return row.y("a") + " " + column.x("a") + " " + text(pile.log.frame("a").origin)
    },
    FactCheck("U460", "40,40") {
      struct Silent: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
          CGSize(width: 100, height: 100)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
      }
      return text(Laid(100, 100) { log in Silent { log.fixed("a", 20) } }.log.frame("a").origin)
    },
    FactCheck("U458", "0x0; infxinf; nilxnil") {
      [ProposedViewSize.zero, .infinity, .unspecified].map {
        "\($0.width.map { text($0) } ?? "nil")x\($0.height.map { text($0) } ?? "nil")"
      }
      .joined(separator: "; ")
    },
    FactCheck("U462", "0") {
      final class Found { var priority = -1.0 }
      struct Asking: Layout {
        let found: Found
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
          found.priority = subviews[0].priority
          return .zero
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
      }
      let found = Found()
      _ = Laid(100, 100) { log in Asking(found: found) { log.fixed("a", 20) } }
      return text(found.priority)
    },
    FactCheck("U309", "2 2 1") {
      final class Found { var count = 0 }
      struct Counting: Layout {
        let found: Found
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
          found.count = subviews.count
          return .zero
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
      }
      @MainActor func count(_ content: (ProbeLog) -> some View) -> CGFloat {
        let found = Found()
        _ = Laid(100, 100) { log in Counting(found: found) { content(log) } }
        return CGFloat(found.count)
      }
      return text([
        count { log in
          Group {
            log.fixed("a", 20)
            log.fixed("b", 20)
          }.environment(\.lineLimit, 1)
        },
        count { log in
          Group {
            log.fixed("a", 20)
            log.fixed("b", 20)
          }.disabled(true)
        },
        count { log in
          VStack {
            log.fixed("a", 20)
            log.fixed("b", 20)
          }
        },
      ])
    },
  ]
}
