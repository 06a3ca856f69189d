import Foundation

/// A column of a fetch request's dictionaries that is computed.
///
/// - Source: developer.apple.com/documentation/coredata/nsexpressiondescription
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  open var expressionResultType = NSAttributeType.undefinedAttributeType

  override func makeCopy() -> NSPropertyDescription {
    let copy = NSExpressionDescription()
    copy.expressionResultType = expressionResultType
    return copy
  }
}
