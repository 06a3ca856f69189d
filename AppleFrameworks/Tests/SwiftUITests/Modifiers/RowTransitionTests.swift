import TestHosts
import Testing
import UIKit
import ViewHost

@testable import SwiftUI

@MainActor
@Suite("Transitions of rows", .ownHosts)
struct RowTransitionTests {
  private struct Rows: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View {
      VStack(spacing: 0) {
        ForEach(flag.value == 0 ? [1, 2, 3] : [1, 3], id: \.self) { row in
          Text("\(row)").frame(width: 100, height: 40).transition(.move(edge: .leading))
            .onDisappear { journal("\(row) gone") }
        }
      }
    }
  }

  private func transitions(_ view: UIView) -> [TransitionView] {
    ((view as? TransitionView).map { [$0] } ?? []) + view.subviews.flatMap { transitions($0) }
  }

  @Test("a row that is removed goes by its transition, and disappears when that is over")
  func removed() throws {
    let (flag, journal) = (Switch(), Journal())
    let screen = Screen(Rows(flag: flag, journal: journal), size: CGSize(width: 100, height: 200))
    screen.host.advance(by: 0.1)
    let all = transitions(screen.window)
    try #require(all.count == 3)
    let leaving = all[1]
    screen.host.run { withAnimation(.linear(duration: 1)) { flag.value = 1 } }
    screen.host.advance(by: 0.5)
    let x = (leaving.layer.presentation() ?? leaving.layer).frame.minX
    #expect(leaving.superview != nil && abs(x + 50) < 4, "\(x)")
    #expect(journal.entries.isEmpty)
    screen.host.advance(by: 0.7)
    #expect(leaving.superview == nil)
    #expect(journal.entries == ["2 gone"])
  }

  @Test("without animation it is gone at once")
  func atOnce() {
    let (flag, journal) = (Switch(), Journal())
    let screen = Screen(Rows(flag: flag, journal: journal), size: CGSize(width: 100, height: 200))
    screen.host.run { flag.value = 1 }
    screen.host.update()
    #expect(transitions(screen.window).count == 2)
    #expect(journal.entries == ["2 gone"])
  }
}
