import TestHosts
import Testing
import UIKit
import ViewHost

@testable import ScreenAudit

/// A table of one row whose label is constrained to the top and, on request, to the bottom.
@MainActor
private final class ChainTable: UITableViewController {
  private let isChained: Bool

  init(isChained: Bool) {
    self.isChained = isChained
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    let label = UILabel()
    label.text = "Two\nlines"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    var constraints = [
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
    ]
    if isChained {
      constraints.append(label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8))
    }
    NSLayoutConstraint.activate(constraints)
    return cell
  }
}

@MainActor
@Suite("Cells whose constraints define no height", .ownHosts)
struct CellChainTests {
  private func kinds(_ make: () -> UIViewController) -> [String] {
    let host = ViewHost()
    host.show(make())
    return ScreenAudit(of: host).findings.map(\.kind)
  }

  @Test("a self-sizing cell without a constraint to the bottom is found; one with it, or with a fixed height, is not")
  func cells() {
    #expect(kinds { ChainTable(isChained: false) }.contains("unchained-cell"))
    #expect(!kinds { ChainTable(isChained: true) }.contains("unchained-cell"))
    let fixed = kinds {
      let table = ChainTable(isChained: false)
      table.tableView.rowHeight = 60
      return table
    }
    #expect(!fixed.contains("unchained-cell"))
  }

  @Test("a standard cell is not found")
  func standard() {
    final class Standard: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "One"
        return cell
      }
    }
    #expect(!kinds { Standard() }.contains("unchained-cell"))
  }

  @Test("a sweep finds kinds that do not depend on the size once, where they are asked for, in light and dark mode")
  func sweep() {
    @MainActor func sweep(_ kinds: Set<DefectKind>) -> [Defect] {
      var plan = SweepPlan.widths(320...400, step: 40)
      plan.kinds = kinds
      return ScreenSweep(
        of: .made { host in
          let controller = UIViewController()
          controller.view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
          let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
          label.text = "Black in dark mode"
          label.textColor = .black
          controller.view.addSubview(label)
          let button = UIButton(frame: CGRect(x: 20, y: 200, width: 50, height: 50))
          controller.view.addSubview(button)
          host.show(controller)
        }, over: plan
      ).report().defects
    }
    let found = sweep([.lowContrast, .missingLabel])
    #expect(found.map(\.kind) == [.missingLabel, .lowContrast])
    #expect(found.allSatisfy { $0.occurrences.map(\.isEverywhere) == [true] })
    let standard = sweep(SweepPlan().kinds)
    #expect(standard.allSatisfy { $0.kind.dependsOnSize })
  }
}
