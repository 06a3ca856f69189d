@_spi(Host) import UIKit

extension EnvironmentValues {
  /// Takes the values of UIKit's traits.
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

  /// The traits for UIKit views in this environment, on top of those that they inherit.
  @MainActor
  func apply(to traits: inout any UIMutableTraits) {
    traits.userInterfaceStyle = colorScheme == .dark ? .dark : .light
    traits.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    traits.preferredContentSizeCategory = dynamicTypeSize.category
  }

  /// Sets the direction of reading of a UIKit view in a container.
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

  /// The traits for resolving colors, fonts and images.
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
