import Foundation

/// The properties of a section that is a list.
@MainActor
struct ListSection {
  let configuration: UICollectionLayoutListConfiguration
  private(set) var headerTopPadding: CGFloat = 0

  init(_ configuration: UICollectionLayoutListConfiguration) {
    self.configuration = configuration
  }

  var backdropColor: UIColor? {
    if let color = configuration.backgroundColor { return color }
    switch configuration.appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar: return .secondarySystemBackground
    }
  }

  /// Sets the insets of a section for its position in the list.
  mutating func place(
    in section: NSCollectionLayoutSection, index: Int, room: CGSize, of view: UICollectionView
  ) {
    let measures = view.measures
    let hasHeader = configuration.headerMode == .supplementary
    let hasFooter = configuration.footerMode == .supplementary
    let appearance = configuration.appearance
    let padding = appearance == .plain && hasHeader ? measures.tables.plainHeaderTopPadding : 0
    headerTopPadding = configuration.headerTopPadding ?? padding
    guard section.contentInsets == .zero else {
      section.list = self
      return
    }
    let side = measures.cellMargin(forWidth: room.width, cutsOffSides: view.screenCutsOffSides)
    switch appearance {
    case .plain, .sidebarPlain: break
    case .grouped, .insetGrouped:
      let gap = measures.tables.groupedGap(pixel: measures.tables.groupedGapLine)
      let top: CGFloat = hasHeader ? 0 : index == 0 ? measures.tables.firstGroupedGap : gap
      section.contentInsets = NSDirectionalEdgeInsets(
        top: top, leading: appearance == .insetGrouped ? side : 0, bottom: hasFooter ? 0 : gap,
        trailing: appearance == .insetGrouped ? side : 0)
    case .sidebar:
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: side / 2, bottom: measures.tables.sidebarSectionBottom,
        trailing: side / 2)
    }
    section.list = self
  }

  func place(ofItem item: Int, section: Int, count: Int) -> ListPlace {
    var place = ListPlace(appearance: configuration.appearance)
    let isHeader = configuration.headerMode == .firstItemInSection && item == 0
    place.role = isHeader ? .header : .row
    let firstRow = configuration.headerMode == .firstItemInSection ? 1 : 0
    place.isFirst = item == firstRow
    place.isLast = item == count - 1
    guard configuration.showsSeparators else { return place }
    var lines = configuration.separatorConfiguration
    if let handler = configuration.itemSeparatorHandler {
      lines = handler(IndexPath(item: item, section: section), lines)
    }
    let isPlain = configuration.appearance == .plain
    let bottom = !isHeader && (isPlain || configuration.appearance == .grouped || !place.isLast)
    let top = place.isFirst && configuration.appearance == .grouped
    place.showsBottom =
      lines.bottomSeparatorVisibility == .visible || (lines.bottomSeparatorVisibility == .automatic && bottom)
    place.showsTop = lines.topSeparatorVisibility == .visible || (lines.topSeparatorVisibility == .automatic && top)
    place.topInsets = lines.topSeparatorInsets
    place.bottomInsets = lines.bottomSeparatorInsets
    place.color = lines.color
    place.selectedColor = lines.multipleSelectionColor
    return place
  }

  func placeOfBoundary(isFooter: Bool, section: Int) -> ListPlace {
    var place = ListPlace(appearance: configuration.appearance)
    place.role = isFooter ? .footer : .header
    place.isFirst = section == 0
    return place
  }
}

extension NSCollectionLayoutSection {
  /// Creates a section of list rows.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let rowHeight = layoutEnvironment.traitCollection.measures.tables.rowHeight
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(rowHeight))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item]))
    section.list = ListSection(configuration)
    func boundary(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = configuration.appearance == .plain
      return item
    }
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(boundary(UICollectionView.elementKindSectionHeader, .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(boundary(UICollectionView.elementKindSectionFooter, .bottom))
    }
    return section
  }
}
