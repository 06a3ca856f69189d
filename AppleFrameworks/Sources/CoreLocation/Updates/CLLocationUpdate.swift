import Foundation
import PermissionResponses

/// An update of the device's location.
///
/// - Source: developer.apple.com/documentation/corelocation/cllocationupdate
public struct CLLocationUpdate: Sendable {
  /// The app's use of places.
  ///
  /// - Source: developer.apple.com/documentation/corelocation/cllocationupdate/liveconfiguration
  public enum LiveConfiguration: Int, Sendable {
    case `default` = 0
    case automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// nil where it is not known.
  public let location: CLLocation?

  /// Whether the person refuses.
  public let authorizationDenied: Bool

  /// Whether the person has not answered.
  public let authorizationRequestInProgress: Bool

  /// Whether there is no place though the person allows it.
  public let locationUnavailable: Bool

  /// Whether the device stays where it is.
  public let stationary: Bool

  @available(iOS, deprecated: 18.0, message: "Use stationary")
  public var isStationary: Bool { stationary }

  private init(_ answer: PermissionResponses.Answer) {
    location = answer == .authorized ? HostPlace.current.location : nil
    authorizationDenied = answer == .denied
    authorizationRequestInProgress = answer == .notDetermined
    locationUnavailable = answer == .authorized && location == nil
    // A host's device does not move by itself.
    stationary = location != nil
  }

  /// The device's place: one update that says what is known, and then none until the task is canceled.
  ///
  /// - Parameter configuration: Has no effect, as the device does not move.
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

/// Keeps an app in use while it follows the device in the background.
///
/// - Source: developer.apple.com/documentation/corelocation/clbackgroundactivitysession
open class CLBackgroundActivitySession: NSObject, @unchecked Sendable {
  // Unchecked: The type has no state.
  public override init() { super.init() }

  /// Ends the session. Apps are not suspended, so that it changes nothing.
  open func invalidate() {}
}
