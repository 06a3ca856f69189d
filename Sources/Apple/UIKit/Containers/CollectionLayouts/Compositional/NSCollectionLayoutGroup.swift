import Foundation

/// A group of items in a horizontal, vertical or custom arrangement. Sections repeat groups.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutgroup
@preconcurrency @MainActor
public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal(count: Int?)
    case vertical(count: Int?)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement

  required init(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem])
  {
    self.arrangement = arrangement
    self.subitems = subitems
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a horizontal group of a number of subitems of equal width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    preconditionOfCaller(count > 0, "Invalid count for a group: \(count)")
    return self.init(layoutSize, .horizontal(count: count), [subitem])
  }

  /// Creates a horizontal group. Use ``horizontal(layoutSize:repeatingSubitem:count:)`` instead.
  @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// Creates a horizontal group that repeats its subitems until it is full.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    preconditionOfCaller(!subitems.isEmpty, "A group needs at least one subitem")
    return self.init(layoutSize, .horizontal(count: nil), subitems)
  }

  /// Creates a vertical group of a number of subitems of equal height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    preconditionOfCaller(count > 0, "Invalid count for a group: \(count)")
    return self.init(layoutSize, .vertical(count: count), [subitem])
  }

  /// Creates a vertical group. Use ``vertical(layoutSize:repeatingSubitem:count:)`` instead.
  @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// Creates a vertical group that repeats its subitems until it is full.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    preconditionOfCaller(!subitems.isEmpty, "A group needs at least one subitem")
    return self.init(layoutSize, .vertical(count: nil), subitems)
  }

  /// Creates a group whose items are arranged by a closure.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    self.init(layoutSize, .custom(itemProvider), [])
  }

  /// The supplementary items of the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { supplementaryStorage }
    set { supplementaryStorage = newValue }
  }

  /// The spacing between the subitems.
  ///
  /// - Default: `nil`.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  /// The subitems of the group.
  public let subitems: [NSCollectionLayoutItem]

  /// Returns a textual description of the group, with one line for each subitem.
  public func visualDescription() -> String { describe(indent: "") }

  private func describe(indent: String) -> String {
    let name =
      switch arrangement {
      case .horizontal: "horizontal"
      case .vertical: "vertical"
      case .custom: "custom"
      }
    var lines = ["\(indent)\(name) group"]
    for part in subitems {
      if let group = part as? NSCollectionLayoutGroup {
        lines.append(group.describe(indent: indent + "  "))
      } else {
        lines.append("\(indent)  item")
      }
    }
    return lines.joined(separator: "\n")
  }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(layoutSize, arrangement, subitems)
    copy.supplementaryStorage = supplementaryStorage
    copy.interItemSpacing = interItemSpacing
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy
  }
}
