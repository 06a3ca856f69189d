import Foundation

/// Additional content that the system displays for an app, such as on an external display or beside a camera.
///
/// Hosts have neither, so that a registered accessory never becomes available.
///
/// - Source: developer.apple.com/documentation/uikit/uisceneaccessory
@preconcurrency @MainActor
open class UISceneAccessory: NSObject {
  final let configuration: UISceneConfiguration
  final let userInfo: Any?

  init(_ configuration: UISceneConfiguration, userInfo: Any?) {
    (self.configuration, self.userInfo) = (configuration, userInfo)
    super.init()
  }

  /// Returns an accessory for an external display.
  ///
  /// - Parameter sceneConfiguration: The configuration of the scene, with the class of its delegate.
  public static func externalNonInteractive(sceneConfiguration: UISceneConfiguration) -> UISceneAccessory {
    UISceneAccessory(sceneConfiguration, userInfo: nil)
  }

  /// Returns an accessory for an external display.
  ///
  /// - Parameters:
  ///   - sceneConfiguration: The configuration of the scene, with the class of its delegate.
  ///   - userInfo: A value for the delegate.
  public static func externalNonInteractive(
    sceneConfiguration: UISceneConfiguration, userInfo: Any
  ) -> UISceneAccessory {
    UISceneAccessory(sceneConfiguration, userInfo: userInfo)
  }

  /// Returns an accessory for the person in front of the camera.
  ///
  /// - Parameter sceneConfiguration: The configuration of the scene, with the class of its delegate.
  public static func cameraCapture(sceneConfiguration: UISceneConfiguration) -> UISceneAccessory {
    UISceneAccessory(sceneConfiguration, userInfo: nil)
  }

  /// Returns an accessory for the person in front of the camera.
  ///
  /// - Parameters:
  ///   - sceneConfiguration: The configuration of the scene, with the class of its delegate.
  ///   - userInfo: A value for the delegate.
  public static func cameraCapture(sceneConfiguration: UISceneConfiguration, userInfo: Any) -> UISceneAccessory {
    UISceneAccessory(sceneConfiguration, userInfo: userInfo)
  }
}

/// The registration of a scene accessory.
///
/// - Source: developer.apple.com/documentation/uikit/uisceneaccessoryregistration
@preconcurrency @MainActor
open class UISceneAccessoryRegistration: NSObject {
  final let accessory: UISceneAccessory

  init(_ accessory: UISceneAccessory) {
    self.accessory = accessory
    super.init()
  }

  /// Whether the system can display the accessory: `false` on a host, which has no second display.
  open var isAvailable: Bool { false }

  /// Whether the accessory is displayed when it is available.
  ///
  /// - Default: `true`.
  open var isEnabled = true
}

extension UIViewController {
  /// Registers a scene accessory for as long as the controller exists.
  ///
  /// - Returns: The registration, with which the accessory can be disabled or unregistered.
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/registersceneaccessory(_:)
  @discardableResult
  public final func registerSceneAccessory(_ accessory: UISceneAccessory) -> UISceneAccessoryRegistration {
    let registration = UISceneAccessoryRegistration(accessory)
    extras.sceneAccessories.append(registration)
    return registration
  }

  /// Removes the registration of a scene accessory.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/unregistersceneaccessory(_:)
  public final func unregisterSceneAccessory(_ registration: UISceneAccessoryRegistration) {
    extras.sceneAccessories.removeAll { $0 === registration }
  }
}
