import TestHosts
import Testing
import UIKit
import ViewCode

@MainActor
private final class Cell: CodedTableViewCell {
  @Configures var title = ""
  let label = UILabel()
  var hierarchy: Hierarchy { label }
  var layout: Layout { label.pin(.edges, inset: 10) }
  var configuration: Configuration { Setting(\.text, of: label, to: title) }
}

@MainActor
private final class Header: CodedTableHeaderFooterView {
  let label = UILabel()
  var hierarchy: Hierarchy { label }
  var layout: Layout { label.pin(.edges, to: .margins) }
}

@MainActor
private final class Knob: CodedControl {
  @Configures var isOn = false
  let face = UIView()
  var hierarchy: Hierarchy { face }
  var layout: Layout { face.pin(.edges) }
  var configuration: Configuration { Setting(\.backgroundColor, of: face, to: isOn ? .systemGreen : .systemGray) }
}

@MainActor
private final class Source: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.title = "row \(indexPath.row)"
    return cell
  }
}

@MainActor
@Suite("Base classes", .ownHosts)
struct BaseClassTests {
  @Test("a cell that a table makes is built in its content view, and configured for each row")
  func cell() {
    let table = UITableView(frame: rect(0, 0, 320, 480), style: .plain)
    let source = Source()
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.layoutIfNeeded()
    let cells = table.visibleCells.compactMap { $0 as? Cell }
    #expect(cells.map(\.label.text) == ["row 0", "row 1", "row 2"])
    #expect(cells.first?.label.superview === cells.first?.contentView)
    #expect(cells.first?.label.frame.minX == 10)
  }

  @Test("a header is built in its content view")
  func header() {
    let header = Header(reuseIdentifier: "header")
    #expect(header.label.superview === header.contentView)
  }

  @Test("a control is built in itself, and follows its state")
  func control() {
    let knob = Knob(frame: .zero)
    #expect(knob.face.superview === knob)
    #expect(knob.face.backgroundColor == .systemGray)
    knob.isOn = true
    #expect(knob.face.backgroundColor == .systemGreen)
  }
}
