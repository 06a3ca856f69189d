/// `collectionView`: UICollectionView.
package enum CollectionViewElement {
  package static let dataMode = Property<DataMode>("dataMode")
  package static let allowsSelection = Property<Bool>("allowsSelection")
  package static let allowsMultipleSelection = Property<Bool>("allowsMultipleSelection")
  package static let prefetchingEnabled = Property<Bool>("prefetchingEnabled")
  package static let springLoaded = Property<Bool>("springLoaded")
  package static let selectionFollowsFocus = Property<Bool>("selectionFollowsFocus")
  package static let allowsSelectionDuringEditing = Property<Bool>("allowsSelectionDuringEditing")
  package static let allowsMultipleSelectionDuringEditing = Property<Bool>("allowsMultipleSelectionDuringEditing")
  package static let remembersLastFocusedIndexPath = Property<Bool>("remembersLastFocusedIndexPath")
  package static let collectionViewLayout = Property<Object>("collectionViewLayout")
  package static let sectionHeaderView = Property<Object>("sectionHeaderView")
  package static let sectionFooterView = Property<Object>("sectionFooterView")
  package static let backgroundView = Property<Object>("backgroundView")

  package static let schema = ElementSchema(
    "collectionView", className: "UICollectionView", extends: ScrollViewElement.schema,
    [
      dataMode.rule, allowsSelection.rule, allowsMultipleSelection.rule, prefetchingEnabled.rule, springLoaded.rule,
      selectionFollowsFocus.rule, allowsSelectionDuringEditing.rule, allowsMultipleSelectionDuringEditing.rule,
      remembersLastFocusedIndexPath.rule, collectionViewLayout.rule, sectionHeaderView.rule, sectionFooterView.rule,
      backgroundView.rule,
    ],
    children: ["cells"])
}
