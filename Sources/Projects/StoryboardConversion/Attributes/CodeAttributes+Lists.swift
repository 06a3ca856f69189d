import InterfaceBuilder

extension CodeAttributes {
  private static let noFocus = "focus behavior is not converted"

  private static func height(_ value: Double) -> String {
    value < 0 ? "UITableView.automaticDimension" : SwiftLiteral.number(value)
  }

  static let tableView = CodeAttributes(TableViewElement.schema) { table in
    table.elsewhere(TableViewElement.style)
    table.immaterial(TableViewElement.dataMode, because: "it follows from the sections and prototypes")
    table.write(TableViewElement.separatorStyle) { style, _, _ in
      style == TableViewElement.noSeparators ? [.property("separatorStyle", ".none")] : []
    }
    table.set(TableViewElement.rowHeight, "rowHeight", besides: "UITableView.automaticDimension", height)
    table.write(TableViewElement.sectionHeaderHeight) { value, table, _ in
      guard let value, SupplementHeights(of: table) != .automatic else { return [] }
      return [.property("sectionHeaderHeight", height(value))]
    }
    table.write(TableViewElement.sectionFooterHeight) { value, table, _ in
      guard let value, SupplementHeights(of: table) != .automatic else { return [] }
      return [.property("sectionFooterHeight", height(value))]
    }
    table.set(
      TableViewElement.estimatedRowHeight, "estimatedRowHeight", besides: "UITableView.automaticDimension", height)
    table.set(
      TableViewElement.estimatedSectionHeaderHeight, "estimatedSectionHeaderHeight",
      besides: "UITableView.automaticDimension", height)
    table.set(
      TableViewElement.estimatedSectionFooterHeight, "estimatedSectionFooterHeight",
      besides: "UITableView.automaticDimension", height)
    table.bool(TableViewElement.allowsSelection, "allowsSelection", besides: true)
    table.bool(TableViewElement.allowsSelectionDuringEditing, "allowsSelectionDuringEditing", besides: false)
    table.bool(TableViewElement.allowsMultipleSelection, "allowsMultipleSelection", besides: false)
    table.bool(
      TableViewElement.allowsMultipleSelectionDuringEditing, "allowsMultipleSelectionDuringEditing", besides: false)
    table.set(TableViewElement.separatorInset, "separatorInset", besides: nil) { Expressions.insets($0) }
    table.color(TableViewElement.separatorColor, "separatorColor")
    table.write(TableViewElement.sectionIndexMinimumDisplayRowCount) { count, _, _ in
      guard let count, count != 0 else { return [] }
      return [.property("sectionIndexMinimumDisplayRowCount", String(count))]
    }
    table.color(TableViewElement.sectionIndexColor, "sectionIndexColor")
    table.color(TableViewElement.sectionIndexBackgroundColor, "sectionIndexBackgroundColor")
    table.color(TableViewElement.sectionIndexTrackingBackgroundColor, "sectionIndexTrackingBackgroundColor")
    table.bool(TableViewElement.prefetchingEnabled, "isPrefetchingEnabled", besides: true)
    table.word(TableViewElement.separatorInsetReference, "separatorInsetReference", besides: .fromCellEdges)
    table.bool(TableViewElement.contentViewInsetsToSafeArea, "insetsContentViewsToSafeArea", besides: true)
    table.elsewhere(TableViewElement.backgroundView, TableViewElement.tableHeaderView, TableViewElement.tableFooterView)
    table.partsElsewhere("sections", "prototypes")
    table.inexpressible(TableViewElement.springLoaded, because: noSpringLoading)
    table.inexpressible(
      TableViewElement.remembersLastFocusedIndexPath, TableViewElement.selectionFollowsFocus,
      TableViewElement.allowsFocus, TableViewElement.allowsFocusDuringEditing, because: noFocus)
  }

  static let tableViewSection = CodeAttributes(TableViewSectionElement.schema) { table in
    table.elsewhere(
      TableViewSectionElement.headerTitle, TableViewSectionElement.footerTitle, TableViewSectionElement.headerView,
      TableViewSectionElement.footerView)
    table.partsElsewhere("cells")
    table.immaterial(TableViewSectionElement.colorToken, because: forEditor)
  }

  static let tableViewCell = CodeAttributes(TableViewCellElement.schema) { table in
    table.elsewhere(
      TableViewCellElement.style, TableViewCellElement.reuseIdentifier, TableViewCellElement.rowHeight,
      TableViewCellElement.textLabel, TableViewCellElement.detailTextLabel, TableViewCellElement.imageView,
      TableViewCellElement.contentView, TableViewCellElement.accessoryView, TableViewCellElement.editingAccessoryView,
      TableViewCellElement.backgroundView, TableViewCellElement.selectedBackgroundView,
      TableViewCellElement.multipleSelectionBackgroundView)
    table.image(TableViewCellElement.image, "imageView?.image")
    table.write(TableViewCellElement.selectionStyle) { style, _, _ in
      switch style {
      case TableViewCellElement.noSelection: [.property("selectionStyle", ".none")]
      case .gray?: [.property("selectionStyle", ".gray")]
      default: []
      }
    }
    table.set(TableViewCellElement.accessoryType, "accessoryType", besides: ".none") { ".\($0.rawValue)" }
    table.set(TableViewCellElement.editingAccessoryType, "editingAccessoryType", besides: ".none") { ".\($0.rawValue)" }
    table.integer(TableViewCellElement.indentationLevel, "indentationLevel", besides: 0)
    table.number(TableViewCellElement.indentationWidth, "indentationWidth", besides: 10)
    table.bool(TableViewCellElement.shouldIndentWhileEditing, "shouldIndentWhileEditing", besides: true)
    table.bool(TableViewCellElement.showsReorderControl, "showsReorderControl", besides: false)
    table.set(TableViewCellElement.separatorInset, "separatorInset", besides: nil) { Expressions.insets($0) }
    table.immaterial(TableViewCellElement.selectionSegue, because: "the segue contains its trigger")
    table.inexpressible(TableViewCellElement.focusStyle, because: noFocus)
    table.inexpressible(
      TableViewCellElement.hidesAccessoryWhenEditing, because: "iOS has a separate accessory for editing")
  }

  static let tableViewCellContentView = CodeAttributes(TableViewCellContentViewElement.schema) { table in
    table.immaterial(TableViewCellContentViewElement.tableViewCell, because: "the cell is its parent element")
  }

  static let tableViewHeaderFooterView = CodeAttributes(TableViewHeaderFooterViewElement.schema) { table in
    table.elsewhere(
      TableViewHeaderFooterViewElement.reuseIdentifier, TableViewHeaderFooterViewElement.contentView,
      TableViewHeaderFooterViewElement.backgroundView)
  }

  static let collectionView = CodeAttributes(CollectionViewElement.schema) { table in
    table.elsewhere(
      CollectionViewElement.collectionViewLayout, CollectionViewElement.sectionHeaderView,
      CollectionViewElement.sectionFooterView, CollectionViewElement.backgroundView)
    table.immaterial(CollectionViewElement.dataMode, because: "it follows from the prototypes")
    table.bool(CollectionViewElement.allowsSelection, "allowsSelection", besides: true)
    table.bool(CollectionViewElement.allowsMultipleSelection, "allowsMultipleSelection", besides: false)
    table.bool(CollectionViewElement.allowsSelectionDuringEditing, "allowsSelectionDuringEditing", besides: false)
    table.bool(
      CollectionViewElement.allowsMultipleSelectionDuringEditing, "allowsMultipleSelectionDuringEditing",
      besides: false)
    table.bool(CollectionViewElement.prefetchingEnabled, "isPrefetchingEnabled", besides: true)
    table.partsElsewhere("cells")
    table.inexpressible(CollectionViewElement.springLoaded, because: noSpringLoading)
    table.inexpressible(
      CollectionViewElement.selectionFollowsFocus, CollectionViewElement.remembersLastFocusedIndexPath,
      because: noFocus)
  }

  static let collectionViewFlowLayout = CodeAttributes(CollectionViewFlowLayoutElement.schema) { table in
    typealias Element = CollectionViewFlowLayoutElement
    table.set(Element.scrollDirection, "scrollDirection", besides: ".vertical") { ".\($0.rawValue)" }
    table.set(Element.minimumLineSpacing, "minimumLineSpacing", absent: "0", besides: "10") { SwiftLiteral.number($0) }
    table.set(Element.minimumInteritemSpacing, "minimumInteritemSpacing", absent: "0", besides: "10") {
      SwiftLiteral.number($0)
    }
    table.set(Element.itemSize, "itemSize", besides: "CGSize(width: 50, height: 50)") { Expressions.size($0) }
    table.elsewhere(Element.automaticEstimatedItemSize)
    table.write(Element.estimatedItemSize) { size, object, _ in
      if object[Element.automaticEstimatedItemSize] == true {
        return [.property("estimatedItemSize", "UICollectionViewFlowLayout.automaticSize")]
      }
      guard let size, size.width != 0 || size.height != 0 else { return [] }
      return [.property("estimatedItemSize", Expressions.size(size))]
    }
    table.size(Element.headerReferenceSize, "headerReferenceSize")
    table.size(Element.footerReferenceSize, "footerReferenceSize")
    table.insets(Element.sectionInset, "sectionInset")
    table.bool(Element.sectionHeadersPinToVisibleBounds, "sectionHeadersPinToVisibleBounds", besides: false)
    table.bool(Element.sectionFootersPinToVisibleBounds, "sectionFootersPinToVisibleBounds", besides: false)
    table.write(Element.sectionInsetReference) { reference, _, _ in
      switch reference {
      case .safeArea?: [.property("sectionInsetReference", ".fromSafeArea")]
      case .layoutMargins?: [.property("sectionInsetReference", ".fromLayoutMargins")]
      case .contentInset?, nil: []
      }
    }
  }

  static let collectionViewLayout = CodeAttributes(CollectionViewLayoutElement.schema) { _ in }

  static let collectionViewCell = CodeAttributes(CollectionViewCellElement.schema) { table in
    table.elsewhere(
      CollectionViewCellElement.reuseIdentifier, CollectionViewCellElement.contentView,
      CollectionViewCellElement.backgroundView, CollectionViewCellElement.selectedBackgroundView)
    table.immaterial(CollectionViewCellElement.customSize, because: forEditor)
  }

  static let collectionReusableView = CodeAttributes(CollectionReusableViewElement.schema) { table in
    table.elsewhere(CollectionReusableViewElement.reuseIdentifier)
    table.immaterial(CollectionReusableViewElement.customSize, because: forEditor)
    table.immaterial(CollectionReusableViewElement.collectionViewCell, because: forEditor)
  }

  static let collectionViewCellContentView = CodeAttributes(CollectionViewCellContentViewElement.schema) { table in
    table.immaterial(
      CollectionViewCellContentViewElement.collectionViewCell, because: "the cell is its parent element")
  }
}

extension TableViewElement {
  /// The style without separators. A plain `.none` would be the `none` of an optional.
  static let noSeparators: SeparatorStyle? = SeparatorStyle.none
}

extension TableViewCellElement {
  static let noSelection: CellSelectionStyle? = CellSelectionStyle.none
}
