import CoreGraphics
import Foundation

/// What the height of a sheet's detent depends on.
///
/// - Source: developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }

  /// The largest height, without the safe area at the bottom, in points.
  var maximumDetentValue: CGFloat { get }
}
