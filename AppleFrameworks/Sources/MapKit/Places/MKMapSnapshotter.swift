import PermissionResponses
import UIKit

/// Draws pictures of maps with data from the network. There is none: requests fail as they do on a device in airplane
/// mode.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapsnapshotter
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
  /// Receives a picture or an error, on the main actor.
  public typealias CompletionHandler = @MainActor @Sendable (Snapshot?, (any Error)?) -> Void

  /// The part of the map and the size of the picture.
  @preconcurrency @MainActor
  open class Options: NSObject {
    /// The camera.
    ///
    /// - Default: a new camera.
    open var camera = MKMapCamera()

    /// The part of the flat map.
    ///
    /// - Default: the whole map.
    open var mapRect = MKMapRect.world

    /// The region.
    ///
    /// - Default: a region without extent.
    open var region = MKCoordinateRegion()

    /// The kind of map.
    ///
    /// - Default: `.standard`.
    open var mapType = MKMapType.standard

    /// Whether buildings are drawn in depth.
    ///
    /// - Default: `true`.
    open var showsBuildings = true

    /// The kinds of places that the map names.
    ///
    /// - Default: `nil`, which is all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// The size of the picture, in points.
    ///
    /// - Default: 256 by 256 points.
    open var size = CGSize(width: 256, height: 256)

    /// The pixels in a point.
    ///
    /// - Default: 1.
    open var scale: CGFloat = 1

    /// The traits to draw with.
    ///
    /// - Default: no traits.
    open var traitCollection = UITraitCollection()

    /// Creates options with the defaults.
    public override nonisolated init() { super.init() }
  }

  /// A picture of a map.
  @preconcurrency @MainActor
  open class Snapshot: NSObject {
    /// The picture.
    public let image: UIImage
    private let rect: MKMapRect

    package init(image: UIImage, rect: MKMapRect) {
      self.image = image
      self.rect = rect
    }

    /// Returns the point of the picture at which a place lies.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      let point = MKMapPoint(coordinate)
      return CGPoint(
        x: (point.x - rect.minX) / rect.width * image.size.width,
        y: (point.y - rect.minY) / rect.height * image.size.height)
    }
  }

  /// Whether an answer is still to come.
  open private(set) var isLoading = false

  /// Creates a snapshotter.
  public init(options: Options = Options()) {}

  /// Asks for the picture. The handler gets an error in the next turn of the run loop: there is no network.
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

  /// Asks for the picture. Always throws: there is no network.
  open func start() async throws -> Snapshot { throw URLError(.notConnectedToInternet) }
  /// Drops the request. Its handler is not called.
  open func cancel() { isLoading = false }
}
