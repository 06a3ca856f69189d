import LayoutSolver

// The rows for the size of a view's content.

extension LayoutEngine {
  /// Updates the intrinsic content size and its priorities.
  func updateContent(of slot: LayoutSlot) {
    guard let view = slot.item.view, keepsToContent(view) else {
      removeContent(of: slot)
      return
    }
    updateAlignment(of: slot, view)
    let size = takeOverText(of: slot, view, view.intrinsicContentSize)
    setWidth(Double(size.width), of: slot, view)
    setHeight(Double(size.height), of: slot, view)
  }

  private func keepsToContent(_ view: UIView) -> Bool {
    !view.translatesAutoresizingMaskIntoConstraints || (isMeasuring && view === root)
  }

  /// Updates the alignment rectangle, which may change with the content, such as for images.
  private func updateAlignment(of slot: LayoutSlot, _ view: UIView) {
    let insets = view.alignmentInsets
    guard insets != slot.insets else { return }
    slot.insets = insets
    updateBox(of: slot)
    guard !isMeasuring else { return }
    view.superviewStorage?.setNeedsLayout()
    for constraint in slot.item.mentions.all where constraint.row?.engineID == id { rebuild(constraint) }
    for entry in slot.crossing.values.sorted(by: { $0.order < $1.order }) { rebuild(entry.constraint) }
  }

  func setWidth(_ width: Double, of slot: LayoutSlot, _ view: UIView) {
    let tieBreaks = view.layoutState.tieBreaks
    set(
      width, of: slot, \.width, slot.width, .width,
      hugging: priority(view.contentHuggingPriority(for: .horizontal), tieBreaks.contains(.horizontalHugging)),
      compression: priority(
        view.contentCompressionResistancePriority(for: .horizontal), tieBreaks.contains(.horizontalCompression)))
  }

  func setHeight(_ height: Double, of slot: LayoutSlot, _ view: UIView) {
    let tieBreaks = view.layoutState.tieBreaks
    set(
      height, of: slot, \.height, slot.height, .height,
      hugging: priority(view.contentHuggingPriority(for: .vertical), tieBreaks.contains(.verticalHugging)),
      compression: priority(
        view.contentCompressionResistancePriority(for: .vertical), tieBreaks.contains(.verticalCompression)))
  }

  private func priority(_ priority: UILayoutPriority, _ losesTie: Bool) -> UILayoutPriority {
    losesTie ? UILayoutPriority(Self.ofContent(priority)).loweredForTieBreak : priority
  }

  private func set(
    _ size: Double, of slot: LayoutSlot, _ path: WritableKeyPath<ContentRows, ContentRows.Pair>, _ variable: Variable,
    _ attribute: NSLayoutConstraint.Attribute, hugging: UILayoutPriority, compression: UILayoutPriority
  ) {
    var pair = slot.content[keyPath: path]
    defer { slot.content[keyPath: path] = pair }
    // -1 means no intrinsic size, as do invalid lengths.
    guard size >= 0, size.isFinite else {
      removePair(&pair)
      return
    }
    let samePriorities = pair.huggingPriority == hugging.rawValue && pair.compressionPriority == compression.rawValue
    if samePriorities, let row = pair.row {
      guard size != pair.size else { return }
      pair.size = size
      setConstant(-size, of: row)
      return
    }
    removePair(&pair)
    pair.size = size
    pair.huggingPriority = hugging.rawValue
    pair.compressionPriority = compression.rawValue
    // One row with different costs for the two sides halves the number of rows and is solved faster for the size that
    // most views have.
    let id = solver.add(
      [Term(variable)], constant: -LayoutNumbers.length(size), priorityBelow: Self.ofContent(compression),
      priorityAbove: Self.ofContent(hugging))
    owners[id] = .content(slot.item, attribute)
    needsSolving = true
    pair.row = id
  }

  /// Content with priority 1000 yields to required constraints without a conflict. Saved frames of Interface Builder
  /// show it, and rdar://15106765 describes it for hugging.
  nonisolated static func ofContent(_ priority: UILayoutPriority) -> Float {
    min(priority.rawValue, UILayoutPriority.maxShareOfContent.rawValue)
  }

  func removeContent(of slot: LayoutSlot) {
    removePair(&slot.content.width)
    removePair(&slot.content.height)
  }

  private func removePair(_ pair: inout ContentRows.Pair) {
    if let row = pair.row { removeRow(row) }
    pair = ContentRows.Pair()
  }
}
