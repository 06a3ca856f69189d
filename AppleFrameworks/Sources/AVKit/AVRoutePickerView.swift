import Placeholders
import UIKit

/// A button for selecting the output of audio. There is no other output, so it is a labeled box.
///
/// - Source: developer.apple.com/documentation/avkit/avroutepickerview
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
  open var activeTintColor: UIColor! = .systemBlue
  open var prioritizesVideoDevices = false

  /// The delegate that is notified of the list of outputs, which is never displayed.
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

/// A delegate that is notified of the list of outputs.
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
