import LayoutSolver

// The rows for an item's rectangle, apart from constraints and content.

extension LayoutEngine {
  func updateBox(of slot: LayoutSlot) {
    var container: LayoutSlot?
    let forms: [BoxRow.Form]
    if let view = slot.item.view {
      if view === root {
        forms = rootForms(slot, view)
      } else if view.translatesAutoresizingMaskIntoConstraints {
        forms = autoresizingForms(slot, view, &container)
      } else {
        forms = notNegativeForms(slot)
      }
    } else if let guide = slot.item.guide, let owner = guide.owner, guide.role != .custom {
      forms = systemGuideForms(slot, guide, owner, &container)
    } else {
      forms = notNegativeForms(slot)
    }
    if container !== slot.container {
      if let container { retain(container) }
      if let old = slot.container { release(old) }
      slot.container = container
    }
    set(forms, of: slot)
  }

  private func set(_ forms: [BoxRow.Form], of slot: LayoutSlot) {
    if slot.box.count == forms.count, zip(slot.box, forms).allSatisfy({ $0.form.differsInConstant(from: $1) }) {
      for (index, form) in forms.enumerated() where slot.box[index].form != form {
        setConstant(-form.constant, of: slot.box[index].id)
        slot.box[index] = BoxRow(id: slot.box[index].id, form: form)
      }
      return
    }
    for row in slot.box { removeRow(row.id) }
    slot.box = forms.map { form in
      var terms = [Term(form.variable)]
      if let container = form.container { terms.append(Term(container, -form.share)) }
      let id = addRow(
        terms, constant: -form.constant, relation: form.relation, priority: form.priority,
        owner: .box(slot.item, form.kind, attribute(of: form.variable, in: slot)))
      return BoxRow(id: id, form: form)
    }
  }

  private func attribute(of variable: Variable, in slot: LayoutSlot) -> NSLayoutConstraint.Attribute {
    switch variable {
    case slot.minX: .left
    case slot.minY: .top
    case slot.width: .width
    default: .height
    }
  }

  private func fixed(
    _ variable: Variable, _ value: Double, _ kind: BoxRow.Kind, relation: LayoutSolver.Relation = .equal,
    priority: Float = 1000, share: Double = 0, of container: Variable? = nil
  ) -> BoxRow.Form {
    BoxRow.Form(
      variable: variable, container: share == 0 ? nil : container, share: share, constant: value, relation: relation,
      priority: priority, kind: kind)
  }

  private func notNegativeForms(_ slot: LayoutSlot) -> [BoxRow.Form] {
    [
      fixed(slot.width, 0, .notNegative, relation: .greaterThanOrEqual),
      fixed(slot.height, 0, .notNegative, relation: .greaterThanOrEqual),
    ]
  }

  /// Returns the rows of the topmost view, which keep the size that was set. The size of a view that waits for
  /// constraints is optional.
  private func rootForms(_ slot: LayoutSlot, _ view: UIView) -> [BoxRow.Form] {
    if let fitting {
      let width = Double(fitting.size.width) - slot.horizontalInsets
      let height = Double(fitting.size.height) - slot.verticalInsets
      return notNegativeForms(slot) + [
        fixed(slot.width, width, .fitting, priority: Self.optional(fitting.horizontal)),
        fixed(slot.height, height, .fitting, priority: Self.optional(fitting.vertical)),
      ]
    }
    let size = view.bounds.size
    let (width, height) = (Double(size.width) - slot.horizontalInsets, Double(size.height) - slot.verticalInsets)
    if view.translatesAutoresizingMaskIntoConstraints {
      return [fixed(slot.width, width, .hierarchyRoot), fixed(slot.height, height, .hierarchyRoot)]
    }
    return notNegativeForms(slot) + [
      fixed(slot.width, width, .stay, priority: UILayoutPriority.stay.rawValue),
      fixed(slot.height, height, .stay, priority: UILayoutPriority.stay.rawValue),
    ]
  }

  /// Returns the priority of a target limited to below required.
  private static func optional(_ priority: UILayoutPriority) -> Float {
    min(priority.rawValue, UILayoutPriority.maxShareOfTarget.rawValue)
  }

  /// Returns the equations of a frame and its mask: the flexible parts follow the superview's size by their shares.
  private func autoresizingForms(
    _ slot: LayoutSlot, _ view: UIView, _ container: inout LayoutSlot?
  ) -> [BoxRow.Form] {
    let frame = view.untransformedFrame
    let mask = view.autoresizingMask
    var horizontal = AutoresizingShares(origin: 0, length: 0)
    var vertical = AutoresizingShares(origin: 0, length: 0)
    var outer = CGSize.zero
    if !mask.isEmpty, let superview = view.superviewStorage {
      outer = superview.bounds.size
      horizontal = AutoresizingShares(
        frame.origin.x, frame.width, in: outer.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
        ))
      vertical = AutoresizingShares(
        frame.origin.y, frame.height, in: outer.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
        ))
      if !horizontal.isFixed || !vertical.isFixed { container = ensureSlot(of: superview.layoutState.item) }
    }
    // The variable of the superview is that of its alignment rectangle.
    let outerWidth = Double(outer.width) - (container?.horizontalInsets ?? 0)
    let outerHeight = Double(outer.height) - (container?.verticalInsets ?? 0)
    func form(
      _ variable: Variable, _ value: Double, _ share: Double, _ outerVariable: Variable?, _ outer: Double
    ) -> BoxRow.Form {
      fixed(variable, value - share * outer, .autoresizing, share: share, of: outerVariable)
    }
    let insets = slot.insets
    return [
      form(slot.minX, frame.origin.x + insets.left, horizontal.origin, container?.width, outerWidth),
      form(slot.width, frame.width - slot.horizontalInsets, horizontal.length, container?.width, outerWidth),
      form(slot.minY, frame.origin.y + insets.top, vertical.origin, container?.height, outerHeight),
      form(slot.height, frame.height - slot.verticalInsets, vertical.length, container?.height, outerHeight),
    ]
  }

  private func systemGuideForms(
    _ slot: LayoutSlot, _ guide: UILayoutGuide, _ owner: UIView, _ container: inout LayoutSlot?
  ) -> [BoxRow.Form] {
    let scrollView = owner.asScrollView
    if guide.role == .scrollContent, let scrollView {
      let used = scrollView.takesContentSizeFromConstraints ? slot.usedLengths : []
      return scrollContentForms(slot, scrollView.unzoomedContentSize, besides: used)
    }
    // The margins of a scroll view are those of its content.
    let frame = guide.role == .layoutMargins ? scrollView?.contentLayoutGuide.item : nil
    let outer = ensureSlot(of: frame ?? owner.layoutState.item)
    container = outer
    let scrolled: CGPoint = guide.role.staysInSight ? scrollView?.bounds.origin ?? .zero : .zero
    if let band = guide.role.band(in: owner) {
      return bandForms(slot, outer, atTop: band.isAtTop, height: Double(band.height), scrolled)
    }
    // Without a solution, the limits are unknown; they are updated after the first one.
    var size = CGSize(
      width: value(of: outer.width) + outer.horizontalInsets,
      height: value(of: outer.height) + outer.verticalInsets)
    if size == .zero { size = owner.bounds.size }
    let insets = guide.role.insets(in: owner, size: size)
    let width = outer.horizontalInsets - Double(insets.left + insets.right)
    let height = outer.verticalInsets - Double(insets.top + insets.bottom)
    return [
      fixed(slot.minX, scrolled.x + insets.left, .guide),
      fixed(slot.width, width, .guide, share: 1, of: outer.width),
      fixed(slot.minY, scrolled.y + insets.top, .guide),
      fixed(slot.height, height, .guide, share: 1, of: outer.height),
    ]
  }

  /// Returns the rows of a guide along the top or bottom of its view.
  private func bandForms(
    _ slot: LayoutSlot, _ outer: LayoutSlot, atTop: Bool, height: Double, _ scrolled: CGPoint
  ) -> [BoxRow.Form] {
    let top =
      atTop
      ? fixed(slot.minY, Double(scrolled.y), .guide)
      : fixed(
        slot.minY, Double(scrolled.y) + outer.verticalInsets - height, .guide, share: 1, of: outer.height)
    return [
      fixed(slot.minX, Double(scrolled.x), .guide),
      fixed(slot.width, outer.horizontalInsets, .guide, share: 1, of: outer.width), top,
      fixed(slot.height, height, .guide),
    ]
  }

  /// Returns the rows of a scroll view's content. Its origin is 0. It has the app's size if no constraint refers to its
  /// edges, and always if the scroll view computes it.
  private func scrollContentForms(
    _ slot: LayoutSlot, _ size: CGSize, besides used: LayoutSlot.Lengths
  ) -> [BoxRow.Form] {
    var forms = [fixed(slot.minX, 0, .guide), fixed(slot.minY, 0, .guide)] + notNegativeForms(slot)
    if !used.contains(.width) {
      forms.append(fixed(slot.width, size.width, .stay, priority: UILayoutPriority.stay.rawValue))
    }
    if !used.contains(.height) {
      forms.append(fixed(slot.height, size.height, .stay, priority: UILayoutPriority.stay.rawValue))
    }
    return forms
  }
}

extension UIView {
  /// The frame that the view would have without its transform, which layout uses.
  var untransformedFrame: CGRect {
    let (size, center, anchor) = (bounds.size, center, layer.anchorPoint)
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }
}
