@_spi(Host) import UIKit

extension EnvironmentValues {
  /// Sets the values of UIKit's traits.
  mutating func take(_ traits: UITraitCollection) {
    func set<Value: Equatable>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
      if self[keyPath: keyPath] != value { self[keyPath: keyPath] = value }
    }
    set(\.colorScheme, traits.userInterfaceStyle == .dark ? .dark : .light)
    set(\.contrast, traits.accessibilityContrast == .high ? .increased : .standard)
    set(\.layoutDirection, traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    set(\.dynamicTypeSize, DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large)
    set(\.displayScale, traits.displayScale > 0 ? traits.displayScale : 1)
    set(\.horizontalSizeClass, Self.sizeClass(traits.horizontalSizeClass))
    set(\.verticalSizeClass, Self.sizeClass(traits.verticalSizeClass))
    set(\.design, traits.designGeneration)
  }

  private static func sizeClass(_ sizeClass: UIUserInterfaceSizeClass) -> UserInterfaceSizeClass? {
    switch sizeClass {
    case .compact: .compact
    case .regular: .regular
    default: nil
    }
  }

  /// Sets the traits for UIKit views in this environment, in addition to the traits that they inherit.
  @MainActor
  func apply(to traits: inout any UIMutableTraits) {
    traits.userInterfaceStyle = colorScheme == .dark ? .dark : .light
    traits.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    traits.preferredContentSizeCategory = dynamicTypeSize.category
  }

  /// Sets the layout direction of a UIKit view in a container.
  @MainActor
  func passDirection(to overrides: inout UITraitOverrides, in container: UIView) {
    let wanted: UITraitEnvironmentLayoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    let around: UITraitEnvironmentLayoutDirection =
      container.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    if wanted != around {
      if !overrides.contains(UITraitLayoutDirection.self) || overrides.layoutDirection != wanted {
        overrides.layoutDirection = wanted
      }
    } else if overrides.contains(UITraitLayoutDirection.self) {
      overrides.remove(UITraitLayoutDirection.self)
    }
  }

  /// The traits that resolve colors, fonts and images.
  var traitCollection: UITraitCollection {
    UITraitCollection { traits in
      traits.userInterfaceStyle = colorScheme == .dark ? .dark : .light
      traits.accessibilityContrast = contrast == .increased ? .high : .normal
      traits.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      traits.preferredContentSizeCategory = dynamicTypeSize.category
      traits.displayScale = displayScale
      traits.horizontalSizeClass = Self.traitClass(horizontalSizeClass)
      traits.verticalSizeClass = Self.traitClass(verticalSizeClass)
      if design != .iOS13 { traits.designGeneration = design }
    }
  }

  private static func traitClass(_ sizeClass: UserInterfaceSizeClass?) -> UIUserInterfaceSizeClass {
    switch sizeClass {
    case .compact: .compact
    case .regular: .regular
    case nil: .unspecified
    }
  }
}
