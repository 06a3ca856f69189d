import UIKit

/// A bar that displays the scale of distances on a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mkscaleview
@preconcurrency @MainActor
open class MKScaleView: UIView, MapObserver {
  /// The side at which the bar begins.
  public enum Alignment: Int, Sendable {
    case leading = 0
    case trailing
  }

  /// The measures of the bar, which no source documents.
  private enum Measures {
    static let size = CGSize(width: 120, height: 24)
    static let barHeight: CGFloat = 4
  }

  private let bar = UIView()
  private let label = UILabel()

  /// Creates a scale for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(origin: .zero, size: Measures.size))
    self.mapView = mapView
    mapView?.observers.add(self)
    mapDidChange()
  }

  /// Creates a scale without a map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a scale from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    bar.backgroundColor = .label
    label.font = .preferredFont(forTextStyle: .caption2)
    for view in [bar, label] { addSubview(view) }
    mapDidChange()
  }

  /// The map whose distances are displayed.
  open weak var mapView: MKMapView? {
    didSet {
      guard mapView !== oldValue else { return }
      mapView?.observers.add(self)
      mapDidChange()
    }
  }

  /// The visibility of the scale. `.adaptive` displays it while the user zooms, which is never the case between two
  /// events.
  ///
  /// - Default: `.adaptive`.
  open var scaleVisibility = MKFeatureVisibility.adaptive { didSet { mapDidChange() } }

  /// The side at which the bar begins.
  ///
  /// - Default: `.leading`.
  open var legendAlignment = Alignment.leading { didSet { setNeedsLayout() } }

  open override var intrinsicContentSize: CGSize { Measures.size }

  /// The longest round distance, in meters, that fits the width of the view; `nil` without a map that is laid out.
  var distance: (meters: Double, width: CGFloat)? {
    guard let mapView, mapView.bounds.width > 0, bounds.width > 0 else { return nil }
    let rect = mapView.visibleMapRect
    let perPoint = MKMetersPerMapPointAtLatitude(mapView.centerCoordinate.latitude) * rect.width / mapView.bounds.width
    let longest = perPoint * bounds.width
    guard longest > 0, longest.isFinite else { return nil }
    let power = pow(10, floor(log10(longest)))
    let meters = [5, 2.5, 1].map { $0 * power }.first { $0 <= longest } ?? power
    return (meters, meters / perPoint)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let (meters, width) = distance else { return }
    label.text = MKDistanceFormatter().string(fromDistance: meters)
    label.sizeToFit()
    let isAtLeft = (legendAlignment == .leading) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    bar.frame = CGRect(
      x: isAtLeft ? 0 : bounds.width - width, y: bounds.height - Measures.barHeight, width: width,
      height: Measures.barHeight)
    label.frame.origin = CGPoint(x: isAtLeft ? 0 : bounds.width - label.bounds.width, y: 0)
  }

  func mapDidChange() {
    for view in [bar, label] { view.isHidden = scaleVisibility != .visible || distance == nil }
    setNeedsLayout()
  }
}
