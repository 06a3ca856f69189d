extension UIView: UIAppearance {
  /// Stands for all instances of the class: what is set on it is set on those that enter a window later.
  public final class func appearance() -> Self {
    UserInterface.registrar.appearanceProxies.proxy(for: Self.self, in: [], traits: nil)
  }

  /// Stands for the instances inside containers, the innermost container's class first. Where several apply, the one
  /// whose outermost container is nearest to the window wins.
  public final class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UserInterface.registrar.appearanceProxies.proxy(for: Self.self, in: containerTypes, traits: nil)
  }

  /// Stands for the instances in surroundings with given traits.
  public final class func appearance(for trait: UITraitCollection) -> Self {
    UserInterface.registrar.appearanceProxies.proxy(for: Self.self, in: [], traits: trait)
  }

  /// Stands for the instances inside containers, in surroundings with given traits.
  public final class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UserInterface.registrar.appearanceProxies.proxy(for: Self.self, in: containerTypes, traits: trait)
  }
}
