import Foundation
import FoundationSupplement

/// A column of a fetch request's dictionaries that is computed.
///
/// - Source: developer.apple.com/documentation/coredata/nsexpressiondescription
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  /// Computes the column from a managed object, or from all objects of a group where it is a function of a collection, such as
  /// `sum:`. Columns without an expression have no value.
  open var expression: FoundationSupplement.NSExpression?

  open var expressionResultType = NSAttributeType.undefinedAttributeType

  override func makeCopy() -> NSPropertyDescription {
    let copy = NSExpressionDescription()
    copy.expression = expression
    copy.expressionResultType = expressionResultType
    return copy
  }
}
