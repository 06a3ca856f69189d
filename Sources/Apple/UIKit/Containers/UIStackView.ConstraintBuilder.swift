extension UIStackView {
  /// A builder of the constraints by which a stack view arranges its views.
  ///
  /// *Main* refers to the stack's axis, and *cross* to the perpendicular one. The equations are those that UIKit's
  /// stack view is known to install. They have the identifiers that developers know from conflict reports:
  ///
  /// ```
  /// UISV-canvas-connection       first and last visible view to the stack's edges
  /// UISV-hiding                  hidden views have a length of 0
  /// UISV-spacing                 spacing between views
  /// UISV-fill-equally, UISV-fill-proportionally, UISV-distributing      sizes or gaps of the distribution
  /// UISV-text-width-disambiguation      equal shares for text that wraps
  /// UISV-alignment               cross edges, centers or baselines
  /// UISV-spanning-boundary, UISV-spanning-fit      the stack is as thick as its thickest view
  /// UISV-ambiguity-suppression   views without their own cross size have a thickness of 0
  /// ```
  ///
  /// If text is aligned by baselines, all views stay completely inside the stack.
  @MainActor
  struct ConstraintBuilder {
    static let textWidths = "UISV-text-width-disambiguation"

    private let stack: UIStackView
    private let views: [UIView]
    private let visible: [UIView]
    private let canvas: LayoutItem
    private let axis: Axes
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var usesSpanningGuide = false

    init(_ stack: UIStackView) {
      self.stack = stack
      views = stack.arranged
      visible = stack.arranged.filter { !$0.isHidden }
      canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide.item : stack.layoutState.item
      axis = Axes(stack.axis)
    }

    mutating func build() {
      collapseWhereEmpty()
      guard !views.isEmpty else { return }
      connectEnds()
      hide()
      space()
      distribute()
      align()
      suppressAmbiguity()
    }

    // MARK: Main axis

    /// Makes a stack without visible views collapse, unless other constraints determine its size.
    private mutating func collapseWhereEmpty() {
      guard visible.isEmpty else { return }
      add("UISV-canvas-fit", of(canvas, axis.length), .equal, nil, priority: .stackFit)
      if views.isEmpty {
        add("UISV-canvas-fit", of(canvas, axis.thickness), .equal, nil, priority: .stackFit)
      }
    }

    private mutating func connectEnds() {
      guard let first = visible.first, let last = visible.last else { return }
      add("UISV-canvas-connection", of(canvas, axis.start), .equal, of(first, axis.start))
      add("UISV-canvas-connection", of(canvas, axis.end), .equal, of(last, axis.end))
    }

    private mutating func hide() {
      let priority = UILayoutPriority(stack.measures.stacks.hidingPriority)
      for view in views where view.isHidden {
        add("UISV-hiding", of(view, axis.length), .equal, nil, priority: priority)
      }
    }

    /// Connects successive visible views. A hidden view is positioned in the middle of the gap. If there are visible
    /// views on one side of it only, it is positioned at the edge of the nearest one.
    private mutating func space() {
      let isExact = stack.distribution != .equalSpacing && stack.distribution != .equalCentering
      var (end, start) = (axis.end, axis.start)
      if stack.axis == .vertical, stack.isBaselineRelativeArrangement { (end, start) = (.lastBaseline, .firstBaseline) }
      func follow(_ view: UIView, _ previous: UIView, _ gap: CGFloat) {
        add("UISV-spacing", of(view, start), isExact ? .equal : .greaterThanOrEqual, of(previous, end), constant: gap)
      }
      guard let firstVisible = visible.first, let lastVisible = visible.last else {
        for (previous, view) in zip(views, views.dropFirst()) { follow(view, previous, 0) }
        return
      }
      var previous: UIView?
      var rest = visible[...]
      for view in views {
        if !view.isHidden {
          if let previous { follow(view, previous, stack.effectiveSpacing(after: previous, before: view)) }
          previous = view
          rest.removeFirst()
        } else if let previous {
          let gap = previous === lastVisible ? 0 : stack.effectiveSpacing(after: previous, before: rest.first) / 2
          follow(view, previous, gap)
        } else {
          follow(firstVisible, view, 0)
        }
      }
    }

    private mutating func distribute() {
      switch stack.distribution {
      case .fill:
        disambiguateTextWidths()
      case .fillEqually:
        guard let first = visible.first else { return }
        for view in visible.dropFirst() {
          add("UISV-fill-equally", of(view, axis.length), .equal, of(first, axis.length))
        }
      case .fillProportionally:
        fillProportionally()
      case .equalSpacing:
        distributeEqually(axis.end, axis.start) { _ in .required }
      case .equalCentering:
        distributeEqually(axis.center, axis.center) { .stackCentering($0) }
      @unknown default:
        break
      }
    }

    /// Gives text that wraps an equal share of the stack's width, because such text fits any width. The priority is
    /// slightly higher than that of not being wider than the text.
    private mutating func disambiguateTextWidths() {
      guard stack.axis == .horizontal, visible.count > 1 else { return }
      let gaps = zip(visible, visible.dropFirst()).reduce(0) { $0 + stack.effectiveSpacing(after: $1.0, before: $1.1) }
      let share = 1 / CGFloat(visible.count)
      for case let label as UILabel in visible where label.numberOfLines != 1 {
        let hugging = label.contentHuggingPriority(for: .horizontal)
        add(
          ConstraintBuilder.textWidths, of(label, .width), .equal, of(canvas, .width), multiplier: share,
          constant: -gaps * share, priority: .stackTextShare(above: hugging))
      }
    }

    private mutating func fillProportionally() {
      // An infinite content length has no share.
      let lengths = views.map { $0.isHidden ? -1 : LayoutNumbers.length(contentLength(of: $0)) }
      guard !zip(views, lengths).contains(where: { !$0.isHidden && $1 < 0 }) else { return }
      let gaps = visible.dropLast().reduce(0) { $0 + stack.effectiveSpacing(after: $1) }
      let total = lengths.reduce(0) { $0 + max($1, 0) } + gaps
      guard total > 0 else { return }
      for (place, length) in lengths.enumerated() where length > 0 {
        // Hidden views count in the numbering.
        let priority = UILayoutPriority.stackShare(place, isAlone: visible.count == 1)
        add(
          "UISV-fill-proportionally", of(views[place], axis.length), .equal, of(canvas, axis.length),
          multiplier: length / total, priority: priority)
      }
    }

    /// Returns the content length of a view along the axis, or of a nested stack's views. Negative values mean no
    /// content length.
    private func contentLength(of view: UIView) -> CGFloat {
      let size = view.intrinsicContentSize
      let length = stack.axis == .horizontal ? size.width : size.height
      if length >= 0 || !(view is UIStackView) { return length }
      let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return stack.axis == .horizontal ? fitting.width : fitting.height
    }

    /// Makes the distances between an attribute of each view and one of the next view equal.
    private mutating func distributeEqually(
      _ from: NSLayoutConstraint.Attribute, _ to: NSLayoutConstraint.Attribute, _ priority: (Int) -> UILayoutPriority
    ) {
      let pairs = zip(visible, visible.dropFirst())
      let distances = pairs.map { of($0, from).distance(to: of($1, to)) }
      for (index, distance) in distances.dropFirst().enumerated() {
        add("UISV-distributing", distance, .equal, distances[index], priority: priority(index + 1))
      }
      add("UISV-canvas-fit", of(canvas, axis.length), .equal, nil, priority: .stackFit)
    }

    // MARK: Cross axis

    private mutating func align() {
      let first = views[0]
      switch effectiveAlignment {
      case .fill:
        alignAll(axis.crossStart)
        alignAll(axis.crossEnd)
        add("UISV-canvas-connection", of(canvas, axis.crossStart), .equal, of(first, axis.crossStart))
        add("UISV-canvas-connection", of(canvas, axis.crossEnd), .equal, of(first, axis.crossEnd))
      case .leading:
        alignAll(axis.crossStart)
        add("UISV-canvas-connection", of(canvas, axis.crossStart), .equal, of(first, axis.crossStart))
        span(aligned: axis.crossStart, connected: [axis.crossEnd])
      case .trailing:
        alignAll(axis.crossEnd)
        add("UISV-canvas-connection", of(canvas, axis.crossEnd), .equal, of(first, axis.crossEnd))
        span(aligned: axis.crossEnd, connected: [axis.crossStart])
      case .center:
        alignAll(axis.crossCenter)
        add("UISV-canvas-connection", of(canvas, axis.crossCenter), .equal, of(first, axis.crossCenter))
        span(aligned: nil, connected: [axis.crossStart, axis.crossEnd])
      case .firstBaseline:
        alignAll(.firstBaseline)
        span(aligned: nil, connected: [axis.crossStart, axis.crossEnd], pulledTo: axis.crossStart)
      case .lastBaseline:
        alignAll(.lastBaseline)
        span(aligned: nil, connected: [axis.crossStart, axis.crossEnd], pulledTo: axis.crossEnd)
      @unknown default:
        break
      }
    }

    /// The alignment that is used. Baselines have no effect in a vertical stack, which aligns its views with the
    /// leading edge instead.
    private var effectiveAlignment: UIStackView.Alignment {
      let isBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
      return isBaseline && stack.axis == .vertical ? .leading : stack.alignment
    }

    private mutating func alignAll(_ attribute: NSLayoutConstraint.Attribute) {
      for view in views.dropFirst() {
        add("UISV-alignment", of(view, attribute), .equal, of(views[0], attribute))
      }
    }

    /// Adds a guide that spans the visible views and is as thin as they allow, and connects the canvas to it.
    private mutating func span(
      aligned: NSLayoutConstraint.Attribute?, connected: [NSLayoutConstraint.Attribute],
      pulledTo side: NSLayoutConstraint.Attribute? = nil
    ) {
      let span = spanningGuide().item
      for attribute in connected { add("UISV-canvas-connection", of(canvas, attribute), .equal, of(span, attribute)) }
      for view in visible {
        for (attribute, relation) in [
          (axis.crossStart, NSLayoutConstraint.Relation.lessThanOrEqual), (axis.crossEnd, .greaterThanOrEqual),
        ] {
          if attribute == aligned {
            add(
              "UISV-spanning-boundary", of(span, attribute), .equal, of(view, attribute),
              priority: .stackEdge)
          } else {
            add("UISV-spanning-boundary", of(span, attribute), relation, of(view, attribute))
          }
        }
        if let side {
          add("UISV-spanning-fit", of(view, side), .equal, of(span, side), priority: .stackPull)
        }
      }
      add("UISV-spanning-fit", of(span, axis.thickness), .equal, nil, priority: .stackSpan)
    }

    private mutating func spanningGuide() -> UILayoutGuide {
      usesSpanningGuide = true
      if let guide = stack.spanningGuide { return guide }
      let guide = UILayoutGuide()
      guide.identifier = "UISV-spanning-guide"
      stack.addLayoutGuide(guide)
      stack.spanningGuide = guide
      return guide
    }

    private mutating func suppressAmbiguity() {
      guard stack.alignment != .fill else { return }
      for view in views {
        add("UISV-ambiguity-suppression", of(view, axis.thickness), .equal, nil, priority: .stackAmbiguity)
      }
    }

    // MARK: Creation

    private func of(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> LayoutOperand {
      view.operand(attribute)
    }

    private func of(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> LayoutOperand {
      LayoutOperand(item, attribute)
    }

    private mutating func add(
      _ identifier: String, _ first: LayoutOperand, _ relation: NSLayoutConstraint.Relation, _ second: LayoutOperand?,
      multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required
    ) {
      let constraint = NSLayoutConstraint(first, relation, second, multiplier: multiplier, constant: constant)
      constraint.identifier = identifier
      constraint.priority = priority
      constraint.isFrameworks = true
      constraints.append(constraint)
    }

    /// The attributes along and across a stack's axis.
    private struct Axes {
      let start, end, length, center: NSLayoutConstraint.Attribute
      let crossStart, crossEnd, thickness, crossCenter: NSLayoutConstraint.Attribute

      init(_ axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal {
          (start, end, length, center) = (.leading, .trailing, .width, .centerX)
          (crossStart, crossEnd, thickness, crossCenter) = (.top, .bottom, .height, .centerY)
        } else {
          (start, end, length, center) = (.top, .bottom, .height, .centerY)
          (crossStart, crossEnd, thickness, crossCenter) = (.leading, .trailing, .width, .centerX)
        }
      }
    }
  }
}
