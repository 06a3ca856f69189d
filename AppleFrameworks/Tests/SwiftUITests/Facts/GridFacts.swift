import SwiftUI

/// Rows about grids.
enum GridFacts {
  /// Two rows of two views of fixed sizes, which many rows have.
  @MainActor
  private static func grid(
    _ log: ProbeLog, alignment: Alignment = .center, horizontal: CGFloat? = nil, vertical: CGFloat? = nil
  ) -> some View {
    Grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) {
      GridRow {
        log.fixed("a", 30, 10)
        log.fixed("b", 20, 20)
      }
      GridRow {
        log.fixed("c", 10, 30)
        log.fixed("d", 40, 10)
      }
    }
  }

  @MainActor
  private static func origins(_ laid: Laid, _ names: String...) -> String {
    names.map { text(laid.log.frame($0).origin) }.joined(separator: "; ")
  }

  /// Takes half the width that it is offered.
  private struct Half: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: (proposal.width ?? 10) / 2, height: 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }

  @MainActor
  private static func pair(_ width: CGFloat?, _ height: CGFloat?, _ first: (ProbeLog) -> Leaf) -> Laid {
    Laid(width, height) { log in
      Grid {
        GridRow {
          first(log)
          log.fixed("b", 20, 20)
        }
        GridRow {
          log.fixed("c", 10, 30)
          log.fixed("d", 40, 10)
        }
      }
    }
  }

  static let checks: [FactCheck] = [
    FactCheck("U144", "78x58; 0,5; 48,0; 10,28; 38,38") {
      let laid = Laid(nil, nil) { grid($0) }
      return text(laid.size) + "; " + origins(laid, "a", "b", "c", "d")
    },
    FactCheck("U145", "58x58; 38") {
      let laid = Laid(nil, nil) { log in
        VStack {
          HStack {
            log.fixed("a", 30, 10)
            log.fixed("b", 20, 20)
          }
          HStack {
            log.fixed("c", 10, 30)
            log.fixed("d", 40, 10)
          }
        }
      }
      return text(laid.size) + "; " + laid.x("b")
    },
    FactCheck("U147", "73x55") { text(Laid(nil, nil) { grid($0, horizontal: 3, vertical: 5) }.size) },
    FactCheck("U150", "30x48") {
      text(
        Laid(nil, nil) { log in
          Grid {
            GridRow { log.fixed("a", 30, 10) }
            GridRow {}
            GridRow { log.fixed("b", 10, 30) }
          }
        }.size)
    },
    FactCheck("U151", "30x38; 10,18") {
      let laid = Laid(nil, nil) { log in
        Grid {
          log.fixed("a", 30, 10)
          log.fixed("b", 10, 20)
        }
      }
      return text(laid.size) + "; " + origins(laid, "b")
    },
    FactCheck("U152", "78x58; 0x0 infxinf 96x96") {
      let laid = Laid(200, 200) { grid($0) }
      var asked: [String] = []
      for proposal in laid.log.proposals["a"] ?? [] {
        let entry = "\(text(proposal.width ?? -1))x\(text(proposal.height ?? -1))"
        if !asked.contains(entry) { asked.append(entry) }
      }
      return text(laid.size) + "; " + asked.joined(separator: " ")
    },
    FactCheck("U153", "200x100; 152x62; 170,21; 71,70; 160,80") {
      let laid = pair(200, 100) { $0.greedy("a") }
      return "\(text(laid.size)); \(text(laid.log.frame("a").size)); \(origins(laid, "b", "c", "d"))"
    },
    FactCheck("U156", "98x88") {
      text(pair(200, 100) { Leaf(name: "a", log: $0, width: 0...50, height: 0...50) }.size)
    },
    FactCheck("U157", "200x100; 0,0 96x46; 104,54 96x46") {
      let laid = Laid(200, 100) { log in
        Grid {
          GridRow {
            log.greedy("a")
            log.fixed("b", 20, 20)
          }
          GridRow {
            log.fixed("c", 10, 30)
            log.greedy("d")
          }
        }
      }
      return text(laid.size) + "; " + laid.frames("a", "d")
    },
    FactCheck("U160", "93x10; 38") {
      let laid = Laid(100, 100) { log in
        Grid {
          GridRow {
            Leaf(name: "a", log: log, width: 0...30, height: 10...10)
            Leaf(name: "b", log: log, width: 0...55, height: 10...10)
          }
        }
      }
      return text(laid.size) + "; " + laid.x("b")
    },
    FactCheck("U162", "190x80; 142x42; 160,11") {
      let laid = Laid(200, 100) { log in
        Grid {
          GridRow {
            Spacer().probed("spacer", log)
            log.fixed("b", 20, 20)
          }
          GridRow {
            log.fixed("c", 10, 30)
            log.fixed("d", 40, 10)
          }
        }
      }
      return "\(text(laid.size)); \(text(laid.log.frame("spacer").size)); \(origins(laid, "b"))"
    },
    FactCheck("U163", "48x80; 64x80") {
      @MainActor func size(_ middle: (ProbeLog) -> some View) -> String {
        text(
          Laid(nil, 80) { log in
            Grid {
              GridRow {
                log.fixed("a", 30, 10)
                middle(log)
                Leaf(name: "c", log: log, width: 10...10, height: 0...(.infinity), idealHeight: 10)
              }
            }
          }.size)
      }
      return size { _ in Spacer() } + "; " + size { $0.fixed("b", 8, 8) }
    },
    FactCheck("U164", "true 0") {
      let laid = Laid(nil, nil) { log in
        Grid {
          GridRow {
            Text("Hi").probed("hi", log)
            Text("Yo").probed("yo", log)
          }
          GridRow {
            Text("A").probed("a", log)
            Text("B").probed("b", log)
          }
        }
        .font(.system(size: 13))
      }
      let width = laid.log.frame("hi").width + 8 + laid.log.frame("yo").width
      return "\(abs(laid.size.width - width) < 0.01) \(text(laid.log.frame("a").minY - laid.log.frame("hi").maxY))"
    },
    FactCheck("U165", "60x45") {
      // 30 + 40 - 10, and 20 + 30 - 5.
      text(Laid(nil, nil) { grid($0, horizontal: -10, vertical: -5) }.size)
    },
    FactCheck("U166", "10.5,5; 69.5,0") {
      let laid = Laid(nil, nil) { log in
        Grid {
          GridRow {
            log.fixed("a", 30, 10)
            log.fixed("b", 20, 20)
          }
          GridRow { log.fixed("c", 100, 10).gridCellColumns(2) }
        }
      }
      return origins(laid, "a", "b")
    },
    FactCheck("U167", "100x76") {
      text(
        Laid(nil, nil) { log in
          Grid {
            GridRow {
              log.fixed("a", 30, 10)
              log.fixed("b", 20, 20)
            }
            log.fixed("wide", 100, 10)
            GridRow {
              log.fixed("c", 10, 30)
              log.fixed("d", 40, 10)
            }
          }
        }.size)
    },
    FactCheck("U168", "14.5,28 29x10") {
      let laid = Laid(nil, nil) { log in
        Grid {
          GridRow {
            log.fixed("a", 30, 10)
            log.fixed("b", 20, 20)
          }
          Half()() {}.probed("half", log)
        }
      }
      return laid.frames("half")
    },
    FactCheck("U169", "58 0") {
      let laid = Laid(nil, nil) { log in
        Grid {
          GridRow {
            log.fixed("a", 30, 10)
            log.fixed("b", 20, 20)
          }
          GridRow { log.fixed("c", 58, 10).gridCellColumns(5) }
        }
      }
      return text(laid.size.width) + " " + laid.x("c")
    },
    FactCheck("U170", "0,18 300x82; 60.5 219.5") {
      let laid = Laid(300, 100) { log in
        Grid {
          GridRow {
            log.fixed("a", 30, 10)
            log.fixed("b", 20, 10)
          }
          GridRow { log.greedy("span").gridCellColumns(2) }
        }
      }
      // Columns of 151 and 141.
      return laid.frames("span") + "; " + laid.x("a", "b")
    },
    FactCheck("U171", "300x114; 28,0; 212,33") {
      let laid = Laid(300, 200) { log in
        Grid {
          GridRow {
            Leaf(name: "a", log: log, width: 20...120, height: 20...120)
            Leaf(name: "b", log: log, width: 0...60, height: 30...30)
          }
          Leaf(name: "wide", log: log, width: 0...(.infinity), height: 10...10, idealWidth: 10)
        }
      }
      return text(laid.size) + "; " + origins(laid, "a", "b")
    },
    FactCheck("U172", "true") {
      let laid = Laid(nil, nil) { log in
        Grid {
          GridRow {
            log.fixed("a", 30, 10).gridCellColumns(0)
            log.fixed("b", 20, 20)
          }
          GridRow { log.fixed("c", 40, 10) }
        }
      }
      return "\(laid.log.frame("a").midX == laid.log.frame("b").midX && laid.size.width == 40)"
    },
    FactCheck("U173", "60 35 10 10 0") {
      let laid = Laid(nil, nil) { log in
        Grid(alignment: .bottomLeading, horizontalSpacing: 0, verticalSpacing: 0) {
          log.fixed("size", 100, 10)
          GridRow(alignment: .top) {
            log.fixed("trailing", 30).gridColumnAlignment(.trailing)
            log.fixed("high", 0, 40)
          }
          GridRow {
            log.fixed("anchored", 20).gridCellAnchor(UnitPoint(x: 0.5, y: 0))
            log.fixed("higher", 0, 40)
          }
          GridRow {
            log.fixed("second", 80).gridColumnAlignment(.leading)
            log.fixed("highest", 0, 30)
          }
        }
      }
      return [
        text(laid.log.frame("trailing").minX), text(laid.log.frame("anchored").minX),
        text(laid.log.frame("second").minX), text(laid.log.frame("second").minY - laid.log.frame("highest").minY),
        text(laid.log.frame("trailing").minY - laid.log.frame("high").minY),
      ].joined(separator: " ")
    },
    FactCheck("U174", "58 200") {
      @MainActor func width(_ axes: Axis.Set) -> CGFloat {
        let laid = Laid(200, nil) { log in
          Grid {
            GridRow {
              log.fixed("a", 30, 10)
              log.fixed("b", 20, 20)
            }
            Divider().gridCellUnsizedAxes(axes).probed("line", log)
          }
        }
        return laid.size.width
      }
      return text([width(.horizontal), width([])])
    },
    FactCheck("U177", "46 62 46") {
      // The bounded view is asked before the one without bounds, and one of a higher priority before both.
      @MainActor func offered(_ name: String, _ priority: Double) -> CGFloat {
        let laid = Laid(100, 100) { log in
          Grid {
            GridRow {
              Leaf(name: "bounded", log: log, width: 0...30, height: 10...10)
              Leaf(name: "free", log: log, width: 0...(.infinity), height: 10...10, idealWidth: 10)
                .layoutPriority(priority)
            }
          }
        }
        return laid.log.frame(name).width == 0 ? 0 : laid.log.proposals[name]?.last?.width ?? 0
      }
      return text([offered("bounded", 0), offered("free", 0), offered("free", 0) - 16])
    },
    FactCheck("U179", "100x74; 10x100") {
      @MainActor func size(_ width: CGFloat?) -> String {
        text(
          Laid(width, 100) { log in
            Grid {
              Leaf(name: "a", log: log, width: 0...(.infinity), height: 20...20, idealWidth: 10)
              Leaf(name: "b", log: log, width: 10...80, height: 10...80, idealWidth: 10, idealHeight: 10)
            }
          }.size)
      }
      return size(100) + "; " + size(nil)
    },
  ]
}
