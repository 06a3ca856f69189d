/// The traits that a view, a controller or a window gives to itself and to what it contains.
///
/// Traits that were never set here, or that were removed, come from the container.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct
public struct UITraitOverrides: UIMutableTraits, CustomStringConvertible, CustomDebugStringConvertible {
  /// What is overridden.
  package var values: TraitValues

  package init(values: TraitValues = TraitValues()) { self.values = values }

  /// The overriding value of a trait; the trait's default value where it is not overridden.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Returns whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  /// Lets a trait come from the container again. Nothing happens where it is not overridden.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }

  /// The overridden traits and their values.
  public var description: String { "UITraitOverrides(\(values.description))" }

  /// The same as `description`.
  public var debugDescription: String { description }
}
