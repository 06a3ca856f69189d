import Foundation

extension UIWindowScene {
  /// How an app wants a scene to be placed.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {}

  /// How a scene is placed now.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/geometry
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// How the user interface is turned.
    public final let interfaceOrientation: UIInterfaceOrientation
    /// The scene's coordinates.
    public final let coordinateSpace: any UICoordinateSpace

    init(_ scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      coordinateSpace = scene.coordinateSpace
      super.init()
    }
  }

  /// How the scene is placed now.
  public final var effectiveGeometry: Geometry { Geometry(self) }

  /// Asks the system to turn the scene.
  ///
  /// The host's device is turned where the present orientation is none of those that are wanted.
  ///
  /// - Parameter errorHandler: hears that the controllers on the screen support none of the orientations.
  /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/requestgeometryupdate(_:errorhandler:)
  public final func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
    let supported = supportedOrientations
    guard !wanted.isDisjoint(with: supported) else {
      errorHandler?(
        Self.geometryError(
          "None of the requested orientations are supported by the view controller. Requested: \(wanted.names); "
            + "supported: \(supported.names)"))
      return
    }
    turn(to: wanted.intersection(supported))
  }

  private static func geometryError(_ text: String) -> NSError {
    // The code is `UISceneErrorCode.geometryRequestDenied`.
    NSError(domain: "UISceneErrorDomain", code: 101, userInfo: [NSLocalizedDescriptionKey: text])
  }

  /// What the controller in front supports.
  var supportedOrientations: UIInterfaceOrientationMask {
    var controller = (keyWindow ?? windows.last)?.rootViewController
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed,
      presented.presentationController?.shouldRemovePresentersView == true
    {
      controller = presented
    }
    return controller?.supportedInterfaceOrientations ?? .all
  }

  /// Has the host turn the screen where it is in none of some orientations. Of the two of landscape, hosts know one.
  func turn(to orientations: UIInterfaceOrientationMask) {
    let isUpright = interfaceOrientation.isPortrait
    let fits = isUpright ? orientations.contains(.portrait) : !orientations.isDisjoint(with: .landscape)
    if fits || orientations.isEmpty { return }
    UserInterface.current.deviceState.requestTurn(isLandscape: isUpright)
  }
}

extension UIWindowScene.GeometryPreferences {
  /// How an app wants a scene to be turned on phones and tablets.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  @preconcurrency @MainActor
  open class iOS: UIWindowScene.GeometryPreferences {
    /// The orientations, of which one will do.
    open var interfaceOrientations: UIInterfaceOrientationMask

    public init(interfaceOrientations: UIInterfaceOrientationMask = .all) {
      self.interfaceOrientations = interfaceOrientations
      super.init()
    }
  }
}

extension UIInterfaceOrientationMask {
  fileprivate var names: String {
    let all: [(UIInterfaceOrientationMask, String)] = [
      (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"), (.landscapeLeft, "landscapeLeft"),
      (.landscapeRight, "landscapeRight"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

extension UIViewController {
  /// Has the screen turned where the controllers in front no longer support its orientation.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofsupportedinterfaceorientations()
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {
    guard let scene = viewIfLoaded?.window?.windowScene else { return }
    scene.turn(to: scene.supportedOrientations)
  }

  /// The same as ``setNeedsUpdateOfSupportedInterfaceOrientations()`` for all that is on the screen.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/attemptrotationtodeviceorientation()
  @available(*, deprecated, message: "Use setNeedsUpdateOfSupportedInterfaceOrientations()")
  public class func attemptRotationToDeviceOrientation() {
    for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
      scene.turn(to: scene.supportedOrientations)
    }
  }

  /// Has pending changes of traits told of now. They take effect when they are set, so that there is never anything left to do but what
  /// the view inherits.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitraitenvironment
  public final func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }
}
