import UIKit

/// A view that shows a graph.
@MainActor
protocol HostingSurface: UIView {
  func update()
  /// The size available to the content, without the safe areas that it avoids.
  var contentPlace: CGSize { get }
}
