extension UIView: UIAppearance {
  /// Returns the proxy for all instances of the class. Its values are set on instances that are added to a window
  /// later.
  public final class func appearance() -> Self {
    UserInterface.registrar.appearanceProxies.proxy(for: Self.self, in: [], traits: nil)
  }

  /// Returns the proxy for instances inside containers. The list begins with the class of the innermost container.
  /// If several proxies match, the one whose outermost container is nearest to the window wins.
  public final class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UserInterface.registrar.appearanceProxies.proxy(for: Self.self, in: containerTypes, traits: nil)
  }

  /// Returns the proxy for instances in an environment with given traits.
  public final class func appearance(for trait: UITraitCollection) -> Self {
    UserInterface.registrar.appearanceProxies.proxy(for: Self.self, in: [], traits: trait)
  }

  /// Returns the proxy for instances inside containers, in an environment with given traits.
  public final class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UserInterface.registrar.appearanceProxies.proxy(for: Self.self, in: containerTypes, traits: trait)
  }
}
