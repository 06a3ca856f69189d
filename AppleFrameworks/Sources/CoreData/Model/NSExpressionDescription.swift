import Foundation
import FoundationSupplement

/// A description of a computed column in the dictionaries of a fetch request.
///
/// - Source: developer.apple.com/documentation/coredata/nsexpressiondescription
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  /// The expression that computes the column from a managed object, or from all objects of a group if it is a function
  /// of a collection, such as `sum:`. Columns without an expression have no value.
  open var expression: FoundationSupplement.NSExpression?

  open var expressionResultType = NSAttributeType.undefinedAttributeType

  override func makeCopy() -> NSPropertyDescription {
    let copy = NSExpressionDescription()
    copy.expression = expression
    copy.expressionResultType = expressionResultType
    return copy
  }
}
