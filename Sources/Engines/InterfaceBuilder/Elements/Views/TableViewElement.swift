/// `tableView`: UITableView. Heights are in points, with -1 for automatic ones.
package enum TableViewElement {
  package static let style = Property<TableStyle>("style")
  package static let separatorStyle = Property<SeparatorStyle>("separatorStyle")
  package static let dataMode = Property<DataMode>("dataMode")
  package static let rowHeight = Property<Double>("rowHeight")
  package static let sectionHeaderHeight = Property<Double>("sectionHeaderHeight")
  package static let sectionFooterHeight = Property<Double>("sectionFooterHeight")
  package static let estimatedRowHeight = Property<Double>("estimatedRowHeight")
  package static let estimatedSectionHeaderHeight = Property<Double>("estimatedSectionHeaderHeight")
  package static let estimatedSectionFooterHeight = Property<Double>("estimatedSectionFooterHeight")
  package static let allowsSelection = Property<Bool>("allowsSelection")
  package static let allowsSelectionDuringEditing = Property<Bool>("allowsSelectionDuringEditing")
  package static let allowsMultipleSelection = Property<Bool>("allowsMultipleSelection")
  package static let allowsMultipleSelectionDuringEditing = Property<Bool>("allowsMultipleSelectionDuringEditing")
  package static let separatorInsetReference = Property<SeparatorInsetReference>("separatorInsetReference")
  package static let separatorInset = Property<EdgeInsets>("separatorInset")
  package static let separatorColor = Property<Color>("separatorColor")
  package static let sectionIndexMinimumDisplayRowCount = Property<Int>("sectionIndexMinimumDisplayRowCount")
  package static let sectionIndexColor = Property<Color>("sectionIndexColor")
  package static let sectionIndexBackgroundColor = Property<Color>("sectionIndexBackgroundColor")
  package static let sectionIndexTrackingBackgroundColor = Property<Color>("sectionIndexTrackingBackgroundColor")
  package static let contentViewInsetsToSafeArea = Property<Bool>("contentViewInsetsToSafeArea")
  package static let springLoaded = Property<Bool>("springLoaded")
  package static let prefetchingEnabled = Property<Bool>("prefetchingEnabled")
  package static let remembersLastFocusedIndexPath = Property<Bool>("remembersLastFocusedIndexPath")
  package static let selectionFollowsFocus = Property<Bool>("selectionFollowsFocus")
  package static let allowsFocus = Property<Bool>("allowsFocus")
  package static let allowsFocusDuringEditing = Property<Bool>("allowsFocusDuringEditing")
  package static let tableHeaderView = Property<Object>("tableHeaderView")
  package static let tableFooterView = Property<Object>("tableFooterView")
  package static let backgroundView = Property<Object>("backgroundView")

  package static let schema = ElementSchema(
    "tableView", className: "UITableView", extends: ScrollViewElement.schema,
    [
      style.rule, separatorStyle.rule, dataMode.rule, rowHeight.rule, sectionHeaderHeight.rule,
      sectionFooterHeight.rule, estimatedRowHeight.rule, estimatedSectionHeaderHeight.rule,
      estimatedSectionFooterHeight.rule, allowsSelection.rule, allowsSelectionDuringEditing.rule,
      allowsMultipleSelection.rule, allowsMultipleSelectionDuringEditing.rule, separatorInsetReference.rule,
      separatorInset.rule, separatorColor.rule, sectionIndexMinimumDisplayRowCount.rule, sectionIndexColor.rule,
      sectionIndexBackgroundColor.rule, sectionIndexTrackingBackgroundColor.rule, contentViewInsetsToSafeArea.rule,
      springLoaded.rule, prefetchingEnabled.rule, remembersLastFocusedIndexPath.rule, selectionFollowsFocus.rule,
      allowsFocus.rule, allowsFocusDuringEditing.rule, tableHeaderView.rule, tableFooterView.rule,
      backgroundView.rule,
    ],
    children: ["sections", "prototypes"])
}
