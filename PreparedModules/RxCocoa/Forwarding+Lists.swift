import Foundation
import UIKit

// Each method reaches the app's delegate, and those without a result reach `sentMessage` and `methodInvoked` too.

extension RxScrollViewDelegateProxy: UIScrollViewDelegate {
  /// The app's delegate, or defaults in its place.
  private var forwardedScrollViewDelegate: any UIScrollViewDelegate {
    (_forwardToDelegate as? any UIScrollViewDelegate) ?? Defaults.shared
  }

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    send(["scrollViewDidZoom:"], [scrollView]) {
      forwardedScrollViewDelegate.scrollViewDidZoom(scrollView)
    }
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    send(["scrollViewWillBeginDragging:"], [scrollView]) {
      forwardedScrollViewDelegate.scrollViewWillBeginDragging(scrollView)
    }
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    send(["scrollViewWillEndDragging:withVelocity:targetContentOffset:"], [scrollView, velocity, targetContentOffset]) {
      forwardedScrollViewDelegate.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset
      )
    }
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    send(["scrollViewDidEndDragging:willDecelerate:"], [scrollView, decelerate]) {
      forwardedScrollViewDelegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    send(["scrollViewWillBeginDecelerating:"], [scrollView]) {
      forwardedScrollViewDelegate.scrollViewWillBeginDecelerating(scrollView)
    }
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    send(["scrollViewDidEndDecelerating:"], [scrollView]) {
      forwardedScrollViewDelegate.scrollViewDidEndDecelerating(scrollView)
    }
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    send(["scrollViewDidEndScrollingAnimation:"], [scrollView]) {
      forwardedScrollViewDelegate.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    forwardedScrollViewDelegate.viewForZooming(in: scrollView)
  }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    send(["scrollViewWillBeginZooming:withView:", "scrollViewWillBeginZooming:with:"], [scrollView, view as Any]) {
      forwardedScrollViewDelegate.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }

  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    send(
      ["scrollViewDidEndZooming:withView:atScale:", "scrollViewDidEndZooming:with:atScale:"],
      [
        scrollView, view as Any, scale,
      ]
    ) {
      forwardedScrollViewDelegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    forwardedScrollViewDelegate.scrollViewShouldScrollToTop(scrollView)
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    send(["scrollViewDidScrollToTop:"], [scrollView]) {
      forwardedScrollViewDelegate.scrollViewDidScrollToTop(scrollView)
    }
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    send(["scrollViewDidChangeAdjustedContentInset:"], [scrollView]) {
      forwardedScrollViewDelegate.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }
}

extension RxTableViewDelegateProxy: UITableViewDelegate {
  /// The app's delegate, or defaults in its place.
  private var forwardedTableViewDelegate: any UITableViewDelegate {
    (_forwardToDelegate as? any UITableViewDelegate) ?? Defaults.shared
  }

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    forwardedTableViewDelegate.tableView(tableView, heightForRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    forwardedTableViewDelegate.tableView(tableView, heightForHeaderInSection: section)
  }

  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    forwardedTableViewDelegate.tableView(tableView, heightForFooterInSection: section)
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    forwardedTableViewDelegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    forwardedTableViewDelegate.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    forwardedTableViewDelegate.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    forwardedTableViewDelegate.tableView(tableView, viewForHeaderInSection: section)
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    forwardedTableViewDelegate.tableView(tableView, viewForFooterInSection: section)
  }

  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    forwardedTableViewDelegate.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    send(
      ["tableView:willDisplayCell:forRowAtIndexPath:", "tableView:willDisplay:forRowAt:"],
      [
        tableView, cell, indexPath,
      ]
    ) {
      forwardedTableViewDelegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    send(["tableView:willDisplayHeaderView:forSection:"], [tableView, view, section]) {
      forwardedTableViewDelegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    send(["tableView:willDisplayFooterView:forSection:"], [tableView, view, section]) {
      forwardedTableViewDelegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    send(
      ["tableView:didEndDisplayingCell:forRowAtIndexPath:", "tableView:didEndDisplaying:forRowAt:"],
      [
        tableView, cell, indexPath,
      ]
    ) {
      forwardedTableViewDelegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    send(["tableView:didEndDisplayingHeaderView:forSection:"], [tableView, view, section]) {
      forwardedTableViewDelegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    send(["tableView:didEndDisplayingFooterView:forSection:"], [tableView, view, section]) {
      forwardedTableViewDelegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    forwardedTableViewDelegate.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    send(["tableView:didHighlightRowAtIndexPath:", "tableView:didHighlightRowAt:"], [tableView, indexPath]) {
      forwardedTableViewDelegate.tableView(tableView, didHighlightRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    send(["tableView:didUnhighlightRowAtIndexPath:", "tableView:didUnhighlightRowAt:"], [tableView, indexPath]) {
      forwardedTableViewDelegate.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    forwardedTableViewDelegate.tableView(tableView, willSelectRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    forwardedTableViewDelegate.tableView(tableView, willDeselectRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    send(["tableView:didSelectRowAtIndexPath:", "tableView:didSelectRowAt:"], [tableView, indexPath]) {
      forwardedTableViewDelegate.tableView(tableView, didSelectRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    send(["tableView:didDeselectRowAtIndexPath:", "tableView:didDeselectRowAt:"], [tableView, indexPath]) {
      forwardedTableViewDelegate.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    forwardedTableViewDelegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    send(
      ["tableView:performPrimaryActionForRowAtIndexPath:", "tableView:performPrimaryActionForRowAt:"],
      [
        tableView, indexPath,
      ]
    ) {
      forwardedTableViewDelegate.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    forwardedTableViewDelegate.tableView(tableView, canFocusRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    forwardedTableViewDelegate.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
    forwardedTableViewDelegate.tableView(tableView, shouldUpdateFocusIn: context)
  }

  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    send(["tableView:didUpdateFocusIn:with:"], [tableView, context, coordinator]) {
      forwardedTableViewDelegate.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    forwardedTableViewDelegate.indexPathForPreferredFocusedView(in: tableView)
  }

  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    send(
      ["tableView:accessoryButtonTappedForRowWithIndexPath:", "tableView:accessoryButtonTappedForRowWith:"],
      [
        tableView, indexPath,
      ]
    ) {
      forwardedTableViewDelegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    forwardedTableViewDelegate.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    forwardedTableViewDelegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    forwardedTableViewDelegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    send(["tableView:willBeginEditingRowAtIndexPath:", "tableView:willBeginEditingRowAt:"], [tableView, indexPath]) {
      forwardedTableViewDelegate.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    send(["tableView:didEndEditingRowAtIndexPath:", "tableView:didEndEditingRowAt:"], [tableView, indexPath as Any]) {
      forwardedTableViewDelegate.tableView(tableView, didEndEditingRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    forwardedTableViewDelegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    forwardedTableViewDelegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    forwardedTableViewDelegate.tableView(tableView, editActionsForRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    forwardedTableViewDelegate.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath
    )
  }

  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    forwardedTableViewDelegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    forwardedTableViewDelegate.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  public func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    forwardedTableViewDelegate.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    send(["tableView:willPerformPreviewActionForMenuWith:animator:"], [tableView, configuration, animator]) {
      forwardedTableViewDelegate.tableView(
        tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    send(["tableView:willDisplayContextMenu:animator:"], [tableView, configuration, animator as Any]) {
      forwardedTableViewDelegate.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    send(["tableView:willEndContextMenuInteraction:animator:"], [tableView, configuration, animator as Any]) {
      forwardedTableViewDelegate.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}

extension RxTableViewDataSourceProxy: UITableViewDataSource {
  /// The app's delegate, or defaults in its place.
  private var forwardedTableViewDataSource: any UITableViewDataSource {
    (_forwardToDelegate as? any UITableViewDataSource) ?? Defaults.shared
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    forwardedTableViewDataSource.tableView(tableView, numberOfRowsInSection: section)
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    forwardedTableViewDataSource.tableView(tableView, cellForRowAt: indexPath)
  }

  public func numberOfSections(in tableView: UITableView) -> Int {
    forwardedTableViewDataSource.numberOfSections(in: tableView)
  }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    forwardedTableViewDataSource.tableView(tableView, titleForHeaderInSection: section)
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    forwardedTableViewDataSource.tableView(tableView, titleForFooterInSection: section)
  }

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    forwardedTableViewDataSource.tableView(tableView, canEditRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    forwardedTableViewDataSource.tableView(tableView, canMoveRowAt: indexPath)
  }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    forwardedTableViewDataSource.sectionIndexTitles(for: tableView)
  }

  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    forwardedTableViewDataSource.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    send(
      ["tableView:commitEditingStyle:forRowAtIndexPath:", "tableView:commit:forRowAt:"],
      [
        tableView, editingStyle, indexPath,
      ]
    ) {
      forwardedTableViewDataSource.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    send(
      ["tableView:moveRowAtIndexPath:toIndexPath:", "tableView:moveRowAt:to:"],
      [
        tableView, sourceIndexPath, destinationIndexPath,
      ]
    ) {
      forwardedTableViewDataSource.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
}

extension RxCollectionViewDataSourceProxy: UICollectionViewDataSource {
  /// The app's delegate, or defaults in its place.
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

extension RxTableViewDataSourcePrefetchingProxy: UITableViewDataSourcePrefetching {
  /// The app's delegate, or defaults in its place.
  private var forwardedTableViewDataSourcePrefetching: any UITableViewDataSourcePrefetching {
    (_forwardToDelegate as? any UITableViewDataSourcePrefetching) ?? Defaults.shared
  }

  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    send(
      ["tableView:cancelPrefetchingForRowsAtIndexPaths:", "tableView:cancelPrefetchingForRowsAt:"],
      [
        tableView, indexPaths,
      ]
    ) {
      forwardedTableViewDataSourcePrefetching.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
}

extension RxCollectionViewDelegateProxy: UICollectionViewDelegateFlowLayout {
  /// The app's delegate, or defaults in its place.
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
  /// The app's delegate, or defaults in its place.
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
  /// The app's delegate, or defaults in its place.
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
