/// What `UITraitCollection.init(mutations:)` hands to its closure.
///
/// A box of its own, because the optional fields of `TraitValues` have the names of `UIMutableTraits`' properties.
struct MutableTraits: UIMutableTraits {
  var values: TraitValues

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }
}
