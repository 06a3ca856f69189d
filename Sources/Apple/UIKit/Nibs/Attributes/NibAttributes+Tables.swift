import Foundation
import InterfaceBuilder

extension NibAttributes {
  static let tableView = AttributeTable<UITableView>(TableViewElement.schema) { table in
    table.readElsewhere(TableViewElement.style)
    // A table first has the background of its style.
    table.then { view, decoder in viewLooks.decode(view, from: decoder) }
    table.immaterial(TableViewElement.dataMode, because: "it follows from the sections and prototypes")
    table.set(TableViewElement.separatorStyle, \.separatorStyle, or: .singleLine) {
      switch $0 {
      case .none: .none
      case .singleLine, .singleLineEtched, .default: .singleLine
      }
    }
    table.setWhereSaid(TableViewElement.rowHeight, \.rowHeight) { NibLength.rowHeight($0) }
    table.then { view, decoder in
      if decoder.object[ViewElement.layoutMarginsFollowReadableWidth] == true {
        view.cellLayoutMarginsFollowReadableWidth = true
      }
    }
    table.setWhereSaid(TableViewElement.sectionHeaderHeight, \.sectionHeaderHeight) { NibLength.rowHeight($0) }
    table.setWhereSaid(TableViewElement.sectionFooterHeight, \.sectionFooterHeight) { NibLength.rowHeight($0) }
    table.then { view, decoder in
      view.titlesAskForHeight = decoder.nib.policy.titlesAskForHeight(
        in: decoder.tableStyle, headerHeight: decoder.object[TableViewElement.sectionHeaderHeight])
    }
    table.set(TableViewElement.estimatedRowHeight, \.estimatedRowHeight) { NibLength.rowHeight($0) }
    table.set(TableViewElement.estimatedSectionHeaderHeight, \.estimatedSectionHeaderHeight) {
      NibLength.rowHeight($0)
    }
    table.set(TableViewElement.estimatedSectionFooterHeight, \.estimatedSectionFooterHeight) {
      NibLength.rowHeight($0)
    }
    table.set(TableViewElement.allowsSelection, \.allowsSelection)
    table.set(TableViewElement.allowsSelectionDuringEditing, \.allowsSelectionDuringEditing)
    table.set(TableViewElement.allowsMultipleSelection, \.allowsMultipleSelection)
    table.set(TableViewElement.allowsMultipleSelectionDuringEditing, \.allowsMultipleSelectionDuringEditing)
    table.setWhereSaid(TableViewElement.separatorInset, \.separatorInset) { UIEdgeInsets($0) }
    table.color(TableViewElement.separatorColor) { $0.separatorColor = $1 }
    table.set(TableViewElement.sectionIndexMinimumDisplayRowCount, \.sectionIndexMinimumDisplayRowCount)
    table.color(TableViewElement.sectionIndexColor) { $0.sectionIndexColor = $1 }
    table.color(TableViewElement.sectionIndexBackgroundColor) { $0.sectionIndexBackgroundColor = $1 }
    table.color(TableViewElement.sectionIndexTrackingBackgroundColor) { $0.sectionIndexTrackingBackgroundColor = $1 }
    table.set(TableViewElement.prefetchingEnabled, \.isPrefetchingEnabled)
    table.read(TableViewElement.separatorInsetReference) { view, reference, _ in
      if reference == .fromAutomaticInsets { view.separatorInsetReference = .fromAutomaticInsets }
    }
    table.set(TableViewElement.contentViewInsetsToSafeArea, \.insetsContentViewsToSafeArea)
    table.view(TableViewElement.backgroundView, \.backgroundView)
    table.view(TableViewElement.tableHeaderView, \.tableHeaderView)
    table.view(TableViewElement.tableFooterView, \.tableFooterView)
    table.partsReadElsewhere("sections")
    table.part("prototypes") { view, decoder in decoder.nib.policy.fill(view, from: decoder) }
    table.unsupported(TableViewElement.springLoaded, because: noSpringLoading)
    table.set(TableViewElement.remembersLastFocusedIndexPath, \.remembersLastFocusedIndexPath)
    table.set(TableViewElement.allowsFocusDuringEditing, \.allowsFocusDuringEditing)
    table.set(TableViewElement.allowsFocus, \.allowsFocus)
    table.set(TableViewElement.selectionFollowsFocus, \.selectionFollowsFocus)
  }

  static let tableViewSection = AttributeTable<NSObject>(TableViewSectionElement.schema) { table in
    table.readElsewhere(
      TableViewSectionElement.headerTitle, TableViewSectionElement.footerTitle, TableViewSectionElement.headerView,
      TableViewSectionElement.footerView)
    table.partsReadElsewhere("cells")
    table.immaterial(TableViewSectionElement.colorToken, because: forEditor)
  }

  static let tableViewCell = AttributeTable<UITableViewCell>(TableViewCellElement.schema) { table in
    table.readElsewhere(
      TableViewCellElement.style, TableViewCellElement.reuseIdentifier, TableViewCellElement.rowHeight)
    // The labels of a style are in the file's content view, but belong to the cell.
    table.read(TableViewCellElement.textLabel) { $2.adoptPart($1, $0.textLabel) }
    table.read(TableViewCellElement.detailTextLabel) { $2.adoptPart($1, $0.detailTextLabel) }
    table.read(TableViewCellElement.imageView) { $2.adoptPart($1, $0.imageView) }
    table.read(TableViewCellElement.contentView) { cell, content, decoder in
      if let content { decoder.decode(content, into: cell.contentView) }
    }
    table.image(TableViewCellElement.image) { $0.imageView?.image = $1 }
    table.set(TableViewCellElement.selectionStyle, \.selectionStyle, or: .default) {
      switch $0 {
      case .none: .none
      case .gray: .gray
      case .blue, .default: .default
      }
    }
    table.set(TableViewCellElement.accessoryType, \.accessoryType) { UITableViewCell.AccessoryType($0) }
    table.set(TableViewCellElement.editingAccessoryType, \.editingAccessoryType) { UITableViewCell.AccessoryType($0) }
    table.set(TableViewCellElement.indentationLevel, \.indentationLevel)
    table.length(TableViewCellElement.indentationWidth, \.indentationWidth)
    table.set(TableViewCellElement.shouldIndentWhileEditing, \.shouldIndentWhileEditing)
    table.set(TableViewCellElement.showsReorderControl, \.showsReorderControl)
    table.set(TableViewCellElement.separatorInset, \.separatorInset) { UIEdgeInsets($0) }
    table.view(TableViewCellElement.accessoryView, \.accessoryView)
    table.view(TableViewCellElement.editingAccessoryView, \.editingAccessoryView)
    table.view(TableViewCellElement.backgroundView, \.backgroundView)
    table.view(TableViewCellElement.selectedBackgroundView, \.selectedBackgroundView)
    table.view(TableViewCellElement.multipleSelectionBackgroundView, \.multipleSelectionBackgroundView)
    table.immaterial(TableViewCellElement.selectionSegue, because: "the segue contains its trigger")
    table.set(TableViewCellElement.focusStyle, \.focusStyle) { $0 == .custom ? .custom : .default }
    table.unsupported(
      TableViewCellElement.hidesAccessoryWhenEditing, because: "iOS has a separate accessory for editing")
  }

  static let tableViewCellContentView = AttributeTable<UIView>(TableViewCellContentViewElement.schema) { table in
    table.immaterial(TableViewCellContentViewElement.tableViewCell, because: "the cell is its parent element")
  }

  static let tableViewHeaderFooterView = AttributeTable<UITableViewHeaderFooterView>(
    TableViewHeaderFooterViewElement.schema
  ) { table in
    table.readElsewhere(TableViewHeaderFooterViewElement.reuseIdentifier)
    table.read(TableViewHeaderFooterViewElement.contentView) { view, content, decoder in
      if let content { decoder.decode(content, into: view.contentView) }
    }
    table.view(TableViewHeaderFooterViewElement.backgroundView, \.backgroundView)
  }
}
