import Foundation

/// Where the cells of a kind come from.
enum CellRegistration {
  case cellClass(UITableViewCell.Type)
}

/// Where the headers and footers of a kind come from.
enum SupplementRegistration {
  case viewClass(UITableViewHeaderFooterView.Type)
}

// Kinds of cells, and their reuse.

extension UITableView {
  func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    requireOfCaller(!identifier.isEmpty, "must pass a valid cell identifier to -[UITableView registerClass:]")
    guard let cellClass else {
      cellRegistrations[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      fatalError("must pass a class of kind UITableViewCell, and not \(cellClass)")
    }
    cellRegistrations[identifier] = .cellClass(type)
  }

  func registerHeaderFooter(_ viewClass: AnyClass?, _ identifier: String) {
    requireOfCaller(!identifier.isEmpty, "must pass a valid view identifier to -[UITableView registerClass:]")
    guard let viewClass else {
      supplementRegistrations[identifier] = nil
      return
    }
    guard let type = viewClass as? UITableViewHeaderFooterView.Type else {
      fatalError("must pass a class of kind UITableViewHeaderFooterView, and not \(viewClass)")
    }
    supplementRegistrations[identifier] = .viewClass(type)
  }

  func reusableCell(_ identifier: String) -> UITableViewCell? {
    if let cell = cellPool.take(identifier: identifier) {
      cell.prepareForReuse()
      return cell
    }
    switch cellRegistrations[identifier] {
    case .cellClass(let type): return CellInstantiation.makeCell(type, reuseIdentifier: identifier)
    case nil: return nil
    }
  }

  func reusableCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    if let reconfigured, reconfigured.path == path, reconfigured.cell.reuseIdentifier == identifier {
      return reconfigured.cell
    }
    guard let cell = reusableCell(identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard")
    }
    return cell
  }

  func reusableHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = supplementPool.take(identifier: identifier) {
      view.prepareForReuse()
      return view
    }
    switch supplementRegistrations[identifier] {
    case .viewClass(let type): return CellInstantiation.makeHeaderFooter(type, reuseIdentifier: identifier)
    case nil: return nil
    }
  }
}
