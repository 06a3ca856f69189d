/// `collectionViewLayout`: a layout of a class of the user's own.
package enum CollectionViewLayoutElement {
  package static let schema = ElementSchema(
    "collectionViewLayout", className: "UICollectionViewLayout", extends: ObjectElement.schema)
}
