import UIKit

/// The kinds of places that a map shows or a search finds.
///
/// Unchecked: It never changes.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpointofinterestfilter
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let isIncluding: Bool

  /// Creates a filter that lets only some categories through.
  public init(including categories: [MKPointOfInterestCategory]) {
    self.categories = Set(categories)
    isIncluding = true
  }

  /// Creates a filter that lets everything but some categories through.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    self.categories = Set(categories)
    isIncluding = false
  }

  /// A filter that lets everything through.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// A filter that lets nothing through.
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  /// Whether the filter lets a category through.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isIncluding }
  /// Whether the filter stops a category.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
