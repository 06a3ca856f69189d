import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
  func decode(_ view: UICollectionView) { NibAttributes.collectionView.decode(view, from: self) }
  func decode(_ cell: UICollectionViewCell) { NibAttributes.collectionViewCell.decode(cell, from: self) }

  /// The layout of a collection view: the file's flow layout, or an instance of a custom class.
  var collectionLayout: UICollectionViewLayout {
    guard let description = object[CollectionViewElement.collectionViewLayout] else {
      return UICollectionViewFlowLayout()
    }
    let layout = made(description)
    if let flow = layout as? UICollectionViewFlowLayout {
      NibAttributes.collectionViewFlowLayout.decode(flow, from: NibDecoder(description, of: nib))
    }
    nib.adopt(layout, for: description)
    return layout
  }

  private func made(_ description: Object) -> UICollectionViewLayout {
    guard let custom = nib.customClass(of: description) else { return UICollectionViewFlowLayout() }
    guard let found = NibClasses.find(custom) else {
      nib.report(
        .unknownClass(name: custom.name, module: custom.module, base: "UICollectionViewFlowLayout"), at: description)
      return UICollectionViewFlowLayout()
    }
    if let made = MemberTables.make(found) as? UICollectionViewLayout { return made }
    if let made = (found as? UICollectionViewLayout.Type)?.init(coder: NibDecoder(description, of: nib)) { return made }
    nib.report(.wrongClass(name: custom.name, base: "UICollectionViewFlowLayout"), at: description)
    return UICollectionViewFlowLayout()
  }

}
