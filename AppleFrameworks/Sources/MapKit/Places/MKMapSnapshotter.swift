import PermissionResponses
import UIKit

/// An object that creates images of maps with data from the network. Requests fail as on a device in airplane mode,
/// because there is no network.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapsnapshotter
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
  /// A closure that receives an image or an error, on the main actor.
  public typealias CompletionHandler = @MainActor @Sendable (Snapshot?, (any Error)?) -> Void

  /// The options for the area of the map and the size of the image.
  @preconcurrency @MainActor
  open class Options: NSObject {
    /// The camera.
    ///
    /// - Default: a new camera.
    open var camera = MKMapCamera()

    /// The area of the flat map.
    ///
    /// - Default: the entire map.
    open var mapRect = MKMapRect.world

    /// The region.
    ///
    /// - Default: a region with a span of zero.
    open var region = MKCoordinateRegion()

    /// The type of the map.
    ///
    /// - Default: `.standard`.
    open var mapType = MKMapType.standard

    /// Whether buildings are drawn in three dimensions.
    ///
    /// - Default: `true`.
    open var showsBuildings = true

    /// The filter of points of interest.
    ///
    /// - Default: `nil`, for all points of interest.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// The size of the image, in points.
    ///
    /// - Default: 256 by 256 points.
    open var size = CGSize(width: 256, height: 256)

    /// The number of pixels per point.
    ///
    /// - Default: 1.
    open var scale: CGFloat = 1

    /// The traits for drawing.
    ///
    /// - Default: no traits.
    open var traitCollection = UITraitCollection()

    /// Creates options with the defaults.
    public override nonisolated init() { super.init() }
  }

  /// An image of a map.
  @preconcurrency @MainActor
  open class Snapshot: NSObject {
    /// The image.
    public let image: UIImage
    private let rect: MKMapRect

    package init(image: UIImage, rect: MKMapRect) {
      self.image = image
      self.rect = rect
    }

    /// Returns the point of the image for a coordinate.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      let point = MKMapPoint(coordinate)
      return CGPoint(
        x: (point.x - rect.minX) / rect.width * image.size.width,
        y: (point.y - rect.minY) / rect.height * image.size.height)
    }
  }

  /// Whether a response is pending.
  open private(set) var isLoading = false

  /// Creates a snapshotter.
  public init(options: Options = Options()) {}

  /// Requests the image. The handler is called with an error in the next turn of the run loop, because there is no
  /// network.
  open func start(completionHandler: @escaping CompletionHandler) {
    isLoading = true
    RunLoopTurn.later { [self] in
      MainActor.assumeIsolated {
        guard isLoading else { return }
        isLoading = false
        completionHandler(nil, URLError(.notConnectedToInternet))
      }
    }
  }

  /// Requests the image. It always throws an error, because there is no network.
  open func start() async throws -> Snapshot { throw URLError(.notConnectedToInternet) }
  /// Cancels the request. Its handler is not called.
  open func cancel() { isLoading = false }
}
