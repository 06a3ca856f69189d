import LayoutSolver

// The compilation of a constraint to the terms of a row.
//
// Positions are in the coordinates of the common ancestor: a view's left edge is the sum of the left edges on the way
// up. If the constraint refers to leading or trailing and the ancestor's direction is right to left, horizontal
// positions are measured from the right, which mirrors constants and multipliers as well. The direction of the items'
// own content doesn't matter: a button with its image on the right isn't mirrored.

extension LayoutEngine {
  struct Compiled {
    /// The expression without the constraint's own constant.
    var expression: LinearExpression
    var slots: [LayoutSlot]
    /// The views between the items and the common ancestor.
    var crossed: [LayoutSlot]
  }

  /// Returns the terms; `nil` if an item was deallocated or there is no common ancestor.
  func compile(_ constraint: NSLayoutConstraint) -> Compiled? {
    guard let ancestor = constraint.holder else { return nil }
    constraint.checkAxes()
    let (first, second) = ScrollContent.sides(of: constraint)
    var builder = Builder(engine: self, ancestor: ancestor)
    if first.family == .horizontalPosition,
      first.attribute.followsTextDirection || second?.attribute.followsTextDirection == true
    {
      builder.mirrors = builder.isRightToLeft
    }
    let multiplier = LayoutNumbers.multiplier(Double(constraint.multiplier))
    var isPlaced = builder.add(first, 1)
    if isPlaced, let second { isPlaced = builder.add(second, -multiplier) }
    guard isPlaced else {
      idleSlots += builder.slots
      return nil
    }
    return Compiled(expression: builder.expression, slots: builder.slots, crossed: builder.crossed)
  }

  /// The collection of the terms of one constraint.
  @MainActor
  struct Builder {
    let engine: LayoutEngine
    let ancestor: UIView
    /// Whether leading is on the right.
    let isRightToLeft: Bool
    var mirrors = false
    var expression = LinearExpression()
    var slots: [LayoutSlot] = []
    var crossed: [LayoutSlot] = []

    init(engine: LayoutEngine, ancestor: UIView) {
      self.engine = engine
      self.ancestor = ancestor
      isRightToLeft = ancestor.isRightToLeft
    }

    mutating func add(_ operand: LayoutOperand, _ factor: Double) -> Bool {
      if let start = operand.start {
        guard add(start.item, start.attribute, -factor, rightToLeft: isRightToLeft) else { return false }
        return add(operand.item, operand.attribute, factor, rightToLeft: isRightToLeft)
      }
      guard mirrors else { return add(operand.item, operand.attribute, factor, rightToLeft: false) }
      // Measured from the right: width of the ancestor - position.
      let outer = slot(of: ancestor.layoutState.item)
      expression.add(outer.width, factor)
      expression.constant += factor * outer.horizontalInsets
      return add(operand.item, operand.attribute, -factor, rightToLeft: true)
    }

    private mutating func add(
      _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, rightToLeft: Bool
    ) -> Bool {
      let attribute = attribute.resolved(rightToLeft: rightToLeft)
      switch attribute {
      case .width, .height:
        let slot = slot(of: item)
        expression.add(attribute == .width ? slot.width : slot.height, factor)
        return true
      case .firstBaseline, .lastBaseline:
        return addBaseline(of: item, attribute, factor)
      default:
        return attribute.family == .horizontalPosition
          ? addHorizontal(item, attribute, factor) : addVertical(item, attribute, factor)
      }
    }

    private mutating func addHorizontal(
      _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double
    ) -> Bool {
      guard let slot = addOrigin(of: item, factor, horizontal: true) else { return false }
      // Relative to the frame, margins are in addition to the insets of the alignment rectangle.
      let margins = attribute.dependsOnMargins ? ScrollContent.margins(of: item) : .zero
      let left = Double(margins.left - slot.insets.left)
      let right = Double(margins.right - slot.insets.right)
      switch attribute {
      case .right:
        expression.add(slot.width, factor)
      case .centerX:
        expression.add(slot.width, factor / 2)
      case .leftMargin:
        expression.constant += factor * left
      case .rightMargin:
        expression.add(slot.width, factor)
        expression.constant -= factor * right
      case .centerXWithinMargins:
        expression.add(slot.width, factor / 2)
        expression.constant += factor * (left - right) / 2
      default:
        break
      }
      return true
    }

    private mutating func addVertical(
      _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double
    ) -> Bool {
      guard let slot = addOrigin(of: item, factor, horizontal: false) else { return false }
      let margins = attribute.dependsOnMargins ? ScrollContent.margins(of: item) : .zero
      let top = Double(margins.top - slot.insets.top)
      let bottom = Double(margins.bottom - slot.insets.bottom)
      switch attribute {
      case .bottom:
        expression.add(slot.height, factor)
      case .centerY:
        expression.add(slot.height, factor / 2)
      case .topMargin:
        expression.constant += factor * top
      case .bottomMargin:
        expression.add(slot.height, factor)
        expression.constant -= factor * bottom
      case .centerYWithinMargins:
        expression.add(slot.height, factor / 2)
        expression.constant += factor * (top - bottom) / 2
      default:
        break
      }
      return true
    }

    /// Adds a baseline. A view without text can provide a subview for its baselines. Otherwise, the first baseline is
    /// its top and the last one its bottom.
    private mutating func addBaseline(
      of item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double
    ) -> Bool {
      let isFirst = attribute == .firstBaseline
      let edge: NSLayoutConstraint.Attribute = isFirst ? .top : .bottom
      guard let view = item.view?.baselineView(isFirst: isFirst) else { return addVertical(item, edge, factor) }
      if let text = view as? any TextBaselines {
        if !isFirst, let offset = text.lastBaselineOffsetFromTop {
          expression.constant += factor * Double(offset)
          return addVertical(view.layoutState.item, .top, factor)
        }
        let offset = isFirst ? text.firstBaselineOffsetFromTop : -text.lastBaselineOffsetFromBottom
        expression.constant += factor * Double(offset)
      }
      return addVertical(view.layoutState.item, edge, factor)
    }

    /// Adds the left or top edge of the item's alignment rectangle in the ancestor's coordinates.
    private mutating func addOrigin(of item: LayoutItem, _ factor: Double, horizontal: Bool) -> LayoutSlot? {
      let slot = slot(of: item)
      var current: UIView?
      if let view = item.view {
        if view === ancestor {
          expression.constant += factor * Double(horizontal ? slot.insets.left : slot.insets.top)
          return slot
        }
        current = view.superviewStorage
      } else {
        current = item.guide?.owner
      }
      expression.add(horizontal ? slot.minX : slot.minY, factor)
      while let view = current, view !== ancestor {
        let step = self.slot(of: view.layoutState.item)
        expression.add(horizontal ? step.minX : step.minY, factor)
        let inset = horizontal ? step.insets.left : step.insets.top
        let scrolled = horizontal ? view.bounds.origin.x : view.bounds.origin.y
        expression.constant -= factor * Double(inset + scrolled)
        if !crossed.contains(where: { $0 === step }) { crossed.append(step) }
        current = view.superviewStorage
      }
      return current == nil ? nil : slot
    }

    private mutating func slot(of item: LayoutItem) -> LayoutSlot {
      let slot = engine.ensureSlot(of: item)
      for known in slots where known === slot { return slot }
      slots.append(slot)
      return slot
    }
  }
}
