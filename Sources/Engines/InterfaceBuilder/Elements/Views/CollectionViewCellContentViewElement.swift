/// `collectionViewCellContentView`: the content view of a cell, of Xcode 12 and later.
package enum CollectionViewCellContentViewElement {
  package static let collectionViewCell = Property<Object>("collectionViewCell")

  package static let schema = ElementSchema(
    "collectionViewCellContentView", className: "UIView", extends: ViewElement.schema,
    [
      collectionViewCell.rule
    ])
}
