import Foundation

@testable import UIKit

/// A table of texts that records its calls of the data source and the delegate.
@MainActor
final class TestTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?] = []
  var footers: [String?] = []
  let view: UITableView
  var record: [String] = []
  var madeCells = 0
  var askedHeights = 0
  var height: ((IndexPath) -> CGFloat)?
  var configure: ((UITableViewCell, IndexPath) -> Void)?
  var editable: Set<IndexPath>?
  var movable = false
  var refusesHighlight: Set<IndexPath> = []
  var refusesSelection: Set<IndexPath> = []
  var cellType: UITableViewCell.Type = UITableViewCell.self

  init(
    _ sections: [[String]], style: UITableView.Style = .plain,
    frame: CGRect = CGRect(x: 0, y: 0, width: 375, height: 440)
  ) {
    self.sections = sections
    view = UITableView(frame: frame, style: style)
    super.init()
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
  }

  static let top: CGFloat = 60
  private var window: UIWindow?

  /// Adds the table to a window of its size and lays it out.
  @discardableResult
  func show(scale: CGFloat = 2, direction: UITraitEnvironmentLayoutDirection = .leftToRight) -> UIWindow {
    // The distance from the edges of the screen excludes its safe area.
    let window = UIWindow(frame: view.frame.insetBy(dx: 0, dy: -TestTable.top))
    view.frame.origin.y = TestTable.top
    window.traitOverrides.displayScale = scale
    window.traitOverrides.layoutDirection = direction
    window.traitOverrides.userInterfaceStyle = .light
    window.isHidden = false
    window.addSubview(view)
    window.layoutIfNeeded()
    self.window = window
    return window
  }

  func texts() -> [String] { view.visibleCells.map { $0.textLabel?.text ?? "" } }

  // MARK: - Data source

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    madeCells += 1
    if let configure {
      configure(cell, indexPath)
    } else {
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    }
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    editable?.contains(indexPath) ?? true
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { movable }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    record.append("commit \(editingStyle) \(Array(indexPath))")
    if editingStyle == .delete {
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    record.append("move \(Array(source)) \(Array(destination))")
    let item = sections[source.section].remove(at: source.row)
    sections[destination.section].insert(item, at: destination.row)
  }

  // MARK: - Delegate

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    askedHeights += 1
    return height?(indexPath) ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    record.append("will display \(Array(indexPath))")
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    record.append("did end \(Array(indexPath))")
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    record.append("should highlight \(Array(indexPath))")
    return !refusesHighlight.contains(indexPath)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    record.append("did highlight \(Array(indexPath))")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    record.append("did unhighlight \(Array(indexPath))")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    record.append("will select \(Array(indexPath))")
    return refusesSelection.contains(indexPath) ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    record.append("did select \(Array(indexPath))")
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    record.append("will deselect \(Array(indexPath))")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    record.append("did deselect \(Array(indexPath))")
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    record.append("accessory \(Array(indexPath))")
  }
}
