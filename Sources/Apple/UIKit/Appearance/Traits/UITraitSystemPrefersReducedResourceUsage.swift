/// The trait for the system's preference that the app uses fewer resources.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitsystemprefersreducedresourceusage
public struct UITraitSystemPrefersReducedResourceUsage: UITraitDefinition, Sendable {
  /// The default value, `false`, which is the value on hosts.
  public static let defaultValue = false
}

extension UITraitCollection {
  /// Creates a collection with a preference for resources only.
  public convenience init(systemPrefersReducedResourceUsage: Bool) {
    self.init(mutations: { $0.systemPrefersReducedResourceUsage = systemPrefersReducedResourceUsage })
  }

  /// Whether the system prefers that the app uses fewer resources.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitraitcollection/systemprefersreducedresourceusage
  public final var systemPrefersReducedResourceUsage: Bool { self[UITraitSystemPrefersReducedResourceUsage.self] }
}

extension UIMutableTraits {
  /// Whether the system prefers that the app uses fewer resources.
  public var systemPrefersReducedResourceUsage: Bool {
    get { self[UITraitSystemPrefersReducedResourceUsage.self] }
    set { self[UITraitSystemPrefersReducedResourceUsage.self] = newValue }
  }
}
