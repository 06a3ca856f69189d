import UIKit

/// A view controller written in code: derive from it, and write ``ViewCoding/hierarchy`` and ``ViewCoding/layout``.
public typealias CodedViewController = BaseViewController & ViewCoding

/// The superclass behind ``CodedViewController``: `viewDidLoad()` runs the pipeline on the controller's view.
///
/// A subclass that overrides `viewDidLoad()` calls `super` first; then the interface is built. One that overrides
/// `viewWillLayoutSubviews()` or `traitCollectionDidChange(_:)` calls `super` too.
open class BaseViewController: UIViewController, Configurable, CoordinatedScreen {
  private let pipeline = Pipeline()

  public var screenCoordinator: AnyObject?

  /// Creates a controller whose interface is built when its view loads.
  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// Controllers written in code don't come from archives.
  @available(*, unavailable, message: "a controller written in code does not come from an archive")
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) of \(type(of: self)): a controller written in code does not come from an archive")
  }

  private var coded: any ViewCoding {
    guard let coded = self as? any ViewCoding else {
      fatalError("\(type(of: self)) derives from BaseViewController and has no steps: derive from CodedViewController")
    }
    return coded
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    pipeline.build(coded)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if pipeline.hasToAdapt { pipeline.adapt(coded) }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if pipeline.hasToAdapt { pipeline.adapt(coded) }
  }

  func reconfigure() {
    pipeline.reconfigure(coded)
  }

  func rebuild() {
    pipeline.rebuild(coded)
  }
}
