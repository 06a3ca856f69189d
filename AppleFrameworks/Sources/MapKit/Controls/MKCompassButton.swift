import UIKit

/// A button that displays the heading of a map and rotates north to the top.
///
/// - Source: developer.apple.com/documentation/mapkit/mkcompassbutton
@preconcurrency @MainActor
open class MKCompassButton: UIView, MapObserver {
  /// The size of the compass, which is the minimum touch target.
  private static let side: CGFloat = 44

  private let button = UIButton(type: .system)

  /// Creates a compass for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    self.mapView = mapView
    mapView?.observers.add(self)
    mapDidChange()
  }

  /// Creates a compass without a map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a compass from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    button.setImage(UIImage(systemName: "location.north.circle"), for: .normal)
    button.accessibilityLabel = "Compass"
    button.addAction(UIAction { [weak self] _ in self?.turnNorth() }, for: .primaryActionTriggered)
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(button)
    mapDidChange()
  }

  /// The map whose heading is displayed.
  open weak var mapView: MKMapView? {
    didSet {
      guard mapView !== oldValue else { return }
      mapView?.observers.add(self)
      mapDidChange()
    }
  }

  /// The visibility of the compass. `.adaptive` displays it while the map is rotated.
  ///
  /// - Default: `.adaptive`.
  open var compassVisibility = MKFeatureVisibility.adaptive { didSet { mapDidChange() } }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  private func turnNorth() {
    guard let mapView else { return }
    let camera = mapView.camera
    camera.heading = 0
    mapView.setCamera(camera, animated: true)
  }

  func mapDidChange() {
    let isTurned = (mapView?.camera.heading ?? 0) != 0
    button.isHidden = compassVisibility == .hidden || compassVisibility == .adaptive && !isTurned
  }
}
