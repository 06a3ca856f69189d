import Foundation
import InterfaceBuilder

extension NibAttributes {
  static let collectionView = AttributeTable<UICollectionView>(CollectionViewElement.schema) { table in
    table.readElsewhere(
      CollectionViewElement.collectionViewLayout, CollectionViewElement.sectionHeaderView,
      CollectionViewElement.sectionFooterView)
    table.immaterial(CollectionViewElement.dataMode, because: "it follows from the prototypes")
    table.set(CollectionViewElement.allowsSelection, \.allowsSelection)
    table.set(CollectionViewElement.allowsMultipleSelection, \.allowsMultipleSelection)
    table.set(CollectionViewElement.allowsSelectionDuringEditing, \.allowsSelectionDuringEditing)
    table.set(CollectionViewElement.allowsMultipleSelectionDuringEditing, \.allowsMultipleSelectionDuringEditing)
    table.set(CollectionViewElement.prefetchingEnabled, \.isPrefetchingEnabled)
    table.view(CollectionViewElement.backgroundView, \.backgroundView)
    table.part("cells") { view, decoder in decoder.nib.policy.fill(view, from: decoder) }
    table.unsupported(CollectionViewElement.springLoaded, because: noSpringLoading)
    table.set(CollectionViewElement.selectionFollowsFocus, \.selectionFollowsFocus)
    table.set(CollectionViewElement.remembersLastFocusedIndexPath, \.remembersLastFocusedIndexPath)
  }

  static let collectionViewFlowLayout = AttributeTable<UICollectionViewFlowLayout>(
    CollectionViewFlowLayoutElement.schema
  ) { table in
    typealias Element = CollectionViewFlowLayoutElement
    table.read(
      Element.scrollDirection,
      { layout, axis, _ in
        if axis == .horizontal { layout.scrollDirection = .horizontal }
      }, varied: { layout, axis, _ in layout.scrollDirection = axis == .horizontal ? .horizontal : .vertical })
    @MainActor func spacing(
      _ property: Property<Double>, _ path: ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGFloat>
    ) {
      @MainActor func set(_ layout: UICollectionViewFlowLayout, _ value: Double?, _ decoder: NibDecoder) {
        layout[keyPath: path] = NibLength.clamped(value ?? 0)
      }
      table.read(property, set, varied: set)
    }
    spacing(Element.minimumLineSpacing, \.minimumLineSpacing)
    spacing(Element.minimumInteritemSpacing, \.minimumInteritemSpacing)
    table.setWhereSaid(Element.itemSize, \.itemSize) { CGSize($0) }
    table.readElsewhere(Element.automaticEstimatedItemSize)
    table.read(Element.estimatedItemSize) { layout, size, decoder in
      if !decoder.nib.policy.asksCellsForSizes {
        layout.estimatedItemSize = .zero
      } else if decoder.object[Element.automaticEstimatedItemSize] == true {
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      } else if let size {
        layout.estimatedItemSize = CGSize(size)
      }
    }
    table.set(Element.headerReferenceSize, \.headerReferenceSize, varied: .zero) { CGSize($0) }
    table.set(Element.footerReferenceSize, \.footerReferenceSize, varied: .zero) { CGSize($0) }
    table.set(Element.sectionInset, \.sectionInset, varied: .zero) { UIEdgeInsets($0) }
    table.set(Element.sectionHeadersPinToVisibleBounds, \.sectionHeadersPinToVisibleBounds)
    table.set(Element.sectionFootersPinToVisibleBounds, \.sectionFootersPinToVisibleBounds)
    table.read(Element.sectionInsetReference) { layout, reference, _ in
      switch reference {
      case .safeArea?: layout.sectionInsetReference = .fromSafeArea
      case .layoutMargins?: layout.sectionInsetReference = .fromLayoutMargins
      case .contentInset?, nil: break
      }
    }
  }

  static let collectionViewCell = AttributeTable<UICollectionViewCell>(CollectionViewCellElement.schema) { table in
    table.readElsewhere(CollectionViewCellElement.reuseIdentifier)
    table.immaterial(CollectionViewCellElement.customSize, because: forEditor)
    // In files before Xcode 11, the content is a plain view, often without an id.
    table.read(CollectionViewCellElement.contentView) { cell, content, decoder in
      if let content { decoder.decode(content, into: cell.contentView) }
    }
    table.view(CollectionViewCellElement.backgroundView, \.backgroundView)
    table.view(CollectionViewCellElement.selectedBackgroundView, \.selectedBackgroundView)
  }

  static let collectionReusableView = AttributeTable<UICollectionReusableView>(CollectionReusableViewElement.schema) {
    table in
    table.readElsewhere(CollectionReusableViewElement.reuseIdentifier)
    table.immaterial(CollectionReusableViewElement.customSize, because: forEditor)
    table.immaterial(CollectionReusableViewElement.collectionViewCell, because: forEditor)
  }

  static let collectionViewCellContentView = AttributeTable<UIView>(CollectionViewCellContentViewElement.schema) {
    table in
    table.immaterial(
      CollectionViewCellContentViewElement.collectionViewCell, because: "the cell is its parent element")
  }
}
