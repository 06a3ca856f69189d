import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
  /// The layout of a collection: the file's flow layout, or a class of the user's own.
  var collectionLayout: UICollectionViewLayout {
    guard let description = object[CollectionViewElement.collectionViewLayout] else {
      return UICollectionViewFlowLayout()
    }
    let layout = made(description)
    if let flow = layout as? UICollectionViewFlowLayout { configure(flow, description) }
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

  private func configure(_ layout: UICollectionViewFlowLayout, _ description: Object) {
    if description[CollectionViewFlowLayoutElement.scrollDirection] == .horizontal {
      layout.scrollDirection = .horizontal
    }
    layout.minimumLineSpacing = NibLength.clamped(description[CollectionViewFlowLayoutElement.minimumLineSpacing] ?? 0)
    layout.minimumInteritemSpacing = NibLength.clamped(
      description[CollectionViewFlowLayoutElement.minimumInteritemSpacing] ?? 0)
    if let size = description[CollectionViewFlowLayoutElement.itemSize] { layout.itemSize = CGSize(size) }
    if !nib.policy.asksCellsForSizes {
      layout.estimatedItemSize = .zero
    } else if description[CollectionViewFlowLayoutElement.automaticEstimatedItemSize] == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let size = description[CollectionViewFlowLayoutElement.estimatedItemSize] {
      layout.estimatedItemSize = CGSize(size)
    }
    if let size = description[CollectionViewFlowLayoutElement.headerReferenceSize] {
      layout.headerReferenceSize = CGSize(size)
    }
    if let size = description[CollectionViewFlowLayoutElement.footerReferenceSize] {
      layout.footerReferenceSize = CGSize(size)
    }
    if let insets = description[CollectionViewFlowLayoutElement.sectionInset] {
      layout.sectionInset = UIEdgeInsets(insets)
    }
    if let pins = description[CollectionViewFlowLayoutElement.sectionHeadersPinToVisibleBounds] {
      layout.sectionHeadersPinToVisibleBounds = pins
    }
    if let pins = description[CollectionViewFlowLayoutElement.sectionFootersPinToVisibleBounds] {
      layout.sectionFootersPinToVisibleBounds = pins
    }
    switch description[CollectionViewFlowLayoutElement.sectionInsetReference] {
    case .safeArea?: layout.sectionInsetReference = .fromSafeArea
    case .layoutMargins?: layout.sectionInsetReference = .fromLayoutMargins
    case .contentInset?, nil: break
    }
  }

  func decode(_ view: UICollectionView) {
    if let allows = object[CollectionViewElement.allowsSelection] { view.allowsSelection = allows }
    if let allows = object[CollectionViewElement.allowsMultipleSelection] { view.allowsMultipleSelection = allows }
    if let allows = object[CollectionViewElement.allowsSelectionDuringEditing] {
      view.allowsSelectionDuringEditing = allows
    }
    if let allows = object[CollectionViewElement.allowsMultipleSelectionDuringEditing] {
      view.allowsMultipleSelectionDuringEditing = allows
    }
    if let prefetches = object[CollectionViewElement.prefetchingEnabled] { view.isPrefetchingEnabled = prefetches }
    if let background = object[CollectionViewElement.backgroundView].flatMap(nib.view) {
      view.backgroundView = background
    }
    nib.policy.fill(view, from: self)
  }

  func decode(_ cell: UICollectionViewCell) {
    // Files of before Xcode 11 have a plain view for the content, often without an id.
    if let content = object[CollectionViewCellElement.contentView] { decode(content, into: cell.contentView) }
    if let view = object[CollectionViewCellElement.backgroundView].flatMap(nib.view) { cell.backgroundView = view }
    if let view = object[CollectionViewCellElement.selectedBackgroundView].flatMap(nib.view) {
      cell.selectedBackgroundView = view
    }
  }
}
