import UIKit

/// A header or footer of a table's section, written in code: derive from it, and write ``ViewCoding/hierarchy`` and
/// ``ViewCoding/layout``.
///
/// Both are about its `contentView`.
public typealias CodedTableHeaderFooterView = BaseTableHeaderFooterView & ViewCoding

/// The superclass behind ``CodedTableHeaderFooterView``: its initializer runs the pipeline, subclasses never call it.
///
/// Tables make views, so properties that the steps read have first values of their own. A view model is set when the
/// view is configured: `@Configures var viewModel: ViewModel?`. A subclass that overrides `layoutSubviews()` or
/// `traitCollectionDidChange(_:)` calls `super`.
open class BaseTableHeaderFooterView: UITableViewHeaderFooterView, Configurable {
  private let pipeline = Pipeline()

  /// Creates the view and builds it. Tables call it for the class registered with them.
  public override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    pipeline.build(coded)
  }

  /// Views written in code don't come from archives.
  @available(*, unavailable, message: "a view written in code does not come from an archive")
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) of \(type(of: self)): a view written in code does not come from an archive")
  }

  private var coded: any ViewCoding {
    guard let coded = self as? any ViewCoding else {
      fatalError(
        """
        \(type(of: self)) derives from BaseTableHeaderFooterView and has no steps: derive from \
        CodedTableHeaderFooterView
        """
      )
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
