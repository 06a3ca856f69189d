import UIKit

/// Where a graph is shown.
@MainActor
protocol HostingSurface: UIView {
  func update()
  /// The size that the content has, without safe areas it keeps out of.
  var contentPlace: CGSize { get }
}
