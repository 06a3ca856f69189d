import Foundation
import UIKit

// Each method is forwarded to the app's delegate. Methods without a result are also reported by `sentMessage` and
// `methodInvoked`.

extension RxCollectionViewDataSourceProxy: UICollectionViewDataSource {
  /// The app's delegate, or the default implementations.
  private var forwardedCollectionViewDataSource: any UICollectionViewDataSource {
    (_forwardToDelegate as? any UICollectionViewDataSource) ?? Defaults.shared
  }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    forwardedCollectionViewDataSource.collectionView(collectionView, numberOfItemsInSection: section)
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    forwardedCollectionViewDataSource.collectionView(collectionView, cellForItemAt: indexPath)
  }

  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    forwardedCollectionViewDataSource.numberOfSections(in: collectionView)
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    forwardedCollectionViewDataSource.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    forwardedCollectionViewDataSource.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    send(
      ["collectionView:moveItemAtIndexPath:toIndexPath:", "collectionView:moveItemAt:to:"],
      [
        collectionView, sourceIndexPath, destinationIndexPath,
      ]
    ) {
      forwardedCollectionViewDataSource.collectionView(
        collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    forwardedCollectionViewDataSource.indexTitles(for: collectionView)
  }

  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    forwardedCollectionViewDataSource.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }
}

extension RxCollectionViewDelegateProxy: UICollectionViewDelegateFlowLayout {
  /// The app's delegate, or the default implementations.
  private var forwardedCollectionViewDelegateFlowLayout: any UICollectionViewDelegateFlowLayout {
    (_forwardToDelegate as? any UICollectionViewDelegateFlowLayout) ?? Defaults.shared
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    forwardedCollectionViewDelegateFlowLayout.collectionView(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath
    )
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    forwardedCollectionViewDelegateFlowLayout.collectionView(
      collectionView, layout: collectionViewLayout, insetForSectionAt: section
    )
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    forwardedCollectionViewDelegateFlowLayout.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section
    )
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    forwardedCollectionViewDelegateFlowLayout.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section
    )
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    forwardedCollectionViewDelegateFlowLayout.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section
    )
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    forwardedCollectionViewDelegateFlowLayout.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section
    )
  }
}

extension RxCollectionViewDelegateProxy {
  /// The app's delegate, or the default implementations.
  private var forwardedCollectionViewDelegate: any UICollectionViewDelegate {
    (_forwardToDelegate as? any UICollectionViewDelegate) ?? Defaults.shared
  }

  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    forwardedCollectionViewDelegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    send(
      ["collectionView:didHighlightItemAtIndexPath:", "collectionView:didHighlightItemAt:"],
      [
        collectionView, indexPath,
      ]
    ) {
      forwardedCollectionViewDelegate.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    send(
      ["collectionView:didUnhighlightItemAtIndexPath:", "collectionView:didUnhighlightItemAt:"],
      [
        collectionView, indexPath,
      ]
    ) {
      forwardedCollectionViewDelegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    forwardedCollectionViewDelegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    forwardedCollectionViewDelegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    send(["collectionView:didSelectItemAtIndexPath:", "collectionView:didSelectItemAt:"], [collectionView, indexPath]) {
      forwardedCollectionViewDelegate.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    send(
      ["collectionView:didDeselectItemAtIndexPath:", "collectionView:didDeselectItemAt:"], [collectionView, indexPath]
    ) {
      forwardedCollectionViewDelegate.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    forwardedCollectionViewDelegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }

  public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    send(
      ["collectionView:performPrimaryActionForItemAtIndexPath:", "collectionView:performPrimaryActionForItemAt:"],
      [
        collectionView, indexPath,
      ]
    ) {
      forwardedCollectionViewDelegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    forwardedCollectionViewDelegate.collectionView(collectionView, canFocusItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    forwardedCollectionViewDelegate.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    forwardedCollectionViewDelegate.collectionView(collectionView, shouldUpdateFocusIn: context)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    send(["collectionView:didUpdateFocusIn:with:"], [collectionView, context, coordinator]) {
      forwardedCollectionViewDelegate.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    forwardedCollectionViewDelegate.indexPathForPreferredFocusedView(in: collectionView)
  }

  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    forwardedCollectionViewDelegate.collectionView(collectionView, canEditItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    send(
      ["collectionView:willDisplayCell:forItemAtIndexPath:", "collectionView:willDisplay:forItemAt:"],
      [
        collectionView, cell, indexPath,
      ]
    ) {
      forwardedCollectionViewDelegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    send(
      [
        "collectionView:willDisplaySupplementaryView:forElementOfKind:atIndexPath:",
        "collectionView:willDisplaySupplementaryView:forElementKind:at:",
      ],
      [
        collectionView, view, elementKind, indexPath,
      ]
    ) {
      forwardedCollectionViewDelegate.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
      )
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    send(
      ["collectionView:didEndDisplayingCell:forItemAtIndexPath:", "collectionView:didEndDisplaying:forItemAt:"],
      [
        collectionView, cell, indexPath,
      ]
    ) {
      forwardedCollectionViewDelegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    send(
      [
        "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
        "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:",
      ],
      [
        collectionView, view, elementKind, indexPath,
      ]
    ) {
      forwardedCollectionViewDelegate.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath
      )
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    forwardedCollectionViewDelegate.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout
    )
  }

  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    forwardedCollectionViewDelegate.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath
    )
  }

  public func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    forwardedCollectionViewDelegate.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset
    )
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    forwardedCollectionViewDelegate.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point
    )
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    forwardedCollectionViewDelegate.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point
    )
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    forwardedCollectionViewDelegate.collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath
    )
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    forwardedCollectionViewDelegate.collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath
    )
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    forwardedCollectionViewDelegate.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration
    )
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    forwardedCollectionViewDelegate.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration
    )
  }

  public func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    send(["collectionView:willPerformPreviewActionForMenuWith:animator:"], [collectionView, configuration, animator]) {
      forwardedCollectionViewDelegate.collectionView(
        collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator
      )
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    send(["collectionView:willDisplayContextMenu:animator:"], [collectionView, configuration, animator as Any]) {
      forwardedCollectionViewDelegate.collectionView(
        collectionView, willDisplayContextMenu: configuration, animator: animator
      )
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    send(["collectionView:willEndContextMenuInteraction:animator:"], [collectionView, configuration, animator as Any]) {
      forwardedCollectionViewDelegate.collectionView(
        collectionView, willEndContextMenuInteraction: configuration, animator: animator
      )
    }
  }
}

extension RxCollectionViewDataSourcePrefetchingProxy: UICollectionViewDataSourcePrefetching {
  /// The app's delegate, or the default implementations.
  private var forwardedCollectionViewDataSourcePrefetching: any UICollectionViewDataSourcePrefetching {
    (_forwardToDelegate as? any UICollectionViewDataSourcePrefetching) ?? Defaults.shared
  }

  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    send(
      ["collectionView:cancelPrefetchingForItemsAtIndexPaths:", "collectionView:cancelPrefetchingForItemsAt:"],
      [
        collectionView, indexPaths,
      ]
    ) {
      forwardedCollectionViewDataSourcePrefetching.collectionView(
        collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}
