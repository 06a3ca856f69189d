import Foundation
import UIKit

// Each method is forwarded to the app's delegate. Methods without a result are also reported by `sentMessage` and
// `methodInvoked`.

extension RxTableViewDelegateProxy: UITableViewDelegate {
  /// The app's delegate, or the default implementations.
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
  /// The app's delegate, or the default implementations.
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

extension RxTableViewDataSourcePrefetchingProxy: UITableViewDataSourcePrefetching {
  /// The app's delegate, or the default implementations.
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
