// The list of arranged views, and the response to their changes.

extension UIStackView {
  func arrange(_ view: UIView, at index: Int) {
    preconditionOfCaller(
      index >= 0 && index <= arranged.count,
      "Index out of bounds for arranged subview: index = \(index) expected to be less than or equal to \(arranged.count)"
    )
    var index = index
    if view.superview !== self {
      addSubview(view)
    } else if let old = arranged.firstIndex(where: { $0 === view }) {
      arranged.remove(at: old)
      index = min(index, arranged.count)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: min(index, arranged.count))
    setNeedsUpdateConstraints()
  }

  func stopArranging(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    setTieBreaks([], of: view)
    setNeedsUpdateConstraints()
  }

  func arrangedViewDidChange(_ view: UIView, _ change: SubviewChange) {
    let matters =
      switch change {
      case .hidden: true
      // A different font may have a different size.
      case .contentSize: distribution == .fillProportionally || isBaselineRelativeArrangement
      case .contentPriority: distribution != .fillEqually
      case .wrapping: distribution == .fill && axis == .horizontal
      }
    guard arranged.contains(where: { $0 === view }) else { return }
    if matters { setNeedsUpdateConstraints() } else if change == .contentSize { tellStackOfContents() }
  }

  /// Tells an enclosing stack view that the contents changed. The stack has no content size itself, but an enclosing
  /// stack may distribute its length in proportion to these contents.
  func tellStackOfContents() {
    (superview as? UIStackView)?.arrangedViewDidChange(self, .contentSize)
  }

  /// Returns the spacing after an arranged view.
  ///
  /// - Parameter next: The next arranged view, whose text matters if the system's spacing is measured between
  ///   baselines.
  func effectiveSpacing(after view: UIView, before next: UIView? = nil) -> CGFloat {
    let spacing = customSpacings[ObjectIdentifier(view)] ?? self.spacing
    guard spacing == Self.spacingUseSystem else { return spacing }
    guard let next, axis == .vertical, isBaselineRelativeArrangement else { return SystemSpacing.betweenItems }
    return SystemSpacing.spacing(
      LayoutOperand(view.layoutState.item, .lastBaseline), LayoutOperand(next.layoutState.item, .firstBaseline))
  }

  // MARK: Archives

  private enum Key {
    static let axis = "axis"
    static let distribution = "distribution"
    static let alignment = "alignment"
    static let spacing = "spacing"
    static let baselineRelative = "baselineRelative"
    static let marginsRelative = "marginsRelative"
    static let arranged = "arrangedIndexes"
  }

  func encodeArrangement(into coder: NSCoder) {
    coder.encode(axis.rawValue, forKey: Key.axis)
    coder.encode(distribution.rawValue, forKey: Key.distribution)
    coder.encode(alignment.rawValue, forKey: Key.alignment)
    coder.encode(Double(spacing), forKey: Key.spacing)
    coder.encode(isBaselineRelativeArrangement, forKey: Key.baselineRelative)
    coder.encode(isLayoutMarginsRelativeArrangement, forKey: Key.marginsRelative)
    let indexes = arranged.compactMap { view in subviews.firstIndex { $0 === view } }
    coder.encode(indexes.map(String.init).joined(separator: " "), forKey: Key.arranged)
  }

  func decodeArrangement(from coder: NSCoder) {
    axis = NSLayoutConstraint.Axis(rawValue: coder.decodeInteger(forKey: Key.axis)) ?? .horizontal
    distribution = Distribution(rawValue: coder.decodeInteger(forKey: Key.distribution)) ?? .fill
    alignment = Alignment(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? .fill
    spacing = CGFloat(coder.decodeDouble(forKey: Key.spacing))
    isBaselineRelativeArrangement = coder.decodeBool(forKey: Key.baselineRelative)
    isLayoutMarginsRelativeArrangement = coder.decodeBool(forKey: Key.marginsRelative)
    let indexes = (coder.decodeObject(forKey: Key.arranged) as? String ?? "").split(separator: " ")
    let views = subviews
    for index in indexes.compactMap({ Int($0) }) where views.indices.contains(index) {
      addArrangedSubview(views[index])
    }
  }
}
