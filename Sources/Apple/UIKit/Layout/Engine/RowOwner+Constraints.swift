// The rows of the engine as constraints for code.

extension RowOwner {
  /// The constraint of the row: the app's or one that describes the framework's row. `nil` for rows without a
  /// constraint in UIKit.
  var asConstraint: NSLayoutConstraint? {
    switch self {
    case .constraint(let constraint):
      constraint
    case .content(let item, let attribute):
      FrameworkConstraint(
        LayoutOperand(item, attribute), equals: nil, constant: contentLength(item, attribute) ?? 0,
        description: description)
    case .box(let item, let kind, let attribute):
      boxConstraint(item, kind, attribute)
    }
  }

  private func boxConstraint(
    _ item: LayoutItem, _ kind: BoxRow.Kind, _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint? {
    switch kind {
    case .notNegative, .stay, .fitting:
      return nil
    case .guide:
      return guideConstraint(item, attribute)
    case .autoresizing, .hierarchyRoot:
      guard let view = item.view else { return nil }
      let frame = view.untransformedFrame
      if attribute == .width || attribute == .height {
        return FrameworkConstraint(
          LayoutOperand(item, attribute), equals: nil, constant: attribute == .width ? frame.width : frame.height,
          identifier: view.encapsulatedName(attribute), description: description)
      }
      guard let superview = view.superviewStorage else { return nil }
      return FrameworkConstraint(
        LayoutOperand(item, attribute), equals: LayoutOperand(superview.layoutState.item, attribute),
        constant: attribute == .left ? frame.minX : frame.minY, description: description)
    }
  }

  /// Returns the constraint of a guide. UIKit's constraints refer to its four sides, while the rows refer to its left
  /// and top sides and its size.
  private func guideConstraint(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
    guard let guide = item.guide, let owner = guide.owner else { return nil }
    let (frame, bounds) = (guide.layoutFrame, owner.bounds)
    let (side, distance): (NSLayoutConstraint.Attribute, CGFloat) =
      switch attribute {
      case .left: (.left, frame.minX - bounds.minX)
      case .top: (.top, frame.minY - bounds.minY)
      case .width: (.right, frame.maxX - bounds.maxX)
      default: (.bottom, frame.maxY - bounds.maxY)
      }
    let (first, second) = (LayoutOperand(item, side), LayoutOperand(owner.layoutState.item, side))
    let name = guide.role.constraintName(side)
    let sign =
      distance == 0 ? "" : distance > 0 ? " + \(distance.briefDescription)" : " - \((-distance).briefDescription)"
    return FrameworkConstraint(
      first, equals: second, constant: distance, identifier: name,
      description:
        "<NSLayoutConstraint\(name.map { " '\($0)'" } ?? "") \(first.name) == \(second.name)\(sign)   (active)>")
  }

  func contentLength(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    // The size that layout uses, which depends on the width for text.
    guard let slot = item.slot else { return nil }
    let length = attribute == .width ? slot.content.width.size : slot.content.height.size
    return length >= 0 ? CGFloat(length) : nil
  }

  /// The key of rows that are one constraint in UIKit.
  var key: Key {
    switch self {
    case .constraint(let constraint): Key(object: ObjectIdentifier(constraint), attribute: .notAnAttribute)
    case .box(let item, _, let attribute), .content(let item, let attribute):
      Key(object: ObjectIdentifier(item), attribute: attribute, isContent: isContent)
    }
  }

  private var isContent: Bool {
    if case .content = self { return true }
    return false
  }

  struct Key: Hashable {
    let object: ObjectIdentifier
    let attribute: NSLayoutConstraint.Attribute
    var isContent = false
  }
}

extension UIView {
  /// Returns the name of the constraint for the size of a view that the framework sizes, the root view of a controller
  /// in a window. `nil` for other views.
  func encapsulatedName(_ attribute: NSLayoutConstraint.Attribute) -> String? {
    let isSizedByFramework = superviewStorage == nil || (viewControllerStorage != nil && superviewStorage is UIWindow)
    guard isSizedByFramework else { return nil }
    return EncapsulatedLayout.name(attribute)
  }
}

extension GuideRole {
  /// Returns the names of UIKit's constraints for its guides in messages.
  fileprivate func constraintName(_ side: NSLayoutConstraint.Attribute) -> String? {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide-\(side.name)"
    case .layoutMargins: "UIView-\(side.name)Margin-guide-constraint"
    case .readableContent: "UIView-readableContentGuide-\(side.name)"
    case .keyboard: "UIKeyboardLayoutGuide-\(side.name)"
    case .custom, .scrollContent, .scrollFrame, .topBars, .bottomBars: nil
    }
  }
}
