/// A closure in a configuration with an identity, so that configurations can be compared.
///
/// Closures are not equatable. Two transformers are equal if one is a copy of the other.
struct ConfigurationTransformer<Transformer: Sendable>: Hashable, Sendable {
  private final class Identity: Sendable {}

  private var identity: Identity?

  var value: Transformer? {
    didSet { identity = value == nil ? nil : Identity() }
  }

  static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(identity.map(ObjectIdentifier.init)) }
}

/// A transformer of a color in a configuration.
///
/// - Source: developer.apple.com/documentation/uikit/uiconfigurationcolortransformer-swift.struct
public struct UIConfigurationColorTransformer: Sendable {
  /// A closure that returns the displayed color for a color.
  public let transform: @Sendable (UIColor) -> UIColor

  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor {
    transform(input)
  }
}

/// A transformer of the attributes of a configuration's text.
///
/// - Source: developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// A closure that returns the displayed attributes for the attributes of the configuration.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
