import Foundation
import InterfaceBuilder

/// A file with scenes: controllers with their views, and the segues between them.
///
/// The file is a `.storyboard` of the project, in the bundle's resources; see ``UINib`` for classes and outlets. The
/// view of a controller is created when it is first needed.
///
/// - Source: developer.apple.com/documentation/uikit/uistoryboard
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private final let name: String
  private final let bundle: Bundle
  private final var fileStorage: NibFile?
  private final var policy: any NibPolicy = AppNibPolicy()

  /// Creates the storyboard with a name. It is read on first use. As on iOS, the program then stops if it doesn't
  /// exist.
  ///
  /// - Parameters:
  ///   - name: The name of the file without `.storyboard`.
  ///   - storyboardBundleOrNil: The bundle of the file; `nil` for the main bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil ?? .main
    super.init()
  }

  /// - Parameter policy: The policy of instantiating its objects.
  package init(file: NibFile, policy: any NibPolicy = AppNibPolicy()) {
    name = (file.name as NSString).deletingPathExtension
    bundle = file.bundle
    fileStorage = file
    self.policy = policy
    super.init()
  }

  /// Creates the initial controller of the storyboard; `nil` if there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    file.document.initialViewController.flatMap { instantiate($0, creator: nil) }
  }

  /// Creates the initial controller of the storyboard with a creator.
  ///
  /// - Parameter creator: A closure that creates the controller from the coder and other values. If it returns `nil`,
  ///   the controller is created from the file. Default: `nil`.
  public final func instantiateInitialViewController<ViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? where ViewController: UIViewController {
    file.document.initialViewController.flatMap { instantiate($0, creator: creator) as? ViewController }
  }

  /// Creates the controller with a storyboard identifier. As on iOS, the program stops if the file has none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let controller = existingController(identifier, creator: nil) else {
      fatalError("Storyboard (\(self.name)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return controller
  }

  /// Creates the controller with a storyboard identifier with a creator; see
  /// ``instantiateInitialViewController(creator:)``.
  public final func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController {
    guard let controller = existingController(identifier, creator: creator) else {
      fatalError("Storyboard (\(self.name)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    guard let fitting = controller as? ViewController else {
      fatalError(
        "Storyboard (\(self.name)): the view controller with identifier '\(identifier)' is a \(type(of: controller)), "
          + "and not a \(ViewController.self)")
    }
    return fitting
  }

  // MARK: - Creating controllers

  final var file: NibFile {
    if let fileStorage { return fileStorage }
    do {
      let idiom = UITraitCollection.current.userInterfaceIdiom
      guard let file = try NibFile.find(name, kinds: ["storyboard"], in: bundle, idiom: idiom) else {
        fatalError("Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)")
      }
      fileStorage = file
      return file
    } catch {
      fatalError("Could not load the storyboard '\(name)': \(error)")
    }
  }

  private func existingController(
    _ identifier: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    file.document.viewController(identifier: identifier).flatMap { instantiate($0, creator: creator) }
  }

  /// Creates the controller of a scene, with its child controllers.
  package final func instantiate(
    _ description: Object, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    if description.kind == .viewControllerPlaceholder { return instantiateReferenced(description, creator: creator) }
    let nib = NibInstantiation(file, traits: .current, policy: policy)
    let scene = file.document.scenes.first { $0.controller == description }
    // The controller retains it once it is decoded.
    let storyboardScene = StoryboardScene(storyboard: self, nib: nib, description: description, scene: scene)
    nib.scene = storyboardScene
    let made = creator?(NibDecoder(description, of: nib)) ?? nib.object(description) as? UIViewController
    guard let controller = made else { return nil }
    nib.finish()
    storyboardScene.makeContained(in: controller)
    nib.tell()
    nib.releaseObjects(keeping: [])
    return controller
  }

  /// Returns the controller of another storyboard for a placeholder.
  private func instantiateReferenced(
    _ description: Object, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let name = description[ViewControllerPlaceholderElement.storyboardName] else { return nil }
    let bundle = description[ViewControllerPlaceholderElement.bundleIdentifier].flatMap(Bundle.init(identifier:))
    let storyboard = UIStoryboard(name: name, bundle: bundle ?? self.bundle)
    storyboard.policy = policy
    guard let identifier = description[ViewControllerPlaceholderElement.referencedIdentifier] else {
      return storyboard.file.document.initialViewController.flatMap { storyboard.instantiate($0, creator: creator) }
    }
    return storyboard.existingController(identifier, creator: creator)
  }
}
