/// The trait that holds the design's measures. It is not public: Apple has no such name.
struct DesignMeasuresTrait: UITraitDefinition, Sendable {
  /// Where nobody says anything else, views have the measures of iOS 13 to 18.
  static let defaultValue = DesignMeasures.iOS13
}

extension DesignMeasuresTrait: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, DesignMeasures?> { \.measures }

  /// The default is a design like any other: what is set to it has it, whatever the surroundings' is.
  static func specifies(_ value: DesignMeasures) -> Bool { true }
}

extension UITraitCollection {
  /// The measures of the design that these traits stand for.
  package final var measures: DesignMeasures { values.measures ?? DesignMeasuresTrait.defaultValue }
}
