import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Cells with stacks inside of stacks", .ownHosts)
struct NestedStackCellTests {
  init() { StandardScreen.make() }

  /// A cell with a stack that contains two stacks of two squares each.
  private final class Cell: UITableViewCell {
    let outer = UIStackView()
    let inner = [UIStackView(), UIStackView()]

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      for stack in inner {
        for _ in 0..<2 {
          let square = UIView()
          square.translatesAutoresizingMaskIntoConstraints = false
          square.widthAnchor.constraint(equalToConstant: 40).isActive = true
          stack.addArrangedSubview(square)
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.spacing = 8
        outer.addArrangedSubview(stack)
      }
      outer.spacing = 8
      outer.distribution = .equalSpacing
      outer.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(outer)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        outer.topAnchor.constraint(equalTo: margins.topAnchor),
        outer.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        outer.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        outer.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from an archive") }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    let cell: Cell
    let height: CGFloat
    init(_ cell: Cell, height: CGFloat) { (self.cell, self.height) = (cell, height) }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
  }

  @Test("are laid out to the innermost view in rows of a fixed height", arguments: [false, true])
  func fixedHeight(measuresBefore: Bool) {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    if measuresBefore { _ = cell.systemLayoutSizeFitting(CGSize(width: 375, height: 0)) }
    let source = Source(cell, height: 75)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    table.dataSource = source
    table.delegate = source
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    window.isHidden = false
    table.layoutIfNeeded()
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 375, height: 75))
    #expect(cell.outer.frame == CGRect(x: 16, y: 11, width: 343, height: 53))
    #expect(cell.inner[0].frame == CGRect(x: 0, y: 0, width: 88, height: 53))
    #expect(cell.inner[1].arrangedSubviews[1].frame == CGRect(x: 48, y: 0, width: 40, height: 53))
  }
}
