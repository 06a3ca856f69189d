import Foundation

/// The values of a scale.
///
/// A closed range has the values of a continuous scale, and an array has categories or the bounds of a continuous scale.
///
/// - Source: developer.apple.com/documentation/charts/scaledomain
public protocol ScaleDomain {}

/// A domain that charts determine from their data.
///
/// - Source: developer.apple.com/documentation/charts/automaticscaledomain
public struct AutomaticScaleDomain: ScaleDomain, DomainSource {
  var domain = Domain()
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain of the data.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

  /// Returns the domain of the data.
  ///
  /// - Parameters:
  ///   - includesZero: Whether a domain of numbers includes zero. The default is `true`, except on logarithmic scales.
  ///   - reversed: Whether the values run in the opposite direction.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(domain: Domain(includesZero: includesZero, isReversed: reversed ?? false))
  }

  /// Returns the domain of the data, which a closure modifies.
  ///
  /// - Parameters:
  ///   - includesZero: Whether a domain of numbers includes zero.
  ///   - reversed: Whether the values run in the opposite direction.
  ///   - dataType: The type of the data.
  ///   - modifyInferredDomain: A closure that changes the categories, or the bounds of a continuous scale.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    var domain = Domain(includesZero: includesZero, isReversed: reversed ?? false)
    domain.modify = { values in
      var changed = values.compactMap { $0.value(as: DataValue.self) }
      modifyInferredDomain(&changed)
      return changed.map { PlottedValue($0) }
    }
    return AutomaticScaleDomain(domain: domain)
  }
}

extension Array: ScaleDomain where Element: Plottable {}
extension Array: DomainSource where Element: Plottable {
  var domain: Domain { Domain(values: map { PlottedValue($0) }) }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension ClosedRange: DomainSource where Bound: Plottable {
  var domain: Domain { Domain(values: [PlottedValue(lowerBound), PlottedValue(upperBound)]) }
}

extension Range: ScaleDomain where Bound: Plottable {}
extension Range: DomainSource where Bound: Plottable {
  var domain: Domain { Domain(values: [PlottedValue(lowerBound), PlottedValue(upperBound)]) }
}

/// A domain as an app describes it.
struct Domain {
  var includesZero: Bool?
  var isReversed = false
  var modify: (([PlottedValue]) -> [PlottedValue])?
  /// The categories, or the bounds of a continuous scale; `nil` for those of the data.
  var values: [PlottedValue]?
}

/// A type of domain that this framework has.
protocol DomainSource {
  var domain: Domain { get }
}
