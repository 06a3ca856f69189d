import InterfaceBuilder

/// The headers and footers of a collection view's sections, which its data source provides.
struct Supplements {
  /// A kind of supplementary view: its constant in `UICollectionView`, its prototype in the file, if any, and the
  /// expression with which it is registered.
  struct Kind {
    let constant: String
    let prototype: Object?
    let identifier: String
  }

  private(set) var kinds: [Kind] = []

  init(of collection: Object) {
    let layout = collection[CollectionViewElement.collectionViewLayout]
    // A flow layout uses the length along its scrolling direction, and fills the other dimension.
    let isHorizontal = layout?[CollectionViewFlowLayoutElement.scrollDirection] == .horizontal
    func add(_ constant: String, _ prototype: Object?, _ size: Size?, _ usual: String) {
      let hasSize = size.map { isHorizontal ? $0.width != 0 : $0.height != 0 } ?? false
      guard prototype != nil || hasSize else { return }
      let identifier = prototype?[CollectionReusableViewElement.reuseIdentifier].flatMap { $0.isEmpty ? nil : $0 }
      kinds.append(Kind(constant: constant, prototype: prototype, identifier: identifier ?? usual))
    }
    typealias Layout = CollectionViewFlowLayoutElement
    add(
      "elementKindSectionHeader", collection[CollectionViewElement.sectionHeaderView],
      layout?[Layout.headerReferenceSize], "Header")
    add(
      "elementKindSectionFooter", collection[CollectionViewElement.sectionFooterView],
      layout?[Layout.footerReferenceSize], "Footer")
  }

  /// The lines of the data source's method, without `override`. They are empty if there are no such views.
  var method: [String] {
    guard let first = kinds.first else { return [] }
    let names = Set(kinds.map(\.identifier))
    let identifier =
      names.count == 1
      ? SwiftLiteral.text(first.identifier)
      : "kind == UICollectionView.\(first.constant) ? \(kinds.map { SwiftLiteral.text($0.identifier) }.joined(separator: " : "))"
    let call = "collectionView.dequeueReusableSupplementaryView("
    let body =
      names.count == 1
      ? ["  \(call)ofKind: kind, withReuseIdentifier: \(identifier), for: indexPath)"]
      : [
        "  let identifier = \(identifier)",
        "  return \(call)ofKind: kind, withReuseIdentifier: identifier, for: indexPath)",
      ]
    return [
      "func collectionView(",
      "  _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath",
      ") -> UICollectionReusableView {",
    ] + body + ["}"]
  }
}
