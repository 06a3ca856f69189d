import Foundation
@_spi(Host) import FoundationSupplement
import UIKit

extension NSSortDescriptor {
  /// Creates a descriptor that sorts by the value of a key, compared with one of the methods of strings:
  /// `caseInsensitiveCompare(_:)`, `localizedCompare(_:)`, `localizedCaseInsensitiveCompare(_:)`,
  /// `localizedStandardCompare(_:)`. Other selectors, and `compare(_:)`, use the natural order of the values.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nssortdescriptor/init(key:ascending:selector:)
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let compare = Self.comparison(selector)
    self.init(key: key, ascending: ascending) { first, second in
      guard let compare, let first = first as? String, let second = second as? String else {
        return Self.naturalOrder(first, second)
      }
      return compare(first, second)
    }
  }

  private static func comparison(_ selector: Selector?) -> ((String, String) -> ComparisonResult)? {
    switch selector.map({ "\($0)" }) {
    case "caseInsensitiveCompare:": { $0.caseInsensitiveCompare($1) }
    case "localizedCompare:": { $0.localizedCompare($1) }
    case "localizedCaseInsensitiveCompare:": { $0.localizedCaseInsensitiveCompare($1) }
    case "localizedStandardCompare:": { $0.localizedStandardCompare($1) }
    default: nil
    }
  }
}
