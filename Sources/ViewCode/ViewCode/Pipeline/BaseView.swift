import UIKit

/// A view in code. Subclass it and implement ``ViewCoding/hierarchy`` and ``ViewCoding/layout``.
///
/// ```swift
/// final class ProfileView: CodedView { … }
/// ```
public typealias CodedView = BaseView & ViewCoding

/// The superclass of ``CodedView``. Its initializer runs the pipeline, so that subclasses don't call it.
///
/// Properties that the steps use must be initialized before `super.init`, as `lazy` ones are. Overrides of
/// `layoutSubviews()` and `traitCollectionDidChange(_:)` must call `super`.
open class BaseView: UIView, Configurable {
  private let pipeline = Pipeline()

  /// Creates the view and builds it.
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
      fatalError("\(type(of: self)) derives from BaseView and has no steps; derive from CodedView")
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
