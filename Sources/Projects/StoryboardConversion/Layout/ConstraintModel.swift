import InterfaceBuilder

/// A constraint as code expresses it, with guides instead of margins, and with the later or inner view first.
struct ConstraintModel: Hashable {
  var first: LayoutItem
  var attribute: LayoutAttribute
  var relation: LayoutRelation
  var second: LayoutItem?
  var secondAttribute: LayoutAttribute
  var multiplier: Multiplier
  var constant: Double
  /// The priority, from 1 to 1000.
  var priority: Double
  var identifier: String?
  /// The property that contains the constraint, if it has an outlet.
  var property: String?
  /// The condition under which the constraint is active, or nil for always.
  var condition: SizeClassCondition?
  /// The constants for other size classes.
  var variedConstants: [SizeClassCondition: Double] = [:]

  /// The constraint with its items exchanged, or nil if it has a multiplier.
  var flipped: ConstraintModel? {
    guard let second, multiplier.value == 1 else { return nil }
    var result = self
    result.first = second
    result.second = first
    result.attribute = secondAttribute
    result.secondAttribute = attribute
    result.constant = constant == 0 ? 0 : -constant
    result.variedConstants = variedConstants.mapValues { $0 == 0 ? 0 : -$0 }
    switch relation {
    case .equal: break
    case .lessThanOrEqual: result.relation = .greaterThanOrEqual
    case .greaterThanOrEqual: result.relation = .lessThanOrEqual
    }
    return result
  }
}

/// The priority with which a view keeps the size of its content along an axis.
struct ContentPriorityModel: Hashable {
  enum Kind: Hashable { case hugging, resistance }

  var view: LayoutItem
  var kind: Kind
  var isHorizontal: Bool
  var priority: Double
}

/// A set of the four pairs of size classes.
struct SizeClassCondition: Hashable {
  /// The width and height class, and whether each is regular.
  struct Pair: Hashable {
    var width: Bool
    var height: Bool

    static let all = [
      Pair(width: false, height: false), Pair(width: false, height: true), Pair(width: true, height: false),
      Pair(width: true, height: true),
    ]

    var traits: Traits {
      Traits(widthClass: width ? "regular" : "compact", heightClass: height ? "regular" : "compact")
    }
  }

  var pairs: Set<Pair>

  /// Returns the condition under which an object is installed, or nil if it is always installed.
  ///
  /// - Parameter holds: Returns whether the object is installed in an environment.
  static func of(_ holds: (Traits) -> Bool) -> SizeClassCondition? {
    let pairs = Pair.all.filter { holds($0.traits) }
    return pairs.count == Pair.all.count ? nil : SizeClassCondition(pairs: Set(pairs))
  }

  /// Returns an expression for the size classes, based on the expression of an environment.
  func expression(
    compactWidth: String, regularWidth: String, compactHeight: String, regularHeight: String,
    and: (String, String) -> String, or: (String, String) -> String
  ) -> String {
    func words(_ pair: Pair) -> (String, String) {
      (pair.width ? regularWidth : compactWidth, pair.height ? regularHeight : compactHeight)
    }
    let widths = Set(pairs.map(\.width))
    let heights = Set(pairs.map(\.height))
    // One of the two size classes determines the result.
    if pairs.count == 2, widths.count == 1 { return words(pairs.first!).0 }
    if pairs.count == 2, heights.count == 1 { return words(pairs.first!).1 }
    let ordered = Pair.all.filter(pairs.contains)
    if ordered.count == 3, let missing = Pair.all.first(where: { !pairs.contains($0) }) {
      return or(missing.width ? compactWidth : regularWidth, missing.height ? compactHeight : regularHeight)
    }
    let parts = ordered.map { pair in and(words(pair).0, words(pair).1) }
    return parts.dropFirst().reduce(parts.first ?? "false") { or($0, $1) }
  }
}
