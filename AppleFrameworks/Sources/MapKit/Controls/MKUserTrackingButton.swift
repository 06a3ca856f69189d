import UIKit

/// A button that toggles the tracking of the user's location on a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mkusertrackingbutton
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView, MapObserver {
  /// The size of the button, which is the minimum touch target.
  private static let side: CGFloat = 44

  private let button = UIButton(type: .system)
  private let state = UserTrackingState()

  /// Creates a button for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    self.mapView = mapView
  }

  /// Creates a button without a map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    button.accessibilityLabel = "Tracking"
    button.addAction(UIAction { [state] _ in state.advance() }, for: .primaryActionTriggered)
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(button)
    mapDidChange()
  }

  /// The map that tracks the user's location.
  open var mapView: MKMapView? {
    get { state.mapView }
    set {
      state.mapView = newValue
      newValue?.observers.add(self)
      mapDidChange()
    }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  func mapDidChange() { button.setImage(UIImage(systemName: state.imageName), for: .normal) }
}
