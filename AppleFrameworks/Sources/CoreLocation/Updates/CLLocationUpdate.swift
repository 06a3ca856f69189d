import Foundation
import PermissionResponses

/// An update of the device's location.
///
/// - Source: developer.apple.com/documentation/corelocation/cllocationupdate
public struct CLLocationUpdate: Sendable {
  /// The configuration of updates, which depends on the app's use of locations.
  ///
  /// - Source: developer.apple.com/documentation/corelocation/cllocationupdate/liveconfiguration
  public enum LiveConfiguration: Int, Sendable {
    case `default` = 0
    case automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// The location; `nil` if it is unknown.
  public let location: CLLocation?

  /// Whether the user has denied the authorization.
  public let authorizationDenied: Bool

  /// Whether the request for authorization is pending.
  public let authorizationRequestInProgress: Bool

  /// Whether the location is unavailable although the user has authorized the app.
  public let locationUnavailable: Bool

  /// Whether the device is stationary.
  public let stationary: Bool

  @available(iOS, deprecated: 18.0, message: "Use stationary")
  public var isStationary: Bool { stationary }

  private init(_ answer: PermissionResponses.Answer) {
    location = answer == .authorized ? HostPlace.current.location : nil
    authorizationDenied = answer == .denied
    authorizationRequestInProgress = answer == .notDetermined
    locationUnavailable = answer == .authorized && location == nil
    // A host's device does not move automatically.
    stationary = location != nil
  }

  /// Returns the updates of the device's location. There is one update with the current state, and then none until the
  /// task is canceled.
  ///
  /// - Parameter configuration: Ignored, because the device does not move.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

  /// An asynchronous sequence of updates.
  ///
  /// - Source: developer.apple.com/documentation/corelocation/cllocationupdate/updates
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate

    public struct Iterator: AsyncIteratorProtocol {
      private var hasAnswered = false

      init() {}

      public mutating func next() async throws -> CLLocationUpdate? {
        guard hasAnswered else {
          hasAnswered = true
          return CLLocationUpdate(PermissionResponses.current.answer(to: .location))
        }
        let news = AsyncStream<Never> { _ in }
        for await _ in news {}
        return nil
      }
    }

    public func makeAsyncIterator() -> Iterator { Iterator() }
  }
}

/// A session that keeps an app in use while it receives locations in the background.
///
/// - Source: developer.apple.com/documentation/corelocation/clbackgroundactivitysession
open class CLBackgroundActivitySession: NSObject, @unchecked Sendable {
  // Unchecked: The type has no state.
  public override init() { super.init() }

  /// Ends the session. It has no effect, because apps are not suspended.
  open func invalidate() {}
}
