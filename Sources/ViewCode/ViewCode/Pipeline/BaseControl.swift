import UIKit

/// A control written in code: derive from it, and write ``ViewCoding/hierarchy`` and ``ViewCoding/layout``.
///
/// Views that it holds take touches before it does; give them `isUserInteractionEnabled = false`.
public typealias CodedControl = BaseControl & ViewCoding

/// The superclass behind ``CodedControl``: its initializer runs the pipeline, subclasses never call it.
///
/// Properties that the steps read must have their values before `super.init`; `lazy` ones always have. A subclass that
/// overrides `layoutSubviews()` or `traitCollectionDidChange(_:)` calls `super`.
open class BaseControl: UIControl, Configurable {
  private let pipeline = Pipeline()

  /// Creates the view and builds it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    pipeline.build(coded)
  }

  /// Views written in code don't come from archives.
  @available(*, unavailable, message: "a view written in code does not come from an archive")
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) of \(type(of: self)): a view written in code does not come from an archive")
  }

  private var coded: any ViewCoding {
    guard let coded = self as? any ViewCoding else {
      fatalError("\(type(of: self)) derives from BaseControl and has no steps: derive from CodedControl")
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
