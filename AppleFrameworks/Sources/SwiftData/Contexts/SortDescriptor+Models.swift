import Foundation

extension Array where Element: PersistentModel {
  /// Sorts models by descriptors. Models that compare as equal keep their order.
  mutating func sort(by descriptors: [SortDescriptor<Element>]) {
    let orders = descriptors.map(\.comparison)
    self = enumerated().sorted { first, second in
      for order in orders {
        let result = order(first.element, second.element)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return first.offset < second.offset
    }
    .map(\.element)
  }
}

extension SortDescriptor where Compared: PersistentModel {
  /// The comparison of models. Strings are compared in the localized standard order unless the descriptor has a
  /// comparator. This is the default on Apple's systems, but Foundation on Linux compares characters.
  ///
  /// - Source: developer.apple.com/documentation/foundation/sortdescriptor/init(_:order:)
  fileprivate var comparison: (Compared, Compared) -> ComparisonResult {
    guard stringComparator == nil else { return { compare($0, $1) } }
    let sign = order == .forward ? 1 : -1
    func signed(_ result: ComparisonResult) -> ComparisonResult {
      ComparisonResult(rawValue: sign * result.rawValue) ?? result
    }
    if let path = keyPath as? KeyPath<Compared, String> {
      return { signed($0[keyPath: path].localizedStandardCompare($1[keyPath: path])) }
    }
    if let path = keyPath as? KeyPath<Compared, String?> {
      return { first, second in
        switch (first[keyPath: path], second[keyPath: path]) {
        case (nil, nil): .orderedSame
        case (nil, _): signed(.orderedAscending)
        case (_, nil): signed(.orderedDescending)
        case (let first?, let second?): signed(first.localizedStandardCompare(second))
        }
      }
    }
    return { compare($0, $1) }
  }

  /// Creates a descriptor that sorts by a string.
  ///
  /// - Parameter comparator: The comparator, such as `.localizedStandard`, which Foundation on Linux does not provide.
  public init(
    _ keyPath: KeyPath<Compared, String> & Sendable, comparator: String.Comparator, order: SortOrder = .forward
  ) {
    self.init(keyPath, order: order)
  }
}

extension String.Comparator {
  /// The comparator with the localized standard order.
  ///
  /// - Source: developer.apple.com/documentation/foundation/string/standardcomparator/localizedstandard
  public static var localizedStandard: String.Comparator {
    String.Comparator(options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering])
  }
}
