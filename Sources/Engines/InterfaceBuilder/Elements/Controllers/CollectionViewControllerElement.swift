/// `collectionViewController`: UICollectionViewController.
package enum CollectionViewControllerElement {
  package static let clearsSelectionOnViewWillAppear = Property<Bool>("clearsSelectionOnViewWillAppear")

  package static let schema = ElementSchema(
    "collectionViewController", className: "UICollectionViewController", extends: ViewControllerElement.schema,
    [
      clearsSelectionOnViewWillAppear.rule
    ])
}
