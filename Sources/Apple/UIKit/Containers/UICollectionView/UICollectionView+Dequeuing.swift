import Foundation

// Registration and reuse of views.

extension UICollectionView {
  private func poolKey(_ category: ElementCategory, _ kind: String?, _ identifier: String) -> String {
    "\(category.rawValue)|\(kind ?? "")|\(identifier)"
  }

  func register(_ viewClass: AnyClass?, _ category: ElementCategory, _ kind: String?, _ identifier: String) {
    preconditionOfCaller(
      !identifier.isEmpty, "must pass a valid reuse identifier to -[UICollectionView registerClass:]")
    let key = poolKey(category, kind, identifier)
    guard let viewClass else {
      registrations[key] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      fatalError("must pass a class of kind UICollectionReusableView, not \(viewClass)")
    }
    if category == .cell, !(type is UICollectionViewCell.Type) {
      fatalError("must pass a class of kind UICollectionViewCell, not \(viewClass)")
    }
    registrations[key] = .viewClass(type)
  }

  func register(_ nib: UINib?, _ category: ElementCategory, _ kind: String?, _ identifier: String) {
    preconditionOfCaller(!identifier.isEmpty, "must pass a valid reuse identifier to -[UICollectionView registerNib:]")
    registrations[poolKey(category, kind, identifier)] = nib.map { .nib($0) }
  }

  /// Registers a storyboard's prototype for cells.
  func register(_ prototype: NibPrototype, forCell identifier: String) {
    registrations[poolKey(.cell, nil, identifier)] = .prototype(prototype)
  }

  /// Registers a storyboard's prototype for supplementary views.
  func register(_ prototype: NibPrototype, forSupplement identifier: String, kind: String) {
    registrations[poolKey(.supplementaryView, kind, identifier)] = .prototype(prototype)
  }

  /// Returns the reuse identifiers that are registered for supplementary views of a kind.
  package func supplementIdentifiers(ofKind kind: String) -> [String] {
    let start = poolKey(.supplementaryView, kind, "")
    return registrations.keys.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }.sorted()
  }

  // MARK: - Dequeuing

  func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    if let reconfigured, reconfigured.path == path, reconfigured.cell.reuseIdentifier == identifier {
      return reconfigured.cell
    }
    guard let cell = dequeue(.cell, nil, identifier, path) as? UICollectionViewCell else {
      fatalError("the view registered for \(identifier) is not a UICollectionViewCell")
    }
    return cell
  }

  func dequeue(
    _ category: ElementCategory, _ kind: String?, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    let key = poolKey(category, kind, identifier)
    let attributes = pending.flatMap { $0.category == category && $0.indexPath == path ? $0 : nil }
    let view: UICollectionReusableView
    if let pooled = pool.take(identifier: key) {
      pooled.prepareForReuse()
      view = pooled
    } else {
      let size = attributes?.frame.size ?? CGSize(width: 50, height: 50)
      switch registrations[key] {
      case .viewClass(let type): view = CollectionInstantiation.make(type, frame: CGRect(origin: .zero, size: size))
      case .nib(let nib):
        guard let made = nib.instantiate(withOwner: nil).first as? UICollectionReusableView else {
          fatalError(
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
              + "must be a UICollectionReusableView instance")
        }
        view = made
      case .prototype(let prototype):
        guard let made = prototype.make() as? UICollectionReusableView else {
          fatalError("the prototype with identifier \(identifier) is not a UICollectionReusableView")
        }
        view = made
      case nil:
        let what = category == .cell ? "a cell" : "a view of kind: \(kind ?? "")"
        fatalError(
          "could not dequeue \(what) with identifier \(identifier) - must register a nib or a class for the identifier "
            + "or connect a prototype cell in a storyboard")
      }
      view.element.reuseIdentifier = identifier
    }
    view.element.isDequeued = true
    view.element.collectionView = self
    if let attributes { apply(attributes, to: view) }
    return view
  }

  func makeDecoration(_ kind: String) -> UICollectionReusableView {
    let key = poolKey(.decorationView, kind, kind)
    if let pooled = pool.take(identifier: key) {
      pooled.prepareForReuse()
      return pooled
    }
    let view: UICollectionReusableView
    switch layoutStorage.decorations[kind] {
    case .viewClass(let type): view = CollectionInstantiation.make(type, frame: .zero)
    case .nib(let nib):
      guard let made = nib.instantiate(withOwner: nil).first as? UICollectionReusableView else {
        fatalError(
          "invalid nib \(nib.name) registered for decoration views of kind: \(kind) - nib must contain exactly one "
            + "top-level object which must be a UICollectionReusableView")
      }
      view = made
    case nil:
      fatalError(
        "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib with the layout")
    }
    view.element.reuseIdentifier = kind
    return view
  }

  func putIntoPool(_ view: UICollectionReusableView, _ key: ElementKey) {
    guard let identifier = view.reuseIdentifier else { return }
    let kind = key.category == .cell ? nil : key.kind
    pool.put(view, identifier: poolKey(key.category, kind, identifier))
  }

  // MARK: - Registrations

  func dequeueConfiguredCell<Cell: UICollectionViewCell, Item>(
    _ registration: CellRegistration<Cell, Item>, _ path: IndexPath, _ item: Item?
  ) -> Cell {
    let key = poolKey(.cell, nil, registration.identifier)
    if registrations[key] == nil { registrations[key] = .viewClass(Cell.self) }
    guard let cell = dequeueCell(registration.identifier, path) as? Cell else {
      fatalError("the cell of a registration is not a \(Cell.self)")
    }
    guard let item else {
      fatalError("A UICollectionView.CellRegistration requires the item at \(path.brief) to configure a \(Cell.self)")
    }
    registration.handler(cell, path, item)
    return cell
  }

  func dequeueConfiguredSupplementary<Supplementary: UICollectionReusableView>(
    _ registration: SupplementaryRegistration<Supplementary>, _ path: IndexPath
  ) -> Supplementary {
    let key = poolKey(.supplementaryView, registration.elementKind, registration.identifier)
    if registrations[key] == nil { registrations[key] = .viewClass(Supplementary.self) }
    let view = dequeue(.supplementaryView, registration.elementKind, registration.identifier, path)
    guard let view = view as? Supplementary else {
      fatalError("the view of a registration is not a \(Supplementary.self)")
    }
    registration.handler(view, registration.elementKind, path)
    return view
  }
}
