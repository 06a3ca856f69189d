import UIKit

/// The view that a ``ViewCoding`` object builds in.
@MainActor
enum PipelineRoot {
  static func view(of owner: some ViewCoding) -> UIView {
    switch owner {
    case let view as UIView: view
    case let controller as UIViewController: controller.view
    default:
      fatalError("\(type(of: owner)) is neither a view nor a view controller: ViewCoding has nothing to build in")
    }
  }
}
