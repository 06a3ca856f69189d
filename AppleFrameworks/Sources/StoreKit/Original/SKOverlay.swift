import Foundation
import PermissionResponses
import UIKit

/// A banner of the store for another app, over a scene. As without a network, it does not load.
///
/// - Source: developer.apple.com/documentation/storekit/skoverlay
open class SKOverlay: NSObject, @unchecked Sendable {
  // Unchecked: Its app and `RunLoopTurn` use it on the main queue alone.
  /// The edge at which the banner appears.
  ///
  /// - Source: developer.apple.com/documentation/storekit/skoverlay/position
  public enum Position: Int, Sendable {
    case bottom = 0
    /// Above a tab bar.
    case bottomRaised
  }

  public let configuration: Configuration
  open weak var delegate: (any SKOverlayDelegate)?

  public init(configuration: SKOverlay.Configuration) { self.configuration = configuration }

  /// The delegate hears that the banner did not load.
  @MainActor
  open func present(in scene: UIWindowScene) {
    RunLoopTurn.later { [self] in
      delegate?.storeOverlayDidFailToLoad(self, error: SKError(.storeProductNotAvailable))
    }
  }

  /// Puts a banner away: there is none.
  @MainActor
  open class func dismiss(in scene: UIWindowScene) {}
}

extension SKOverlay {
  /// The app that a banner is for.
  ///
  /// - Source: developer.apple.com/documentation/storekit/skoverlay/configuration-swift.class
  open class Configuration: NSObject, @unchecked Sendable {
    // Unchecked: Its app uses it on the main queue alone.
    override init() { super.init() }
  }

  /// A banner for an app of the store.
  ///
  /// - Source: developer.apple.com/documentation/storekit/skoverlay/appconfiguration
  open class AppConfiguration: Configuration, @unchecked Sendable {
    // Unchecked: As its superclass.
    open var appIdentifier: String
    open var position: Position
    open var campaignToken: String?
    open var providerToken: String?
    open var customProductPageIdentifier: String?
    open var latestReleaseID: String?

    /// - Default: true.
    open var userDismissible = true
    private var values: [String: Any] = [:]

    public init(appIdentifier: String, position: SKOverlay.Position) {
      self.appIdentifier = appIdentifier
      self.position = position
    }

    open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func additionalValue(forKey key: String) -> Any? { values[key] }
  }

  /// A banner for the app of an app clip.
  ///
  /// - Source: developer.apple.com/documentation/storekit/skoverlay/appclipconfiguration
  open class AppClipConfiguration: Configuration, @unchecked Sendable {
    // Unchecked: As its superclass.
    open var position: Position
    open var campaignToken: String?
    open var providerToken: String?
    open var customProductPageIdentifier: String?
    open var latestReleaseID: String?
    private var values: [String: Any] = [:]

    public init(position: SKOverlay.Position) { self.position = position }

    open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func additionalValue(forKey key: String) -> Any? { values[key] }
  }

  /// The banner's way in or out. None begins, so that no animation runs beside it.
  ///
  /// - Source: developer.apple.com/documentation/storekit/skoverlay/transitioncontext
  open class TransitionContext: NSObject {
    override init() { super.init() }
    open var startFrame: CGRect { .zero }
    open var endFrame: CGRect { .zero }
    open func addAnimation(_ block: @escaping () -> Void) { block() }
  }
}

/// Hears of a banner.
///
/// - Source: developer.apple.com/documentation/storekit/skoverlaydelegate
public protocol SKOverlayDelegate: NSObjectProtocol {
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
  public func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
  public func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
}
