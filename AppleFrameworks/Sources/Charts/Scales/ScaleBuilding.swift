import Foundation

/// The values of one dimension of a chart, from which its scale is made.
struct FieldValues {
  private(set) var kind: PlottedKind?
  private(set) var low = Double.infinity
  private(set) var high = -Double.infinity
  private(set) var names: [String] = []
  private var known: Set<String> = []
  private(set) var unit: Calendar.Component?
  /// Whether the values are parts of a whole, which axes show as percentages.
  var isNormalized = false
  /// Whether numbers and dates are categories.
  var areCategories = false

  var isEmpty: Bool { kind == nil }

  mutating func add(_ value: PlottedValue) {
    if areCategories {
      kind = .category
      return addName(PositionScale.name(of: value))
    }
    if kind == nil { kind = value.kind }
    switch value {
    case .number(let amount), .date(let amount):
      guard amount.isFinite else { return }
      low = min(low, amount)
      high = max(high, amount)
      if kind == .category { addName(PositionScale.name(of: value)) }
    case .category(let name):
      kind = .category
      addName(name)
    }
  }

  mutating func add(_ field: PlottedField) {
    add(field.value)
    if let upper = field.upper { add(upper) }
    if let unit = field.unit, self.unit.map({ DateStep.length(of: unit) < DateStep.length(of: $0) }) ?? true {
      self.unit = unit
    }
  }

  private mutating func addName(_ name: String) {
    if known.insert(name).inserted { names.append(name) }
  }

  /// Returns the scale of the values; `nil` if there are none and no domain is set.
  ///
  /// - Parameter rounding: The number of ticks to whose step the bounds of numbers are rounded.
  func scale(_ domain: Domain, _ type: ScaleType?, rounding: Int) -> PositionScale? {
    if let values = domain.values { return fixed(values, type, isReversed: domain.isReversed) }
    guard let kind else { return nil }
    if kind == .category || type == .category {
      let given = names.map { PlottedValue.category($0) }
      let changed = domain.modify?(given) ?? given
      var scale = PositionScale.categories(changed.map(PositionScale.name))
      scale.isReversed = domain.isReversed
      return scale
    }
    var (low, high) = low <= high ? (low, high) : (0, 1)
    let type = type ?? (kind == .date ? .date : .linear)
    if kind == .number {
      if domain.includesZero ?? (type != .log) { (low, high) = (min(low, 0), max(high, 0)) }
      (low, high) = Self.rounded(low, high, type, rounding)
    } else if low == high {
      // A single date has half a day on both sides.
      (low, high) = (low - 43_200, high + 43_200)
    }
    if let modify = domain.modify {
      let amounts = modify([.amount(low, kind), .amount(high, kind)]).compactMap(\.amount)
      (low, high) = (amounts.min() ?? low, amounts.max() ?? high)
    }
    var scale = PositionScale(kind: kind, type: type, values: .continuous(low: low, high: high))
    scale.isReversed = domain.isReversed
    scale.unit = unit
    return scale
  }

  private static func rounded(_ low: Double, _ high: Double, _ type: ScaleType, _ count: Int) -> (Double, Double) {
    if type == .log {
      let low = max(low, 1e-12)
      let (first, last) = (log10(low).rounded(.down), log10(max(high, low)).rounded(.up))
      return (pow(10, first), pow(10, max(last, first + 1)))
    }
    guard low < high else { return low == 0 ? (0, 1) : (low - 1, high + 1) }
    let bounds = NumberTicks.rounded(low, high, NumberTicks.step(from: low, to: high, count: count))
    return (bounds.first ?? low, bounds.last ?? high)
  }

  private func fixed(_ values: [PlottedValue], _ type: ScaleType?, isReversed: Bool) -> PositionScale? {
    guard let first = values.first, let last = values.last else { return nil }
    if first.kind == .category || type == .category {
      var scale = PositionScale.categories(values.map(PositionScale.name))
      scale.isReversed = isReversed
      return scale
    }
    let amounts = values.compactMap(\.amount).filter(\.isFinite)
    guard let low = amounts.min(), let high = amounts.max() else { return nil }
    var scale = PositionScale(
      kind: first.kind, type: type ?? (first.kind == .date ? .date : .linear),
      values: .continuous(low: low, high: high))
    // The bounds of an array may descend.
    scale.isReversed = isReversed != ((first.amount ?? 0) > (last.amount ?? 0))
    scale.unit = unit
    return scale
  }
}
