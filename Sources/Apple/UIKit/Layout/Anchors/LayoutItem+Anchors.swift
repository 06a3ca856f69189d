import Foundation
import RuntimeSupport

// There is one anchor for each attribute of a view or guide, since code compares anchors by identity to identify
// constraints.

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

  /// Returns the anchor of an attribute, of the class for the attribute's kind.
  private func anchor<Anchor: NSObject>(
    _ attribute: NSLayoutConstraint.Attribute, _ make: (LayoutOperand) -> Anchor
  ) -> Anchor {
    for entry in anchors where entry.attribute == attribute { return unsafeDowncast(entry.object, to: Anchor.self) }
    let anchor = make(LayoutOperand(self, attribute))
    // Nothing would clear the list of an item whose view or guide was deallocated.
    if owner != nil {
      // Most views have constraints on four anchors.
      if anchors.isEmpty { anchors.reserveCapacity(4) }
      anchors.append((attribute, anchor))
    }
    return anchor
  }
}

extension LayoutOperand {
  /// The anchor that the operand was created from, or the equivalent one.
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
  /// The anchor as constraints return it, without its type parameter.
  fileprivate var ofAnyType: NSLayoutAnchor<AnyObject> { GenericErasure.view(self, as: NSLayoutAnchor<AnyObject>.self) }
}
