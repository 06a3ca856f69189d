/// The content of a menu, divided into sections by separators.
@MainActor
struct MenuContent {
  /// One or more entries that are displayed in one row.
  struct Row {
    var elements: [UIMenuElement]
    var size: UIMenu.ElementSize
  }

  private(set) var sections: [[Row]] = []
  /// The deferred elements whose entries are not available yet.
  private(set) var awaited: [UIDeferredMenuElement] = []
  /// The entries of deferred elements. Each element is asked once for each menu that is shown.
  private var provided: [ObjectIdentifier: [UIMenuElement]]

  /// Arranges the entries of a menu.
  ///
  /// - Parameter provided: The entries of deferred elements that are already available.
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

  /// Whether an entry can have a mark at the leading side, so that all rows reserve space for it.
  var hasMarks: Bool {
    sections.contains { section in
      section.contains { row in
        row.size != .small && row.size != .medium
          && row.elements.contains { $0 is UIMenu || ($0 as? any UIMenuLeaf).map { $0.state != .off } == true }
      }
    }
  }

  /// Reverses the order, so that the first entry is at the bottom.
  mutating func reverse() {
    sections = sections.reversed().map { $0.reversed() }
  }
}
