import UIKit

/// The view in which a view or controller is built: its content view if it has one.
@MainActor
enum PipelineRoot {
  static func view(of owner: UIResponder) -> UIView {
    switch owner {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let view as UITableViewHeaderFooterView: view.contentView
    case let view as UIVisualEffectView: view.contentView
    case let view as UIView: view
    case let controller as UIViewController: controller.view
    default:
      fatalError("\(type(of: owner)) is neither a view nor a view controller, so ViewCoding cannot build it")
    }
  }
}
