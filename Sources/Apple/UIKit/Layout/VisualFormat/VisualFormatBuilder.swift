/// A builder of the constraints of a parsed visual format string.
@MainActor
struct VisualFormatBuilder {
  let source: String
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  private var items: [LayoutItem] = []
  private var constraints: [NSLayoutConstraint] = []

  static func constraints(
    _ source: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let format = try VisualFormatParser.parse(source)
    var builder = VisualFormatBuilder(
      source: source, format: format, options: options, metrics: metrics, views: views)
    try builder.build()
    return builder.constraints
  }

  private init(
    source: String, format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    self.source = source
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  private var isHorizontal: Bool { format.axis == .horizontal }

  private mutating func build() throws(VisualFormatError) {
    try findItems()
    for index in format.gaps.indices { try addGap(index) }
    for (index, element) in format.elements.enumerated() {
      if case .view(_, _, let predicates) = element {
        for predicate in predicates { try addSize(items[index], predicate) }
      }
    }
    try addAlignments()
  }

  // MARK: Items

  private mutating func findItems() throws(VisualFormatError) {
    var found: [LayoutItem?] = []
    for element in format.elements {
      guard case .view(let name, let column, _) = element else {
        found.append(nil)
        continue
      }
      found.append(try item(name, column))
    }
    for (index, item) in found.enumerated() {
      if let item {
        items.append(item)
        continue
      }
      // A superview is at an end, next to a view.
      guard let neighbor = index == 0 ? found[1] : found[index - 1], let superview = container(of: neighbor)
      else {
        throw error("Unable to interpret '|' character, because the related view doesn't have a superview.", index)
      }
      items.append(superview.layoutState.item)
    }
  }

  private func container(of item: LayoutItem) -> UIView? {
    item.view.map(\.superview) ?? item.guide?.owningView
  }

  private func item(_ name: String, _ column: Int) throws(VisualFormatError) -> LayoutItem {
    guard let object = views[name] else {
      throw VisualFormatError(
        reason: "\(name) is not a key in the views dictionary.", format: source, column: column)
    }
    guard let item = LayoutItem.of(object) else {
      throw VisualFormatError(
        reason: "The value for \(name) in the views dictionary is neither a view nor a layout guide.", format: source,
        column: column)
    }
    return item
  }

  // MARK: Gaps

  private mutating func addGap(_ index: Int) throws(VisualFormatError) {
    switch format.gaps[index] {
    case .none:
      add(gap: index, .equal, 0, isStandard: false)
    case .standard:
      let constraint = add(
        gap: index, .equal, touchesSuperview(index) ? 0 : SystemSpacing.betweenItems, isStandard: true)
      if spacesBaselines(index) {
        constraint.systemSpacings = 1
        constraint.updateSystemSpacing()
      }
    case .lengths(let predicates):
      for predicate in predicates {
        let constraint = add(
          gap: index, predicate.relation, try number(predicate.object, "a gap"), isStandard: false)
        try setPriority(of: constraint, predicate)
      }
    }
  }

  private func spacesBaselines(_ gap: Int) -> Bool {
    !isHorizontal && options.contains(.spacingBaselineToBaseline) && !touchesSuperview(gap)
  }

  private func touchesSuperview(_ gap: Int) -> Bool {
    isSuperview(gap) || isSuperview(gap + 1)
  }

  private func isSuperview(_ index: Int) -> Bool {
    if case .superview = format.elements[index] { return true }
    return false
  }

  /// Adds `later.start relation earlier.end + length`.
  @discardableResult
  private mutating func add(
    gap index: Int, _ relation: NSLayoutConstraint.Relation, _ length: CGFloat, isStandard: Bool
  ) -> NSLayoutConstraint {
    let (earlier, later) = (items[index], items[index + 1])
    let sides = Sides(format.axis, options)
    var (end, start) = (sides.end, sides.start)
    if isSuperview(index) { end = isStandard ? sides.startMargin : sides.start }
    if isSuperview(index + 1) { start = isStandard ? sides.endMargin : sides.end }
    if spacesBaselines(index) {
      (end, start) = (.lastBaseline, .firstBaseline)
    }
    // From right to left, the next view is on the other side.
    let constraint =
      sides.isReversed
      ? NSLayoutConstraint(LayoutOperand(earlier, end), relation, LayoutOperand(later, start), constant: length)
      : NSLayoutConstraint(LayoutOperand(later, start), relation, LayoutOperand(earlier, end), constant: length)
    constraints.append(constraint)
    return constraint
  }

  // MARK: Sizes and alignments

  private mutating func addSize(
    _ item: LayoutItem, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) {
    let size = LayoutOperand(item, isHorizontal ? .width : .height)
    let constraint: NSLayoutConstraint
    if case .name(let name, let column) = predicate.object, views[name] != nil {
      let other = LayoutOperand(try self.item(name, column), size.attribute)
      constraint = NSLayoutConstraint(size, predicate.relation, other)
    } else {
      constraint = NSLayoutConstraint(
        size, predicate.relation, nil, constant: try number(predicate.object, "a size"))
    }
    try setPriority(of: constraint, predicate)
    constraints.append(constraint)
  }

  private mutating func addAlignments() throws(VisualFormatError) {
    let views = items.indices.filter { !isSuperview($0) }.map { items[$0] }
    for attribute in options.alignedAttributes {
      let isAlongAxis = (attribute.family == .horizontalPosition) == isHorizontal
      if isAlongAxis {
        let name = isHorizontal ? "horizontal" : "vertical"
        throw error(
          "Options mask required views to be aligned on a \(name) edge, which is not allowed for layout that is also "
            + "\(name).", 0)
      }
      for (first, second) in zip(views, views.dropFirst()) {
        constraints.append(
          NSLayoutConstraint(LayoutOperand(first, attribute), .equal, LayoutOperand(second, attribute)))
      }
    }
  }

  // MARK: Values

  private func setPriority(
    of constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) {
    guard let value = predicate.priority else { return }
    let priority = try number(value, "a priority")
    guard priority > 0, priority <= 1000 else {
      throw error("A priority must be greater than 0 and at most 1000, not \(priority.briefDescription).", 0)
    }
    constraint.priority = UILayoutPriority(Float(priority))
  }

  private func number(_ value: VisualFormat.Value, _ what: String) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number):
      return number
    case .name(let name, let column):
      guard let metric = metrics[name] else {
        throw VisualFormatError(
          reason: "\(name) is not a key in the metrics dictionary.", format: source, column: column)
      }
      guard let number = Self.number(metric), number.isFinite else {
        throw VisualFormatError(
          reason: "The value for \(name) in the metrics dictionary is not a number.", format: source, column: column)
      }
      return number
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: number
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as any BinaryInteger: CGFloat(Double(number))
    case let priority as UILayoutPriority: CGFloat(priority.rawValue)
    default: nil
    }
  }

  private func error(_ reason: String, _ index: Int) -> VisualFormatError {
    var column = 0
    switch format.elements[index] {
    case .superview(let place), .view(_, let place, _): column = place
    }
    return VisualFormatError(reason: reason, format: source, column: column)
  }

  /// The attributes at the sides of a format's direction.
  private struct Sides {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let startMargin: NSLayoutConstraint.Attribute
    let endMargin: NSLayoutConstraint.Attribute
    var isReversed = false

    init(_ axis: NSLayoutConstraint.Axis, _ options: NSLayoutConstraint.FormatOptions) {
      if axis == .vertical {
        (start, end, startMargin, endMargin) = (.top, .bottom, .topMargin, .bottomMargin)
        return
      }
      switch options.intersection(.directionMask) {
      case .directionLeftToRight:
        (start, end, startMargin, endMargin) = (.left, .right, .leftMargin, .rightMargin)
      case .directionRightToLeft:
        (start, end, startMargin, endMargin) = (.right, .left, .rightMargin, .leftMargin)
        isReversed = true
      default:
        (start, end, startMargin, endMargin) = (.leading, .trailing, .leadingMargin, .trailingMargin)
      }
    }
  }
}
