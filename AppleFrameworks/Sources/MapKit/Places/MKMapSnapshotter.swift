import PermissionResponses
import UIKit

/// Makes a picture of a map: of data from the network, which a device in airplane mode has not.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapsnapshotter
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
  public typealias CompletionHandler = @MainActor @Sendable (Snapshot?, (any Error)?) -> Void

  /// What is wanted.
  @preconcurrency @MainActor
  open class Options: NSObject {
    open var camera = MKMapCamera()
    open var mapRect = MKMapRect.world
    open var region = MKCoordinateRegion()
    open var mapType = MKMapType.standard
    open var showsBuildings = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// - Default: 256 by 256 points.
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var traitCollection = UITraitCollection()

    public override nonisolated init() { super.init() }
  }

  /// A picture of a map.
  @preconcurrency @MainActor
  open class Snapshot: NSObject {
    public let image: UIImage
    private let rect: MKMapRect

    package init(image: UIImage, rect: MKMapRect) {
      self.image = image
      self.rect = rect
    }

    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      let point = MKMapPoint(coordinate)
      return CGPoint(
        x: (point.x - rect.minX) / rect.width * image.size.width,
        y: (point.y - rect.minY) / rect.height * image.size.height)
    }
  }

  open private(set) var isLoading = false

  public init(options: Options = Options()) {}

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

  open func start() async throws -> Snapshot { throw URLError(.notConnectedToInternet) }
  open func cancel() { isLoading = false }
}
