import UIKit

/// A view or view controller whose interface is written in code, as data, in three steps.
///
/// ```swift
/// final class BadgeView: CodedView {
///   private lazy var label = UILabel().setting(\.textAlignment, to: .center)
///
///   var hierarchy: Hierarchy {
///     label
///   }
///
///   var layout: Layout {
///     label.topAnchor.constraint(equalTo: topAnchor, constant: 4)
///     label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4)
///     label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8)
///     label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8)
///   }
///
///   var configuration: Configuration {
///     Setting(\.backgroundColor, of: self, to: .systemRed)
///   }
/// }
/// ```
///
/// The steps are described, not executed: reading them changes nothing, and only the pipeline can carry them out. So
/// nobody outside can run a step, though every step can be seen.
///
/// Derive from ``CodedView`` or ``CodedViewController``, which run the pipeline by themselves. A class that has
/// another superclass keeps a ``Pipeline`` and has it build the view once.
public protocol ViewCoding: PipelineOwner {
  /// Which views belong to which. First step.
  @HierarchyBuilder var hierarchy: Hierarchy { get }

  /// The constraints between them. Second step: by then every view has its place.
  @LayoutBuilder var layout: Layout { get }

  /// What else is set on the views. Third step, and again whenever the state that it reads changes.
  ///
  /// - Default: nothing.
  @ConfigurationBuilder var configuration: Configuration { get }
}

extension ViewCoding {
  public var configuration: Configuration { Configuration() }
}
