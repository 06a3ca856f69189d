import InterfaceBuilder

/// The constraints that are equivalent to the autoresizing mask of a view with a frame in a superview with a size.
enum MaskConstraints {
  /// Returns the constraints.
  ///
  /// - Parameters:
  ///   - frame: The frame of the view, in the superview's coordinate space.
  ///   - size: The size of the superview.
  ///   - isScrolled: Whether the superview is a scroll view, whose content size the edges would determine.
  static func constraints(
    _ item: LayoutItem, frame: Rect, mask: AutoresizingMask, in superview: LayoutItem, size: Size, isScrolled: Bool
  ) -> [ConstraintModel] {
    horizontal(item, frame, mask, superview, size, isScrolled)
      + vertical(item, frame, mask, superview, size, isScrolled)
  }

  private static func horizontal(
    _ item: LayoutItem, _ frame: Rect, _ mask: AutoresizingMask, _ superview: LayoutItem, _ size: Size,
    _ isScrolled: Bool
  ) -> [ConstraintModel] {
    let axis = Axis(
      start: frame.x, length: frame.width, whole: size.width, isMinFlexible: mask.contains(.flexibleMinX),
      isLengthFlexible: mask.contains(.widthSizable), isMaxFlexible: mask.contains(.flexibleMaxX))
    return axis.constraints(item, superview, isScrolled, (.left, .right, .width, .centerX))
  }

  private static func vertical(
    _ item: LayoutItem, _ frame: Rect, _ mask: AutoresizingMask, _ superview: LayoutItem, _ size: Size,
    _ isScrolled: Bool
  ) -> [ConstraintModel] {
    let axis = Axis(
      start: frame.y, length: frame.height, whole: size.height, isMinFlexible: mask.contains(.flexibleMinY),
      isLengthFlexible: mask.contains(.heightSizable), isMaxFlexible: mask.contains(.flexibleMaxY))
    return axis.constraints(item, superview, isScrolled, (.top, .bottom, .height, .centerY))
  }

  private struct Axis {
    let start: Double
    let length: Double
    let whole: Double
    let isMinFlexible: Bool
    let isLengthFlexible: Bool
    let isMaxFlexible: Bool

    typealias Names = (near: LayoutAttribute, far: LayoutAttribute, length: LayoutAttribute, middle: LayoutAttribute)

    func constraints(
      _ item: LayoutItem, _ superview: LayoutItem, _ isScrolled: Bool, _ names: Names
    ) -> [ConstraintModel] {
      let end = whole - start - length
      func edge(_ attribute: LayoutAttribute, _ constant: Double) -> ConstraintModel {
        model(item, attribute, superview, attribute, constant)
      }
      func fixed() -> ConstraintModel { model(item, names.length, nil, .notAnAttribute, length) }
      if isScrolled { return [edge(names.near, start), fixed()] }
      switch (isMinFlexible, isLengthFlexible, isMaxFlexible) {
      case (false, false, _): return [edge(names.near, start), fixed()]
      case (true, false, false): return [edge(names.far, -end), fixed()]
      case (false, true, false): return [edge(names.near, start), edge(names.far, -end)]
      case (true, false, true):
        // The remaining length is distributed in proportion to the margins.
        let free = whole - length
        if free <= 0 || abs(start - end) < 1.01 {
          return [edge(names.middle, start == end ? 0 : start + length / 2 - whole / 2), fixed()]
        }
        let share = start / free
        // near = share * (whole - length), so the center is a multiple of the superview's far edge.
        var place = model(item, names.near, superview, names.far, 0)
        place.multiplier = Multiplier(value: share)
        place.constant = -share * length
        return [place, fixed()]
      case (_, true, _):
        guard whole > 0 else { return [edge(names.near, start), fixed()] }
        var constraints: [ConstraintModel] = []
        var flexible = length
        if isMinFlexible { flexible += start }
        if isMaxFlexible { flexible += end }
        let rigid = whole - flexible
        let share = flexible > 0 ? length / flexible : 1
        var width = model(item, names.length, superview, names.length, -share * rigid)
        width.multiplier = Multiplier(value: share)
        constraints.append(width)
        if !isMinFlexible {
          constraints.append(edge(names.near, start))
        } else if !isMaxFlexible {
          constraints.append(edge(names.far, -end))
        } else {
          var place = model(item, names.near, superview, names.far, 0)
          place.multiplier = Multiplier(value: flexible > 0 ? start / flexible : 0)
          constraints.append(place)
        }
        return constraints
      }
    }

    private func model(
      _ first: LayoutItem, _ attribute: LayoutAttribute, _ second: LayoutItem?, _ secondAttribute: LayoutAttribute,
      _ constant: Double
    ) -> ConstraintModel {
      ConstraintModel(
        first: first, attribute: attribute, relation: .equal, second: second, secondAttribute: secondAttribute,
        multiplier: Multiplier(value: 1), constant: constant == 0 ? 0 : constant, priority: 1000)
    }
  }
}
