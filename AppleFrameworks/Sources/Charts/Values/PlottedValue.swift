import Foundation

/// The kinds of values that scales distinguish.
enum PlottedKind: Hashable, Sendable {
  case number, date, category
}

/// A value on a scale.
enum PlottedValue: Hashable, Sendable {
  case number(Double)
  /// Seconds since the reference date.
  case date(Double)
  case category(String)

  init<P: Plottable>(_ value: P) {
    guard let primitive = value.primitivePlottable as? any PlottedPrimitive else {
      preconditionFailure(
        "\(P.self).PrimitivePlottable is \(P.PrimitivePlottable.self), which is no number, date or string")
    }
    self = primitive.plotted
  }

  var kind: PlottedKind {
    switch self {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }

  /// The number or the seconds of a date; `nil` for a category.
  var amount: Double? {
    switch self {
    case .number(let number): number
    case .date(let time): time
    case .category: nil
    }
  }

  /// Returns the value as one of a plottable type; `nil` if that type has another kind.
  func value<P: Plottable>(as type: P.Type = P.self) -> P? {
    guard let primitive = P.PrimitivePlottable.self as? any PlottedPrimitive.Type,
      let found = primitive.init(plotted: self) as? P.PrimitivePlottable
    else { return nil }
    return P(primitivePlottable: found)
  }

  static func amount(_ amount: Double, _ kind: PlottedKind) -> PlottedValue {
    kind == .date ? .date(amount) : .number(amount)
  }
}

extension Plottable {
  /// The kind of all values of the type.
  static var plottedKind: PlottedKind {
    (PrimitivePlottable.self as? any PlottedPrimitive.Type)?.kind ?? .category
  }
}
