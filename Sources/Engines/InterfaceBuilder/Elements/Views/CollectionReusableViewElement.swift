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
