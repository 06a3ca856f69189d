import LayoutSolver

// The rows that hold a view's size to its content's.

extension LayoutEngine {
  /// Takes over the intrinsic content size and the priorities with which the view keeps to it.
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

  /// Content may bring another alignment rectangle along, as images do.
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
    // -1 is "no opinion"; what isn't a length can't be one either.
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
    // One row that costs what each side says: twice as few, and sooner at the size that most views get.
    let id = solver.add(
      [Term(variable)], constant: -LayoutNumbers.length(size), priorityBelow: Self.ofContent(compression),
      priorityAbove: Self.ofContent(hugging))
    owners[id] = .content(slot.item, attribute)
    needsSolving = true
    pair.row = id
  }

  /// Content of priority 1000 gives way to what is required, and no conflict is told: frames that
  /// Interface Builder saved show it, and rdar://15106765 says so of hugging.
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
