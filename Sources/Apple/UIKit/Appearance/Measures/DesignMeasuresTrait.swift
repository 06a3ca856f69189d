/// The trait with the measures of the design. It is not public, because Apple has no such name.
struct DesignMeasuresTrait: UITraitDefinition, Sendable {
  /// The default is the measures of iOS 13 to 18.
  static let defaultValue = DesignMeasures.iOS13
}

extension DesignMeasuresTrait: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, DesignMeasures?> { \.measures }

  /// The default is a design like any other. A view that sets it has it, regardless of its environment.
  static func specifies(_ value: DesignMeasures) -> Bool { true }
}

extension UITraitCollection {
  /// The measures of the design of these traits.
  package final var measures: DesignMeasures { values.measures ?? DesignMeasuresTrait.defaultValue }
}
