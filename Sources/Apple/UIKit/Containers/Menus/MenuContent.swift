/// What a menu shows, in the sections that lines set off.
@MainActor
struct MenuContent {
  /// Entries that stand in one row, or one that has a row of its own.
  struct Row {
    var elements: [UIMenuElement]
    var size: UIMenu.ElementSize
  }

  private(set) var sections: [[Row]] = []
  /// Entries that are made while the menu is shown, and are not there yet.
  private(set) var awaited: [UIDeferredMenuElement] = []
  /// Those that have been asked for already; each is asked once for each menu that is shown.
  private var provided: [ObjectIdentifier: [UIMenuElement]]

  /// Sorts a menu's entries.
  ///
  /// - Parameter provided: the entries of elements that have answered.
  init(_ menu: UIMenu, provided: [ObjectIdentifier: [UIMenuElement]] = [:]) {
    self.provided = provided
    add(menu.children, size: menu.preferredElementSize)
    sections.removeAll(where: \.isEmpty)
  }

  private mutating func add(_ elements: [UIMenuElement], size: UIMenu.ElementSize) {
    sections.append([])
    for element in elements {
      if let group = element as? UIMenu, group.options.contains(.displayInline) {
        add(group.children, size: group.options.contains(.displayAsPalette) ? .small : group.preferredElementSize)
        sections.append([])
      } else if let deferred = element as? UIDeferredMenuElement {
        guard let elements = provided[ObjectIdentifier(deferred)] else {
          awaited.append(deferred)
          append(deferred, size: .large)
          continue
        }
        for element in elements { append(element, size: size) }
      } else {
        append(element, size: size)
      }
    }
  }

  private mutating func append(_ element: UIMenuElement, size: UIMenu.ElementSize) {
    if (element as? any UIMenuLeaf)?.attributes.contains(.hidden) == true { return }
    let most = size == .small ? 4 : size == .medium ? 3 : 1
    let section = sections.count - 1
    if most > 1, let last = sections[section].last, last.size == size, last.elements.count < most {
      sections[section][sections[section].count - 1].elements.append(element)
    } else {
      sections[section].append(Row(elements: [element], size: size))
    }
  }

  /// Whether something has a mark at the leading edge, for which all make room.
  var hasMarks: Bool {
    sections.contains { section in
      section.contains { row in
        row.size != .small && row.size != .medium
          && row.elements.contains { $0 is UIMenu || ($0 as? any UIMenuLeaf).map { $0.state != .off } == true }
      }
    }
  }

  /// The first entry at the lower end.
  mutating func reverse() {
    sections = sections.reversed().map { $0.reversed() }
  }
}
