import Foundation

/// The values of traits in a `UITraitCollection` or a `UITraitOverrides`.
///
/// A field is `nil` if the trait was never set. UIKit's own traits have fields, so that reading one has no cost. Custom
/// traits are in a short list in the order in which they were first set.
///
/// Unchecked: custom values have the type `Any`. As in UIKit, they are shared and not copied.
package struct TraitValues: @unchecked Sendable {
  package var userInterfaceIdiom: UIUserInterfaceIdiom?
  package var userInterfaceStyle: UIUserInterfaceStyle?
  package var userInterfaceLevel: UIUserInterfaceLevel?
  package var accessibilityContrast: UIAccessibilityContrast?
  package var displayGamut: UIDisplayGamut?
  package var displayScale: CGFloat?
  package var horizontalSizeClass: UIUserInterfaceSizeClass?
  package var verticalSizeClass: UIUserInterfaceSizeClass?
  package var layoutDirection: UITraitEnvironmentLayoutDirection?
  package var preferredContentSizeCategory: UIContentSizeCategory?
  package var legibilityWeight: UILegibilityWeight?
  package var activeAppearance: UIUserInterfaceActiveAppearance?
  package var forceTouchCapability: UIForceTouchCapability?
  package var imageDynamicRange: UIImage.DynamicRange?
  package var typesettingLanguage: Locale.Language??
  package var sceneCaptureState: UISceneCaptureState?
  package var listEnvironment: UIListEnvironment?
  /// The design of views; `nil` for that of iOS 13.
  package var measures: DesignMeasures?

  private struct CustomValue {
    let trait: UITrait
    var value: Any
  }

  private var customValues: [CustomValue] = []

  package init() {}

  // MARK: - One trait

  /// The value of `trait`; its default if it was never set.
  package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return systemValue(of: system) as! T.Value
      }
      return customIndex(of: trait).map { customValues[$0].value as! T.Value } ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        setSystemValue(newValue, of: system)
      } else if let index = customIndex(of: trait) {
        customValues[index].value = newValue
      } else {
        customValues.append(CustomValue(trait: trait, value: newValue))
      }
    }
  }

  package func contains(_ trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return isSet(system) }
    return customIndex(of: trait) != nil
  }

  package mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      clear(system)
    } else {
      customValues.removeAll { $0.trait == trait }
    }
  }

  // MARK: - Several traits

  /// Whether no trait is set.
  package var isEmpty: Bool {
    customValues.isEmpty && !SystemTraits.all.contains { isSet($0) }
  }

  /// Sets every trait that `other` specifies. A value of "unspecified" specifies nothing.
  package mutating func merge(_ other: TraitValues) {
    for trait in SystemTraits.all { mergeSystem(trait, from: other) }
    for custom in other.customValues {
      if let index = customIndex(of: custom.trait) {
        customValues[index].value = custom.value
      } else {
        customValues.append(custom)
      }
    }
  }

  package func merging(_ other: TraitValues) -> TraitValues {
    var merged = self
    merged.merge(other)
    return merged
  }

  /// Returns whether every trait that `other` specifies has the same value here.
  package func containsTraits(of other: TraitValues) -> Bool {
    SystemTraits.all.allSatisfy { !specifies($0, in: other) || !systemDiffers($0, from: other) }
      && other.customValues.allSatisfy { custom in
        customIndex(of: custom.trait).map { areEqual(customValues[$0].value, custom.value) } ?? false
      }
  }

  /// Returns the traits whose values differ: UIKit's own first, then custom ones in the order in which they were set.
  package func changedTraits(from other: TraitValues) -> [UITrait] {
    var changed: [UITrait] = []
    for trait in SystemTraits.all where systemDiffers(trait, from: other) { changed.append(trait) }
    if customValues.isEmpty && other.customValues.isEmpty { return changed }
    for custom in customValues where differs(custom.trait, from: other) { changed.append(custom.trait) }
    for custom in other.customValues where customIndex(of: custom.trait) == nil && differs(custom.trait, from: other) {
      changed.append(custom.trait)
    }
    return changed
  }

  /// Returns whether the value of `trait` is different in `other`.
  package func differs(_ trait: UITrait, from other: TraitValues) -> Bool {
    if let system = trait as? any SystemTrait.Type { return systemDiffers(system, from: other) }
    return customDiffers(trait, from: other)
  }

  // MARK: - Opened existentials

  private func systemValue<S: SystemTrait>(of trait: S.Type) -> Any { self[keyPath: S.storage] ?? S.defaultValue }

  private mutating func setSystemValue<S: SystemTrait>(_ value: Any, of trait: S.Type) {
    self[keyPath: S.storage] = (value as! S.Value)
  }

  private mutating func clear<S: SystemTrait>(_ trait: S.Type) { self[keyPath: S.storage] = nil }

  private func isSet<S: SystemTrait>(_ trait: S.Type) -> Bool { self[keyPath: S.storage] != nil }

  private func specifies<S: SystemTrait>(_ trait: S.Type, in other: TraitValues) -> Bool {
    other[keyPath: S.storage].map(S.specifies) ?? false
  }

  private mutating func mergeSystem<S: SystemTrait>(_ trait: S.Type, from other: TraitValues) {
    if specifies(trait, in: other) { self[keyPath: S.storage] = other[keyPath: S.storage] }
  }

  private func systemDiffers<S: SystemTrait>(_ trait: S.Type, from other: TraitValues) -> Bool {
    (self[keyPath: S.storage] ?? S.defaultValue) != (other[keyPath: S.storage] ?? S.defaultValue)
  }

  private func customDiffers<T: UITraitDefinition>(_ trait: T.Type, from other: TraitValues) -> Bool {
    if customIndex(of: trait) == nil && other.customIndex(of: trait) == nil { return false }
    return !areEqual(self[trait], other[trait])
  }

  private func customIndex(of trait: UITrait) -> Int? {
    customValues.firstIndex { $0.trait == trait }
  }
}

extension TraitValues: Hashable {
  package static func == (first: TraitValues, second: TraitValues) -> Bool {
    first.hasSameFields(as: second) && first.customValues.isEmpty && second.customValues.isEmpty
      || first.changedTraits(from: second).isEmpty
  }

  /// Returns whether the fields are the same, which is a fast test for most collections. A field that isn't set and one
  /// with the default value are different.
  private func hasSameFields(as other: TraitValues) -> Bool {
    userInterfaceIdiom == other.userInterfaceIdiom && userInterfaceStyle == other.userInterfaceStyle
      && userInterfaceLevel == other.userInterfaceLevel && accessibilityContrast == other.accessibilityContrast
      && displayGamut == other.displayGamut && displayScale == other.displayScale
      && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && legibilityWeight == other.legibilityWeight && activeAppearance == other.activeAppearance
      && forceTouchCapability == other.forceTouchCapability && imageDynamicRange == other.imageDynamicRange
      && sceneCaptureState == other.sceneCaptureState && listEnvironment == other.listEnvironment
      && typesettingLanguage == other.typesettingLanguage
      && measures === other.measures
  }

  /// Hashes the traits that differ most often, since custom values may not be hashable.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceStyle ?? .unspecified)
    hasher.combine(userInterfaceIdiom ?? .unspecified)
    hasher.combine(preferredContentSizeCategory ?? .unspecified)
    hasher.combine(displayScale ?? 0)
  }
}

extension TraitValues: CustomStringConvertible {
  package var description: String {
    var parts: [String] = []
    for trait in SystemTraits.all where isSet(trait) { parts.append("\(trait.name) = \(systemValue(of: trait))") }
    for custom in customValues { parts.append("\(custom.trait.name) = \(custom.value)") }
    return parts.joined(separator: "; ")
  }
}

/// Returns whether two values are equal by `Equatable` or the same object. Other values are always different.
private func areEqual(_ first: Any, _ second: Any) -> Bool {
  if let first = first as? any Equatable { return first.equals(second) }
  return type(of: first) is AnyClass && type(of: second) is AnyClass && (first as AnyObject) === (second as AnyObject)
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}
