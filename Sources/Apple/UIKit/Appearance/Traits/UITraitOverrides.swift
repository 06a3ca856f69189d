/// The traits that a view, controller or window overrides for itself and its contents.
///
/// Traits that were never set here or that were removed are inherited from the container.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct
public struct UITraitOverrides: UIMutableTraits, CustomStringConvertible, CustomDebugStringConvertible {
  /// The values of the overridden traits.
  package var values: TraitValues

  package init(values: TraitValues = TraitValues()) { self.values = values }

  /// The overridden value of a trait; its default if it isn't overridden.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Returns whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  /// Removes the override of a trait. Has no effect if there is none.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }

  /// The overridden traits and their values.
  public var description: String { "UITraitOverrides(\(values.description))" }

  /// The same as `description`.
  public var debugDescription: String { description }
}
