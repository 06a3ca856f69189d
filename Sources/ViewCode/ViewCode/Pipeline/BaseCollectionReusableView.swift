import UIKit

/// A header, footer or decoration of a collection view in code. Subclass it and implement ``ViewCoding/hierarchy`` and
/// ``ViewCoding/layout``.
public typealias CodedCollectionReusableView = BaseCollectionReusableView & ViewCoding

/// The superclass of ``CodedCollectionReusableView``. Its initializer runs the pipeline, so that subclasses don't call
/// it.
///
/// Collection views create the views, so that properties that the steps use need initial values. A view model is set
/// when the view is configured: `@Configures var viewModel: ViewModel?`. Overrides of `layoutSubviews()` and
/// `traitCollectionDidChange(_:)` must call `super`.
open class BaseCollectionReusableView: UICollectionReusableView, Configurable {
  private let pipeline = Pipeline()

  /// Creates the view and builds it. Collection views call it for registered classes.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    pipeline.build(coded)
  }

  /// Unavailable, since views in code aren't archived.
  @available(*, unavailable, message: "a view written in code cannot be decoded from an archive")
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) of \(type(of: self)): a view written in code cannot be decoded from an archive")
  }

  private var coded: any ViewCoding {
    guard let coded = self as? any ViewCoding else {
      fatalError(
        """
        \(type(of: self)) derives from BaseCollectionReusableView and has no steps; derive from \
        CodedCollectionReusableView
        """)
    }
    return coded
  }

  open override func layoutSubviews() {
    if pipeline.hasToAdapt { pipeline.adapt(coded) }
    super.layoutSubviews()
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
