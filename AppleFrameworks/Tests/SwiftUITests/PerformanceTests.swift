import Foundation
import SwiftUI
import TestHosts
import Testing
import UIKit
import ViewHost

/// The costs of a change, a scroll and a screen, as counts instead of times.
@MainActor
@Suite("What screens of SwiftUI's cost", .ownHosts)
struct PerformanceTests {
  final class Model: ObservableObject { @Published var values = Array(0..<1000) }
  final class Counts { var rows = 0 }

  private struct Row: View, Equatable {
    let id: Int
    let value: Int
    let counts: Counts
    nonisolated static func == (first: Row, second: Row) -> Bool {
      first.id == second.id && first.value == second.value
    }
    var body: some View {
      counts.rows += 1
      return Text(verbatim: "Row \(value)")
    }
  }

  private struct Rows: View {
    @ObservedObject var model: Model
    let counts: Counts
    var body: some View {
      List { ForEach(model.values.indices, id: \.self) { Row(id: $0, value: model.values[$0], counts: counts) } }
    }
  }

  @Test("of a list of 1000 rows only those near the screen are evaluated, and a change in one evaluates one")
  func list() throws {
    let (model, counts) = (Model(), Counts())
    let screen = Screen(Rows(model: model, counts: counts), size: CGSize(width: 390, height: 800))
    let shown = counts.rows
    #expect(shown > 10 && shown < 60)
    screen.host.run { model.values[3] = -1 }
    screen.host.update()
    #expect(counts.rows == shown + 1)
    // Rows that nobody has seen cost nothing.
    screen.host.run { model.values[900] = -1 }
    screen.host.update()
    #expect(counts.rows == shown + 1)
  }

  @Test("scrolling through 1000 rows evaluates each once")
  func scrolling() throws {
    let (model, counts) = (Model(), Counts())
    let screen = Screen(Rows(model: model, counts: counts), size: CGSize(width: 390, height: 800))
    let table = try #require(LazyFacts.scrollView(in: screen))
    var y: CGFloat = 0
    while y < table.contentSize.height - 800 {
      y += 400
      screen.host.run { table.contentOffset.y = y }
      screen.host.update()
    }
    #expect(counts.rows <= 1000)
    #expect(counts.rows > 950)
  }
}
