/// What changes a part of a configuration, so that configurations can be compared.
///
/// Closures can't be: two are taken for the same where one configuration is a copy of the other.
struct ConfigurationTransformer<Transformer: Sendable>: Hashable, Sendable {
  private final class Identity: Sendable {}

  private var identity: Identity?

  var value: Transformer? {
    didSet { identity = value == nil ? nil : Identity() }
  }

  static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(identity.map(ObjectIdentifier.init)) }
}

/// Changes a color of a configuration.
///
/// - Source: developer.apple.com/documentation/uikit/uiconfigurationcolortransformer-swift.struct
public struct UIConfigurationColorTransformer: Sendable {
  /// Takes the color that would be used, and answers the one that is.
  public let transform: @Sendable (UIColor) -> UIColor

  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor {
    transform(input)
  }
}

/// Changes the attributes that a configuration gives its text.
///
/// - Source: developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// Takes the attributes that the text would have, and answers those that it gets.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
