import Foundation
import PermissionResponses
import UIKit

/// A banner of the App Store for another app, in front of a scene. It does not load, as without a network.
///
/// - Source: developer.apple.com/documentation/storekit/skoverlay
open class SKOverlay: NSObject, @unchecked Sendable {
  // Unchecked: The app and `RunLoopTurn` use it only on the main queue.
  /// The position at which the banner is displayed.
  ///
  /// - Source: developer.apple.com/documentation/storekit/skoverlay/position
  public enum Position: Int, Sendable {
    case bottom = 0
    /// The position above a tab bar.
    case bottomRaised
  }

  public let configuration: Configuration
  open weak var delegate: (any SKOverlayDelegate)?

  public init(configuration: SKOverlay.Configuration) { self.configuration = configuration }

  /// Presents the banner. The delegate is notified that it did not load.
  @MainActor
  open func present(in scene: UIWindowScene) {
    RunLoopTurn.later { [self] in
      delegate?.storeOverlayDidFailToLoad(self, error: SKError(.storeProductNotAvailable))
    }
  }

  /// Does nothing, because no banner is presented.
  @MainActor
  open class func dismiss(in scene: UIWindowScene) {}
}

extension SKOverlay {
  /// The configuration of a banner.
  ///
  /// - Source: developer.apple.com/documentation/storekit/skoverlay/configuration-swift.class
  open class Configuration: NSObject, @unchecked Sendable {
    // Unchecked: The app uses it only on the main queue.
    override init() { super.init() }
  }

  /// The configuration of a banner for an app in the App Store.
  ///
  /// - Source: developer.apple.com/documentation/storekit/skoverlay/appconfiguration
  open class AppConfiguration: Configuration, @unchecked Sendable {
    // Unchecked: The requirements of the superclass apply.
    open var appIdentifier: String
    open var position: Position
    open var campaignToken: String?
    open var providerToken: String?
    open var customProductPageIdentifier: String?
    open var latestReleaseID: String?

    /// Whether the user can dismiss the banner.
    ///
    /// - Default: `true`.
    open var userDismissible = true
    private var values: [String: Any] = [:]

    public init(appIdentifier: String, position: SKOverlay.Position) {
      self.appIdentifier = appIdentifier
      self.position = position
    }

    open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func additionalValue(forKey key: String) -> Any? { values[key] }
  }

  /// The configuration of a banner for the app of an App Clip.
  ///
  /// - Source: developer.apple.com/documentation/storekit/skoverlay/appclipconfiguration
  open class AppClipConfiguration: Configuration, @unchecked Sendable {
    // Unchecked: The requirements of the superclass apply.
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

  /// The context of the transition of a banner. No transition starts, so no animation runs with it.
  ///
  /// - Source: developer.apple.com/documentation/storekit/skoverlay/transitioncontext
  open class TransitionContext: NSObject {
    override init() { super.init() }
    open var startFrame: CGRect { .zero }
    open var endFrame: CGRect { .zero }
    open func addAnimation(_ block: @escaping () -> Void) { block() }
  }
}

/// A delegate that receives events of a banner.
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
