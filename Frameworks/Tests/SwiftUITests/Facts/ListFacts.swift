import UIKit
import ViewHost

@testable import SwiftUI

/// Rows about lists and forms, as iOS 18 has them on a screen 390 points wide at the text size medium.
enum ListFacts {
  @MainActor private struct ListScreen {
    let host: ViewHost
    let table: UITableView

    init(_ view: some View) throws {
      var surroundings = Surroundings()
      surroundings.contentSizeCategory = .medium
      host = ViewHost(device: try .named("iPhone 14"), surroundings: surroundings)
      let controller = host.run { UIHostingController(rootView: view) }
      host.show(controller)
      func find(_ view: UIView) -> UITableView? {
        view as? UITableView ?? view.subviews.lazy.compactMap(find).first
      }
      table = try found(find(controller.view))
    }

    func cells() -> [UITableViewCell] {
      table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    }

    func gap(_ first: Int, _ second: Int) -> String {
      text(
        table.rect(forSection: second).minY + header(second) - table.rect(forSection: first).maxY + footer(first))
    }
    private func header(_ section: Int) -> CGFloat { table.rectForHeader(inSection: section).height }
    private func footer(_ section: Int) -> CGFloat { table.rectForFooter(inSection: section).height }
  }

  private struct NoTable: Error {}
  private static func found(_ table: UITableView?) throws -> UITableView {
    guard let table else { throw NoTable() }
    return table
  }

  static var checks: [FactCheck] {
    [
      FactCheck("U330", "44 44 44") {
        let screen = try ListScreen(
          NavigationStack {
            List {
              Text("Row")
              Toggle("Switch", isOn: .constant(true))
              NavigationLink("Link") { Text("Page") }
            }
          })
        return text(screen.cells().map(\.frame.height))
      },
      FactCheck("U486", "menu") {
        let screen = try ListScreen(
          Form { Picker("Choice", selection: .constant(1)) { Text("One").tag(1) } })
        func find(_ view: UIView) -> PressControl? {
          view as? PressControl ?? view.subviews.lazy.compactMap(find).first
        }
        return find(screen.table)?.showsMenuAsPrimaryAction == true ? "menu" : "another"
      },
      FactCheck("U344", "35.33") {
        let screen = try ListScreen(
          List {
            Section { Text("A") }
            Section { Text("B") }
          })
        return screen.gap(0, 1)
      },
      FactCheck("U346", "55") {
        let screen = try ListScreen(
          List {
            Section { Text("A") }
            Section("Header") { Text("B") }
          })
        return screen.gap(0, 1)
      },
      FactCheck("U354", "64") {
        let screen = try ListScreen(
          List {
            Section {
              Text("A")
            } footer: {
              Text("One line\nand another")
            }
            Section { Text("B") }
          })
        return screen.gap(0, 1)
      },
      FactCheck("U340", "10") {
        let screen = try ListScreen(List { Text("A") })
        return text(screen.cells().first?.layer.cornerRadius ?? 0)
      },
    ]
  }
}
