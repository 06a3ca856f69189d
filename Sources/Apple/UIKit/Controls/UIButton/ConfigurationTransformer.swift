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
