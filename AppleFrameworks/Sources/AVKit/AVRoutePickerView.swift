import Placeholders
import UIKit

/// A button that lets a person choose where sound goes to. There is no other place: it is a labeled box.
///
/// - Source: developer.apple.com/documentation/avkit/avroutepickerview
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
  open var activeTintColor: UIColor! = .systemBlue
  open var prioritizesVideoDevices = false

  /// Hears of the list of places, which does not open here.
  open weak var delegate: (any AVRoutePickerViewDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    PlaceholderView(kind: "AVRoutePickerView").fill(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    PlaceholderView(kind: "AVRoutePickerView").fill(self)
  }
}

/// Hears of the list of places.
///
/// - Source: developer.apple.com/documentation/avkit/avroutepickerviewdelegate
@MainActor
@preconcurrency
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
