import Foundation

/// The origin of the cells of a reuse identifier.
enum CellRegistration {
  case cellClass(UITableViewCell.Type)
  case nib(UINib)
  case prototype(NibPrototype)
}

/// The origin of the headers and footers of a reuse identifier.
enum SupplementRegistration {
  case viewClass(UITableViewHeaderFooterView.Type)
  case nib(UINib)
}

// Registration and reuse of cells.

extension UITableView {
  func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    preconditionOfCaller(!identifier.isEmpty, "must pass a valid cell identifier to -[UITableView registerClass:]")
    guard let cellClass else {
      cellRegistrations[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      fatalError("must pass a class of kind UITableViewCell, not \(cellClass)")
    }
    cellRegistrations[identifier] = .cellClass(type)
  }

  func registerHeaderFooter(_ viewClass: AnyClass?, _ identifier: String) {
    preconditionOfCaller(!identifier.isEmpty, "must pass a valid view identifier to -[UITableView registerClass:]")
    guard let viewClass else {
      supplementRegistrations[identifier] = nil
      return
    }
    guard let type = viewClass as? UITableViewHeaderFooterView.Type else {
      fatalError("must pass a class of kind UITableViewHeaderFooterView, not \(viewClass)")
    }
    supplementRegistrations[identifier] = .viewClass(type)
  }

  func registerCell(_ nib: UINib?, _ identifier: String) {
    preconditionOfCaller(!identifier.isEmpty, "must pass a valid cell identifier to -[UITableView registerNib:]")
    cellRegistrations[identifier] = nib.map { .nib($0) }
  }

  func registerHeaderFooter(_ nib: UINib?, _ identifier: String) {
    preconditionOfCaller(!identifier.isEmpty, "must pass a valid view identifier to -[UITableView registerNib:]")
    supplementRegistrations[identifier] = nib.map { .nib($0) }
  }

  func reusableCell(_ identifier: String) -> UITableViewCell? {
    if let cell = cellPool.take(identifier: identifier) {
      cell.prepareForReuse()
      return cell
    }
    switch cellRegistrations[identifier] {
    case .cellClass(let type): return CellInstantiation.makeCell(type, reuseIdentifier: identifier)
    case .nib(let nib):
      guard let cell = nib.instantiate(withOwner: nil).first as? UITableViewCell else {
        fatalError(
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
            + "must be a UITableViewCell instance")
      }
      cell.state.reuseIdentifier = identifier
      return cell
    case .prototype(let prototype): return prototype.make() as? UITableViewCell
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
    case .nib(let nib):
      guard let view = nib.instantiate(withOwner: nil).first as? UITableViewHeaderFooterView else {
        fatalError(
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
            + "must be a UITableViewHeaderFooterView instance")
      }
      view.state.reuseIdentifier = identifier
      return view
    case nil: return nil
    }
  }
}
