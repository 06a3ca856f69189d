import Foundation

extension UIWindowScene {
  /// How an app wants a scene to be placed.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {}

  /// The placement of a scene at a moment.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/geometry
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The orientation of the user interface. Resizing a window does not change it.
    public final let interfaceOrientation: UIInterfaceOrientation
    /// The scene's coordinates; their bounds are the scene's.
    public final let coordinateSpace: any UICoordinateSpace
    /// Whether a person is dragging a corner of the scene: work that takes long can wait for the last size.
    public final let isInteractivelyResizing: Bool
    /// Whether the orientation stays as it is, as the controller in front prefers.
    public final let isInterfaceOrientationLocked: Bool

    /// - Parameter isLocked: whether the orientation was locked at the moment. Default: whether it is now.
    init(_ scene: UIWindowScene, isLocked: Bool? = nil) {
      interfaceOrientation = scene.interfaceOrientation
      coordinateSpace = scene.coordinateSpace
      isInteractivelyResizing = scene.screen.configuration.isResizing
      isInterfaceOrientationLocked = isLocked ?? scene.isOrientationLocked
      super.init()
    }

    /// Returns whether nothing has changed between two moments.
    func equals(_ other: Geometry) -> Bool {
      interfaceOrientation == other.interfaceOrientation && coordinateSpace.bounds == other.coordinateSpace.bounds
        && isInteractivelyResizing == other.isInteractivelyResizing
        && isInterfaceOrientationLocked == other.isInterfaceOrientationLocked
    }
  }

  /// How the scene is placed now.
  public final var effectiveGeometry: Geometry { Geometry(self) }

  /// Asks the system to turn the scene.
  ///
  /// The host's device is turned where the present orientation is none of those that are wanted. While the orientation is locked, the
  /// request is denied.
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

  /// The controller that fills the screen in front.
  private var frontController: UIViewController? {
    var controller = (keyWindow ?? windows.last)?.rootViewController
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed,
      presented.presentationController?.shouldRemovePresentersView == true
    {
      controller = presented
    }
    return controller
  }

  /// The orientations that the controller in front supports.
  var supportedOrientations: UIInterfaceOrientationMask { frontController?.supportedInterfaceOrientations ?? .all }

  /// Whether the controller in front wants the orientation to stay. In windows that do not fill the screen that has no effect.
  package final var isOrientationLocked: Bool {
    guard screen.sceneBounds == screen.bounds, let frontController else { return false }
    return StatusBarState.decider(from: frontController, \.childForInterfaceOrientationLock)
      .prefersInterfaceOrientationLocked
  }

  /// Tells the delegate where the orientation was locked or unlocked.
  func updateOrientationLock() {
    let isLocked = isOrientationLocked
    guard isLocked != wasOrientationLocked else { return }
    let previous = Geometry(self, isLocked: wasOrientationLocked)
    wasOrientationLocked = isLocked
    (delegate as? any UIWindowSceneDelegate)?.windowScene(self, didUpdateEffectiveGeometry: previous)
  }

  /// Has the host turn the screen where it is in none of some orientations. Of the two of landscape, hosts know one.
  func turn(to orientations: UIInterfaceOrientationMask) {
    if isOrientationLocked { return }
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

  /// Has the scene ask for ``prefersInterfaceOrientationLocked`` again; its delegate hears of a change.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofprefersinterfaceorientationlocked()
  public final func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    viewIfLoaded?.window?.windowScene?.updateOrientationLock()
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
