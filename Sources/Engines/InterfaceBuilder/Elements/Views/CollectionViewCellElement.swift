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
