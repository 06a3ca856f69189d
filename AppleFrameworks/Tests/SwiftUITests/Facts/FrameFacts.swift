import SwiftUI

/// Rows about frames, padding, overlays, ratios and scroll views.
enum FrameFacts {
  /// A view of 20 x 20 with something applied, for a proposal: its size, where the view lies, what it was proposed.
  @MainActor
  private static func framed(
    _ width: CGFloat?, _ height: CGFloat?, child: CGSize = CGSize(width: 20, height: 20), _ apply: (Leaf) -> some View
  ) -> Laid {
    Laid(width, height) { log in apply(log.fixed("a", child.width, child.height)) }
  }

  @MainActor
  private static func place(_ laid: Laid) -> String { text(laid.log.frame("a").origin) }

  static let checks: [FactCheck] = [
    FactCheck("U102", "30x30 10x10 0x0") {
      [5, -5, -15].map { text(padded($0)) }.joined(separator: " ")
    },
    FactCheck("U103", "120x120") { text(Laid(100, 100) { _ in Color.red.padding(60) }.size) },
    FactCheck("U105", "0 -30") {
      let once = framed(nil, nil) { $0.padding(EdgeInsets(top: 0, leading: -30, bottom: 0, trailing: 5)) }
      return text(once.size.width) + " " + once.x("a")
    },
    FactCheck("U076", "5,5 22x20") {
      let laid = Laid(100, 100) { log in
        log.fixed("a", 22, 20).padding(EdgeInsets(top: 5, leading: 5, bottom: 0, trailing: 0))
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      return text(laid.log.frame("a"))
    },
    FactCheck("U077", "63,71") {
      let laid = Laid(100, 100) { log in
        log.fixed("a", 30, 20).padding(EdgeInsets(top: 0, leading: 0, bottom: 9, trailing: 7))
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      }
      return place(laid)
    },
    FactCheck("U107", "80x20 80x20") {
      text(framed(100, nil) { $0.frame(minWidth: 80, maxWidth: 40) }.size) + " "
        + text(framed(nil, nil) { $0.frame(minWidth: 80, maxWidth: 40) }.size)
    },
    FactCheck("U108", "0x20 20x20") {
      text(framed(100, nil) { $0.frame(maxWidth: -10) }.size) + " "
        + text(framed(nil, nil) { $0.frame(minWidth: -10) }.size)
    },
    FactCheck("U109", "60x20 100x20") {
      text(framed(nil, nil) { $0.frame(minWidth: 60, idealWidth: 40) }.size) + " "
        + text(framed(nil, nil) { $0.frame(idealWidth: 100, maxWidth: 80) }.size)
    },
    FactCheck("U110", "20x20 infx20") {
      text(framed(100, 100) { $0.frame(idealWidth: .infinity) }.size) + " "
        + text(framed(nil, nil) { $0.frame(idealWidth: .infinity) }.size)
    },
    FactCheck("U115", "60x40 20,10") {
      let laid = framed(300, 200) { $0.frame(width: 60, height: 40) }
      return laid.offered("a") + " " + place(laid)
    },
    FactCheck("U116", "60x200 60x20") {
      let laid = framed(300, 200) { $0.frame(width: 60) }
      return laid.offered("a") + " " + text(laid.size)
    },
    FactCheck("U117", "300x40 20x40") {
      let laid = framed(300, 200) { $0.frame(height: 40) }
      return laid.offered("a") + " " + text(laid.size)
    },
    FactCheck("U118", "60x40 -70,-60") {
      let laid = framed(300, 200, child: CGSize(width: 200, height: 160)) { $0.frame(width: 60, height: 40) }
      return text(laid.size) + " " + place(laid)
    },
    FactCheck("U119", "0x0 -10,-10") {
      let laid = framed(300, 200) { $0.frame(width: 0, height: 0) }
      return text(laid.size) + " " + place(laid)
    },
    FactCheck("U120", "0,0 20,0 40,0 0,10 20,10 40,10 0,20 20,20 40,20") {
      let all: [Alignment] = [
        .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
      ]
      return all.map { alignment in place(framed(300, 200) { $0.frame(width: 60, height: 40, alignment: alignment) }) }
        .joined(separator: " ")
    },
    FactCheck("U121", "0,0") {
      place(
        framed(300, 200, child: CGSize(width: 200, height: 160)) {
          $0.frame(width: 60, height: 40, alignment: .topLeading)
        })
    },
    FactCheck("U122", "80xnil 80x20 30") {
      let laid = framed(nil, nil) { $0.frame(idealWidth: 80) }
      return laid.offered("a") + " " + text(laid.size) + " " + laid.x("a")
    },
    FactCheck("U123", "20x20") { text(framed(300, 200) { $0.frame(idealWidth: 80) }.size) },
    FactCheck("U124", "80x50 30,15") {
      let laid = framed(nil, nil) { $0.frame(idealWidth: 80, idealHeight: 50) }
      return text(laid.size) + " " + place(laid)
    },
    FactCheck("U126", "120x200 120x20") {
      let laid = framed(300, 200) { $0.frame(minWidth: 40, idealWidth: 80, maxWidth: 120) }
      return laid.offered("a") + " " + text(laid.size)
    },
    FactCheck("U129", "40 40 40") {
      text([100, 30, nil].map { width in framed(width, nil) { $0.frame(minWidth: 40) }.size.width })
    },
    FactCheck("U130", "100 20 inf 40") {
      let wide = framed(100, nil) { $0.frame(maxWidth: .infinity) }
      return text([wide.size.width, framed(nil, nil) { $0.frame(maxWidth: .infinity) }.size.width])
        + " " + text(framed(.infinity, nil) { $0.frame(maxWidth: .infinity) }.size.width) + " " + wide.x("a")
    },
    FactCheck("U131", "80x160 -60") {
      let laid = framed(100, nil, child: CGSize(width: 200, height: 160)) { $0.frame(minWidth: 40, maxWidth: 80) }
      return text(laid.size) + " " + laid.x("a")
    },
    FactCheck("U132", "400 190") {
      let laid = framed(100, nil) { $0.frame(minWidth: 400) }
      return text(laid.size.width) + " " + laid.x("a")
    },
    FactCheck("U133", "20x80 30") {
      let laid = framed(100, 100) { $0.frame(minHeight: 40, maxHeight: 80) }
      return text(laid.size) + " " + laid.y("a")
    },
    FactCheck("U134", "50 15") {
      let laid = framed(300, 200) { $0.frame(width: 100).frame(width: 50) }
      return text(laid.size.width) + " " + laid.x("a")
    },
    FactCheck("U135", "100 40") {
      let laid = framed(300, 200) { $0.frame(width: 50).frame(width: 100) }
      return text(laid.size.width) + " " + laid.x("a")
    },
    FactCheck("U136", "50 15") {
      let laid = framed(300, 200) { $0.frame(maxWidth: .infinity).frame(width: 50) }
      return text(laid.size.width) + " " + laid.x("a")
    },
    FactCheck("U137", "300 140") {
      let laid = framed(300, 200) { $0.frame(width: 50).frame(maxWidth: .infinity) }
      return text(laid.size.width) + " " + laid.x("a")
    },
    FactCheck("U138", "120x100 20,10") {
      let laid = framed(300, 200) {
        $0.frame(width: 60, height: 40).frame(width: 120, height: 100, alignment: .topLeading)
      }
      return text(laid.size) + " " + place(laid)
    },
    FactCheck("U140", "20 20") {
      text([0, 10].map { width in framed(width, nil) { $0.frame(maxWidth: 80) }.size.width })
    },
    FactCheck("U141", "10") { text(framed(10, nil) { $0.frame(minWidth: 0, maxWidth: 80) }.size.width) },
    FactCheck("U142", "80 200") {
      let child = CGSize(width: 200, height: 20)
      return text([
        framed(10, nil, child: child) { $0.frame(maxWidth: 80) }.size.width,
        framed(100, nil, child: child) { $0.frame(maxWidth: .infinity) }.size.width,
      ])
    },
    FactCheck("U443", "80x20 0x20") {
      text(framed(100, nil) { $0.frame(minWidth: 80, maxWidth: 40) }.size) + " "
        + text(framed(0, nil) { $0.frame(minWidth: -5, maxWidth: 40) }.size)
    },
    FactCheck("U066", "60x40 0,0 20,0 40,0 0,10 20,10 40,10 0,20 20,20 40,20") {
      let all: [Alignment] = [
        .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
      ]
      let laid = all.map { alignment in
        Laid(nil, nil) { log in log.fixed("base", 60, 40).overlay(alignment: alignment) { log.fixed("a", 20) } }
      }
      return laid[0].offered("a") + " " + laid.map(place).joined(separator: " ")
    },
    FactCheck("U068", "60x40 0,0 100x100") {
      let laid = Laid(nil, nil) { log in
        log.fixed("base", 60, 40).overlay(alignment: .topLeading) { log.fixed("a", 100, 100) }
      }
      return text(laid.size) + " " + text(laid.log.frame("a"))
    },
    FactCheck("U070", "20,10 15,15") {
      let laid = Laid(nil, nil) { log in
        log.fixed("base", 60, 40).overlay {
          log.fixed("a", 20)
          log.fixed("b", 30, 10)
        }
      }
      return place(laid) + " " + text(laid.log.frame("b").origin)
    },
    FactCheck("U094", "168x95 500x281.25") {
      let laid = Laid(500, 300) { log in log.fixed("a", 168, 95).aspectRatio(16 / 9, contentMode: .fit) }
      return text(laid.size) + " " + laid.offered("a")
    },
    FactCheck("U095", "500x281.25") {
      text(Laid(500, 300) { log in log.greedy("a").aspectRatio(16 / 9, contentMode: .fit) }.size)
    },
    FactCheck("U096", "528x95 180 15.5 15.5") {
      let laid = Laid(856, 300) { log in
        HStack(spacing: 12) {
          log.fixed("a", 168, 64)
          log.fixed("b", 168, 95).aspectRatio(16 / 9, contentMode: .fit)
          log.fixed("c", 168, 64)
        }
      }
      return text(laid.size) + " " + laid.x("b") + " " + laid.y("a", "c")
    },
    FactCheck("U098", "100x50 100x50 10x10") {
      [
        Laid(100, 80) { _ in Color.red.aspectRatio(2, contentMode: .fit) },
        Laid(100, nil) { _ in Color.red.aspectRatio(2, contentMode: .fit) },
        Laid(nil, nil) { _ in Color.red.aspectRatio(2, contentMode: .fit) },
      ].map { text($0.size) }.joined(separator: " ")
    },
    FactCheck("U099", "160x80") { text(Laid(100, 80) { _ in Color.red.aspectRatio(2, contentMode: .fill) }.size) },
    FactCheck("U100", "0x80 100x-50") {
      text(Laid(100, 80) { _ in Color.red.aspectRatio(CGFloat(0), contentMode: .fit) }.size) + " "
        + text(Laid(100, 80) { _ in Color.red.aspectRatio(-2, contentMode: .fit) }.size)
    },
    FactCheck("U444", "80x80") { text(Laid(100, 80) { log in log.greedy("a").aspectRatio(contentMode: .fit) }.size) },
    FactCheck("U433", "10x10 10x10") {
      text(Laid(nil, nil) { _ in Color.red }.size) + " " + text(Laid(nil, nil) { _ in Rectangle() }.size)
    },
    FactCheck("U088", "500x100") { text(Laid(100, 100) { log in ScrollView { log.fixed("a", 500, 500) } }.size) },
    FactCheck("U090", "100x100 nilxnil 25,35") {
      let laid = Laid(100, 100) { log in ScrollView([.horizontal, .vertical]) { log.fixed("a", 50, 30) } }
      return text(laid.size) + " " + laid.offered("a") + " " + place(laid)
    },
    FactCheck("U091", "25,0") {
      place(Laid(100, 100) { log in ScrollView { log.fixed("a", 50, 30) }.frame(width: 100, height: 100) })
    },
    FactCheck("U092", "0,0") {
      place(Laid(100, 100) { log in ScrollView([.horizontal, .vertical]) { log.fixed("a", 500, 500) } })
    },
    FactCheck("U082", "100x100 21,40") {
      let log = ProbeLog()
      _ = Screen(log.fixed("a", 58, 20), size: CGSize(width: 100, height: 100))
      let offered = log.proposals["a"]?.last
      return "\(text(offered?.width ?? -1))x\(text(offered?.height ?? -1)) \(text(log.frame("a").origin))"
    },
    FactCheck("U083", "0,0 100x100") {
      let log = ProbeLog()
      _ = Screen(log.greedy("a"), size: CGSize(width: 100, height: 100))
      return text(log.frame("a"))
    },
    FactCheck("U412", "52x52") { text(Laid(nil, nil) { log in log.fixed("a", 20).padding() }.size) },
    FactCheck("U464", "70x30 0,0") {
      let laid = Laid(70, 30) { log in GeometryReader { _ in log.fixed("a", 20) } }
      return text(laid.size) + " " + place(laid)
    },
    FactCheck("U104", "10x10 195,195") {
      let laid = Laid(400, 400) { log in
        log.fixed("a", 20).padding(-5).background(
          GeometryReader { proxy in
            let _ = log.note("outer", proxy.frame(in: .global))
            Color.clear
          }
        ).position(x: 205, y: 205)
      }
      return text(laid.log.frame("outer").size) + " " + place(laid)
    },
    FactCheck("U477", "80x80 100x100") {
      text(Laid(100, 80) { log in log.greedy("a").scaledToFit() }.size) + " "
        + text(Laid(100, 80) { log in log.greedy("a").scaledToFill() }.size)
    },
    FactCheck("U492", "400x600") { text(Laid(400, 600) { _ in Color.red }.size) },
    FactCheck("U493", "0x600") { text(Laid(400, 600) { _ in VStack { Spacer() } }.size) },
  ]

  @MainActor
  private static func padded(_ length: Int) -> CGSize { framed(nil, nil) { $0.padding(CGFloat(length)) }.size }
}
