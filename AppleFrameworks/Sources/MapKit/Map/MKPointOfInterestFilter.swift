import UIKit

/// A filter of points of interest on a map or in a search.
///
/// Unchecked: The type is immutable.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpointofinterestfilter
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let isIncluding: Bool

  /// Creates a filter that includes only some categories.
  public init(including categories: [MKPointOfInterestCategory]) {
    self.categories = Set(categories)
    isIncluding = true
  }

  /// Creates a filter that excludes some categories.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    self.categories = Set(categories)
    isIncluding = false
  }

  /// The filter that includes all categories.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// The filter that excludes all categories.
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  /// Returns whether the filter includes a category.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isIncluding }
  /// Returns whether the filter excludes a category.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
