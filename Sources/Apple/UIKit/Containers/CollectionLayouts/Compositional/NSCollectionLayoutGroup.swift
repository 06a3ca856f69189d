import Foundation

/// Items side by side, one below the other, or as an app places them. Sections repeat groups.
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

  /// A number of parts of equal width side by side.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    preconditionOfCaller(count > 0, "Invalid count for a group: \(count)")
    return self.init(layoutSize, .horizontal(count: count), [subitem])
  }

  /// As ``horizontal(layoutSize:repeatingSubitem:count:)``.
  @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// Parts side by side, over and over again until the group is full.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    preconditionOfCaller(!subitems.isEmpty, "A group needs at least one subitem")
    return self.init(layoutSize, .horizontal(count: nil), subitems)
  }

  /// A number of parts of equal height one below the other.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    preconditionOfCaller(count > 0, "Invalid count for a group: \(count)")
    return self.init(layoutSize, .vertical(count: count), [subitem])
  }

  /// As ``vertical(layoutSize:repeatingSubitem:count:)``.
  @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// Parts one below the other, over and over again until the group is full.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    preconditionOfCaller(!subitems.isEmpty, "A group needs at least one subitem")
    return self.init(layoutSize, .vertical(count: nil), subitems)
  }

  /// Items that an app places.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    self.init(layoutSize, .custom(itemProvider), [])
  }

  /// The views attached to the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { supplementaryStorage }
    set { supplementaryStorage = newValue }
  }

  /// The gap between the parts.
  ///
  /// - Default: `nil`.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  /// The parts.
  public let subitems: [NSCollectionLayoutItem]

  /// The group as text: its parts, one a line.
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
