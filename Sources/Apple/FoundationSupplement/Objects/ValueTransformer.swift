// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The name under which a transformer is registered.
///
/// - Source: developer.apple.com/documentation/foundation/nsvaluetransformername
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  /// The transformer of a Boolean value into its negation.
  public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
  /// The transformer of a value into whether it is `nil`.
  public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
  /// The transformer of a value into whether it is not `nil`.
  public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
  /// The transformer of a secure keyed archive into an object.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// An object that converts values, and possibly converts them back.
///
/// - Source: developer.apple.com/documentation/foundation/valuetransformer
open class ValueTransformer: NSObject {
  /// Registers a transformer under a name; `nil` removes it.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    ValueTransformerRegistry.shared.set(transformer, for: name)
  }

  /// The names of the registered transformers.
  open class func valueTransformerNames() -> [NSValueTransformerName] { ValueTransformerRegistry.shared.names }

  /// The class of transformed values.
  ///
  /// - Default: `NSObject`.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Returns whether values can be converted back.
  ///
  /// - Default: `true`.
  open class func allowsReverseTransformation() -> Bool { true }

  /// Returns the converted value. The default is the value itself.
  open func transformedValue(_ value: Any?) -> Any? { value }

  /// Returns the original value. The default calls ``transformedValue(_:)``, and stops the program if the class does not
  /// allow it.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    precondition(
      type(of: self).allowsReverseTransformation(), "\(type(of: self)) does not allow reverse transformation.")
    return transformedValue(value)
  }

  public override init() { super.init() }
}

/// A protocol whose initializer returns an existing object, as initializers in Objective-C can.
public protocol _RegisteredTransformer {}

extension ValueTransformer: _RegisteredTransformer {}

extension _RegisteredTransformer {
  /// Returns the transformer that is registered under a name, or `nil` if there is none.
  ///
  /// - Source: developer.apple.com/documentation/foundation/valuetransformer/init(forname:)
  public init?(forName name: NSValueTransformerName) {
    guard let found = ValueTransformerRegistry.shared.transformer(for: name) as? Self else { return nil }
    self = found
  }
}

/// The registered transformers of the program.
private final class ValueTransformerRegistry: @unchecked Sendable {
  // Unchecked: the lock protects the transformers.
  static let shared = ValueTransformerRegistry()

  private let lock = NSLock()
  private var transformers: [NSValueTransformerName: ValueTransformer] = [
    .negateBooleanTransformerName: NegationTransformer(), .isNilTransformerName: NilTransformer(isNil: true),
    .isNotNilTransformerName: NilTransformer(isNil: false),
    .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer(),
  ]

  var names: [NSValueTransformerName] {
    lock.withLock { transformers.keys.sorted { $0.rawValue < $1.rawValue } }
  }

  func set(_ transformer: ValueTransformer?, for name: NSValueTransformerName) {
    lock.withLock { transformers[name] = transformer }
  }

  func transformer(for name: NSValueTransformerName) -> ValueTransformer? {
    lock.withLock { transformers[name] }
  }
}

private final class NegationTransformer: ValueTransformer {
  override class func transformedValueClass() -> AnyClass { NSNumber.self }
  override func transformedValue(_ value: Any?) -> Any? {
    let value = (value as? NSNumber)?.boolValue ?? value as? Bool ?? false
    return NSNumber(value: !value)
  }
}

private final class NilTransformer: ValueTransformer {
  private let isNil: Bool
  init(isNil: Bool) {
    self.isNil = isNil
    super.init()
  }
  override class func transformedValueClass() -> AnyClass { NSNumber.self }
  override class func allowsReverseTransformation() -> Bool { false }
  override func transformedValue(_ value: Any?) -> Any? { NSNumber(value: (value == nil) == isNil) }
}

/// A transformer of secure keyed archives into objects of allowed classes.
///
/// - Source: developer.apple.com/documentation/foundation/nssecureunarchivefromdatatransformer
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes of the archives' root objects.
  ///
  /// - Default: collections, strings, numbers, dates, data, URLs, UUIDs and null.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self,
      NSUUID.self, NSNull.self,
    ]
  }

  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: type(of: self).allowedTopLevelClasses, from: data)
  }

  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }
}
