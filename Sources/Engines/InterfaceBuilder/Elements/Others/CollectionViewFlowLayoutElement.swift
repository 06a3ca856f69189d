/// `collectionViewFlowLayout`: UICollectionViewFlowLayout. Lengths are in points.
package enum CollectionViewFlowLayoutElement {
  package static let minimumLineSpacing = Property<Double>("minimumLineSpacing")
  package static let minimumInteritemSpacing = Property<Double>("minimumInteritemSpacing")
  package static let scrollDirection = Property<Axis>("scrollDirection")
  package static let automaticEstimatedItemSize = Property<Bool>("automaticEstimatedItemSize")
  package static let sectionInsetReference = Property<SectionInsetReference>("sectionInsetReference")
  package static let sectionHeadersPinToVisibleBounds = Property<Bool>("sectionHeadersPinToVisibleBounds")
  package static let sectionFootersPinToVisibleBounds = Property<Bool>("sectionFootersPinToVisibleBounds")
  package static let itemSize = Property<Size>("itemSize")
  package static let estimatedItemSize = Property<Size>("estimatedItemSize")
  package static let headerReferenceSize = Property<Size>("headerReferenceSize")
  package static let footerReferenceSize = Property<Size>("footerReferenceSize")
  package static let sectionInset = Property<EdgeInsets>("sectionInset")

  package static let schema = ElementSchema(
    "collectionViewFlowLayout", className: "UICollectionViewFlowLayout", extends: ObjectElement.schema,
    [
      minimumLineSpacing.rule, minimumInteritemSpacing.rule, scrollDirection.rule, automaticEstimatedItemSize.rule,
      sectionInsetReference.rule, sectionHeadersPinToVisibleBounds.rule, sectionFootersPinToVisibleBounds.rule,
      itemSize.rule, estimatedItemSize.rule, headerReferenceSize.rule, footerReferenceSize.rule, sectionInset.rule,
    ])
}

/// `collectionViewLayout`: a layout of a custom class.
package enum CollectionViewLayoutElement {
  package static let schema = ElementSchema(
    "collectionViewLayout", className: "UICollectionViewLayout", extends: ObjectElement.schema)
}
