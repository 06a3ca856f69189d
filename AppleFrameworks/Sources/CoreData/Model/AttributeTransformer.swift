import Foundation
import FoundationSupplement

/// The transformer of a transformable attribute.
struct AttributeTransformer {
  private let transformer: ValueTransformer

  /// Whether the transformer converts data to values. An app's own transformers convert values to data.
  private var isReversed: Bool { transformer is NSSecureUnarchiveFromDataTransformer }

  func data(of value: Any) -> Data? {
    (isReversed ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)) as? Data
  }

  func value(of data: Data) -> Any? {
    isReversed ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
  }

  init?(named name: String?) {
    guard let name, let found = ValueTransformer(forName: NSValueTransformerName(name)) else { return nil }
    transformer = found
  }
}

extension NSAttributeDescription {
  /// The transformer of values to data, or nil if values are archived.
  ///
  /// - Source: developer.apple.com/documentation/coredata/nsattributedescription/valuetransformername
  var transformer: AttributeTransformer? { AttributeTransformer(named: valueTransformerName) }
}
