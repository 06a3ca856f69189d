import UIKit

/// A view controller in code. Subclass it and implement ``ViewCoding/hierarchy`` and ``ViewCoding/layout``.
public typealias CodedViewController = BaseViewController & ViewCoding

/// The superclass of ``CodedViewController``. Its `viewDidLoad()` runs the pipeline for the controller's view.
///
/// An override of `viewDidLoad()` must call `super` first, which builds the interface. Overrides of
/// `viewWillLayoutSubviews()` and `traitCollectionDidChange(_:)` must call `super` as well.
open class BaseViewController: UIViewController, Configurable, CoordinatedScreen {
  private let pipeline = Pipeline()

  public var screenCoordinator: AnyObject?

  /// Creates a controller whose interface is built when its view loads.
  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// Unavailable, since controllers in code aren't archived.
  @available(*, unavailable, message: "a controller written in code cannot be decoded from an archive")
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) of \(type(of: self)): a controller written in code cannot be decoded from an archive")
  }

  private var coded: any ViewCoding {
    guard let coded = self as? any ViewCoding else {
      fatalError("\(type(of: self)) derives from BaseViewController and has no steps; derive from CodedViewController")
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
