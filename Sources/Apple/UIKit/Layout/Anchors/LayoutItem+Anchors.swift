import Foundation
import RuntimeSupport

// One anchor for each attribute of a view or guide: code compares them by identity, and tells by them what a constraint is about.

extension LayoutItem {
  func xAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    anchor(attribute) { NSLayoutXAxisAnchor($0) }
  }

  func yAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    anchor(attribute) { NSLayoutYAxisAnchor($0) }
  }

  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    anchor(attribute) { NSLayoutDimension($0) }
  }

  /// Returns the anchor of an attribute, which is of the class that the attribute's family has.
  private func anchor<Anchor: NSObject>(
    _ attribute: NSLayoutConstraint.Attribute, _ make: (LayoutOperand) -> Anchor
  ) -> Anchor {
    for entry in anchors where entry.attribute == attribute { return unsafeDowncast(entry.object, to: Anchor.self) }
    let anchor = make(LayoutOperand(self, attribute))
    // Nobody would empty the list of an item whose view or guide is gone.
    if owner != nil {
      // Most views are held at four anchors.
      if anchors.isEmpty { anchors.reserveCapacity(4) }
      anchors.append((attribute, anchor))
    }
    return anchor
  }
}

extension LayoutOperand {
  /// The anchor that the operand came from, or would come from.
  var anchor: NSLayoutAnchor<AnyObject> {
    if start != nil { return NSLayoutDimension(self).ofAnyType }
    return switch attribute.family {
    case .horizontalPosition: item.xAxisAnchor(attribute).ofAnyType
    case .verticalPosition: item.yAxisAnchor(attribute).ofAnyType
    case .size: item.dimension(attribute).ofAnyType
    case .none: NSLayoutAnchor(self)
    }
  }
}

extension NSLayoutAnchor {
  /// The same object as a constraint hands it out, which knows no types of anchors.
  fileprivate var ofAnyType: NSLayoutAnchor<AnyObject> { GenericErasure.view(self, as: NSLayoutAnchor<AnyObject>.self) }
}
