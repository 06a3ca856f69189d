import Foundation

extension UIWindowScene {
  /// The geometry that an app prefers for a scene.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {}

  /// The geometry of a scene at a point in time.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/geometry
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The orientation of the interface. Resizing a window doesn't change it.
    public final let interfaceOrientation: UIInterfaceOrientation
    /// The coordinate space of the scene.
    public final let coordinateSpace: any UICoordinateSpace
    /// Whether the user is resizing the scene, so that expensive work can wait for the final size.
    public final let isInteractivelyResizing: Bool
    /// Whether the orientation is locked, as the front-most controller prefers.
    public final let isInterfaceOrientationLocked: Bool

    /// - Parameter isLocked: Whether the orientation was locked at that time. Default: whether it is now.
    init(_ scene: UIWindowScene, isLocked: Bool? = nil) {
      interfaceOrientation = scene.interfaceOrientation
      coordinateSpace = scene.coordinateSpace
      isInteractivelyResizing = scene.screen.configuration.isResizing
      isInterfaceOrientationLocked = isLocked ?? scene.isOrientationLocked
      super.init()
    }

    /// Returns whether two geometries are equal.
    func equals(_ other: Geometry) -> Bool {
      interfaceOrientation == other.interfaceOrientation && coordinateSpace.bounds == other.coordinateSpace.bounds
        && isInteractivelyResizing == other.isInteractivelyResizing
        && isInterfaceOrientationLocked == other.isInterfaceOrientationLocked
    }
  }

  /// The current geometry of the scene.
  public final var effectiveGeometry: Geometry { Geometry(self) }

  /// Requests a rotation of the scene.
  ///
  /// The host's device is rotated if its current orientation isn't one of the requested ones. The request is denied
  /// while the orientation is locked.
  ///
  /// - Parameter errorHandler: A closure that is called if the controllers on the screen support none of the
  ///   orientations.
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
    guard !isOrientationLocked else {
      errorHandler?(Self.geometryError("The view controller prefers a locked interface orientation."))
      return
    }
    turn(to: wanted.intersection(supported))
  }

  private static func geometryError(_ text: String) -> NSError {
    // The code is `UISceneErrorCode.geometryRequestDenied`.
    NSError(domain: "UISceneErrorDomain", code: 101, userInfo: [NSLocalizedDescriptionKey: text])
  }

  /// The front-most controller that fills the screen.
  private var frontController: UIViewController? {
    var controller = (keyWindow ?? windows.last)?.rootViewController
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed,
      presented.presentationController?.shouldRemovePresentersView == true
    {
      controller = presented
    }
    return controller
  }

  /// The orientations that the front-most controller supports.
  var supportedOrientations: UIInterfaceOrientationMask { frontController?.supportedInterfaceOrientations ?? .all }

  /// Whether the front-most controller locks the orientation. It has no effect in windows that don't fill the screen.
  package final var isOrientationLocked: Bool {
    guard screen.sceneBounds == screen.bounds, let frontController else { return false }
    return StatusBarState.decider(from: frontController, \.childForInterfaceOrientationLock)
      .prefersInterfaceOrientationLocked
  }

  /// Tells the delegate that the orientation was locked or unlocked.
  func updateOrientationLock() {
    let isLocked = isOrientationLocked
    guard isLocked != wasOrientationLocked else { return }
    let previous = Geometry(self, isLocked: wasOrientationLocked)
    wasOrientationLocked = isLocked
    (delegate as? any UIWindowSceneDelegate)?.windowScene(self, didUpdateEffectiveGeometry: previous)
  }

  /// Rotates the screen if its orientation isn't among the given ones. Hosts support one of the two landscape
  /// orientations.
  func turn(to orientations: UIInterfaceOrientationMask) {
    if isOrientationLocked { return }
    let isUpright = interfaceOrientation.isPortrait
    let fits = isUpright ? orientations.contains(.portrait) : !orientations.isDisjoint(with: .landscape)
    if fits || orientations.isEmpty { return }
    UserInterface.current.deviceState.requestTurn(isLandscape: isUpright)
  }
}

extension UIWindowScene.GeometryPreferences {
  /// The geometry that an app prefers for a scene on phones and tablets.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  @preconcurrency @MainActor
  open class iOS: UIWindowScene.GeometryPreferences {
    /// The orientations, one of which is sufficient.
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
  /// Rotates the screen if the front-most controllers don't support its orientation any more.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofsupportedinterfaceorientations()
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {
    guard let scene = viewIfLoaded?.window?.windowScene else { return }
    scene.turn(to: scene.supportedOrientations)
  }

  /// Reads ``prefersInterfaceOrientationLocked`` again and tells the delegate of a change.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofprefersinterfaceorientationlocked()
  public final func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    viewIfLoaded?.window?.windowScene?.updateOrientationLock()
  }

  /// The same as ``setNeedsUpdateOfSupportedInterfaceOrientations()`` for all controllers on the screen.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/attemptrotationtodeviceorientation()
  @available(*, deprecated, message: "Use setNeedsUpdateOfSupportedInterfaceOrientations()")
  public class func attemptRotationToDeviceOrientation() {
    for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
      scene.turn(to: scene.supportedOrientations)
    }
  }

  /// Sends pending notifications of trait changes. Overrides take effect when they are set, so only the values that the
  /// view inherits can be pending.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitraitenvironment
  public final func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }
}
