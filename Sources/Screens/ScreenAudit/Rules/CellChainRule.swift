import PreviewProtocol
import UIKit

/// A rule that finds self-sizing cells whose constraints do not connect the top of the content view with its bottom.
/// Such a cell keeps the default height, and its content is truncated or overlaps other rows.
struct CellChainRule: AuditRule {
  let kinds = ["unchained-cell"]
  let dependsOnSize = false

  /// The height in points below which constraints define none.
  private static let least: CGFloat = 1

  func findings(on screen: AuditedScreen) -> [AuditedFinding] {
    screen.entries.compactMap { entry in
      guard !entry.visible.isEmpty, let content = selfSizingContent(of: entry.view) else { return nil }
      let laidOut = content.subviews.filter { !$0.isHidden && !$0.translatesAutoresizingMaskIntoConstraints }
      guard !laidOut.isEmpty, content.bounds.width > 0 else { return nil }
      let fitting = content.systemLayoutSizeFitting(
        CGSize(width: content.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      guard fitting.height < CellChainRule.least else { return nil }
      let finding = Finding(
        kind: "unchained-cell", view: AuditedScreen.name(of: entry.view),
        text: "its constraints do not connect the top of contentView with its bottom, so the row keeps "
          + "\(AuditedScreen.size(entry.frame.size)) points", frame: AuditedScreen.numbers(entry.frame))
      return AuditedFinding(finding, of: entry.view)
    }
  }

  /// Returns the content view of a cell whose list asks it for its height.
  private func selfSizingContent(of view: UIView) -> UIView? {
    switch view {
    case let cell as UITableViewCell:
      guard let table = ancestor(of: cell, as: UITableView.self), let path = table.indexPath(for: cell) else {
        return nil
      }
      let height = table.delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
      return height == UITableView.automaticDimension ? cell.contentView : nil
    case let cell as UICollectionViewCell:
      guard let list = ancestor(of: cell, as: UICollectionView.self),
        let layout = list.collectionViewLayout as? UICollectionViewFlowLayout, layout.estimatedItemSize != .zero
      else { return nil }
      return cell.contentView
    default: return nil
    }
  }

  private func ancestor<View: UIView>(of view: UIView, as type: View.Type) -> View? {
    var current = view.superview
    while let view = current {
      if let match = view as? View { return match }
      current = view.superview
    }
    return nil
  }
}
