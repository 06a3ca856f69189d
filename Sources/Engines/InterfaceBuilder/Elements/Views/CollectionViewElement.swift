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

/// `collectionReusableView`: UICollectionReusableView.
package enum CollectionReusableViewElement {
  package static let reuseIdentifier = Property<String>("reuseIdentifier")
  package static let customSize = Property<Size>("customSize")
  package static let collectionViewCell = Property<Object>("collectionViewCell")

  package static let schema = ElementSchema(
    "collectionReusableView", className: "UICollectionReusableView", extends: ViewElement.schema,
    [
      reuseIdentifier.rule, customSize.rule, collectionViewCell.rule,
    ])
}

/// `collectionViewCell`: UICollectionViewCell.
package enum CollectionViewCellElement {
  package static let reuseIdentifier = Property<String>("reuseIdentifier")
  package static let customSize = Property<Size>("customSize")
  package static let contentView = Property<Object>("contentView")
  package static let backgroundView = Property<Object>("backgroundView")
  package static let selectedBackgroundView = Property<Object>("selectedBackgroundView")

  package static let schema = ElementSchema(
    "collectionViewCell", className: "UICollectionViewCell", extends: ViewElement.schema,
    [
      reuseIdentifier.rule, customSize.rule, contentView.rule, backgroundView.rule, selectedBackgroundView.rule,
    ])
}

/// `collectionViewCellContentView`: the content view of a cell, from Xcode 12 on.
package enum CollectionViewCellContentViewElement {
  package static let collectionViewCell = Property<Object>("collectionViewCell")

  package static let schema = ElementSchema(
    "collectionViewCellContentView", className: "UIView", extends: ViewElement.schema,
    [
      collectionViewCell.rule
    ])
}
