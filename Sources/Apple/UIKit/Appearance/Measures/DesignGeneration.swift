/// A generation of the system's design, for hosts that show a screen in it.
@_spi(Host)
public enum DesignGeneration: Sendable {
  /// The design of iOS 13 to 18.
  case iOS13
  /// The design of iOS 26 and 27, as far as ``DesignMeasures/iOS26`` contains it.
  case iOS26

  package var measures: DesignMeasures {
    switch self {
    case .iOS13: .iOS13
    case .iOS26: .iOS26
    }
  }
}

extension UITraitCollection {
  /// The generation whose measures these traits contain.
  @_spi(Host) public final var designGeneration: DesignGeneration { measures.palette == .iOS26 ? .iOS26 : .iOS13 }
}

extension UIMutableTraits {
  /// The generation of the design for these traits.
  @_spi(Host) public var designGeneration: DesignGeneration {
    get { self[DesignMeasuresTrait.self].palette == .iOS26 ? .iOS26 : .iOS13 }
    set { self[DesignMeasuresTrait.self] = newValue.measures }
  }
}
