import UIKit

/// A table cell in code. Subclass it and implement ``ViewCoding/hierarchy`` and ``ViewCoding/layout``.
///
/// Both refer to the cell's `contentView`: it contains the top-level views and is the superview for pins.
public typealias CodedTableViewCell = BaseTableViewCell & ViewCoding

/// The superclass of ``CodedTableViewCell``. Its initializer runs the pipeline, so that subclasses don't call it.
///
/// Tables create the cells, so that properties that the steps use need initial values. A view model is set when the
/// cell is configured: `@Configures var viewModel: ViewModel?`. Overrides of `layoutSubviews()` and
/// `traitCollectionDidChange(_:)` must call `super`.
open class BaseTableViewCell: UITableViewCell, Configurable {
  private let pipeline = Pipeline()

  /// Creates the cell and builds it. Tables call it for registered classes.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    pipeline.build(coded)
  }

  /// Unavailable, since views in code aren't archived.
  @available(*, unavailable, message: "a view written in code cannot be decoded from an archive")
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) of \(type(of: self)): a view written in code cannot be decoded from an archive")
  }

  private var coded: any ViewCoding {
    guard let coded = self as? any ViewCoding else {
      fatalError("\(type(of: self)) derives from BaseTableViewCell and has no steps; derive from CodedTableViewCell")
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
