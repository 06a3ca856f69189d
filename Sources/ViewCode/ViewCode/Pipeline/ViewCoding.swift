import UIKit

/// A view or view controller whose interface is described in code, as data, in three steps.
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
/// The steps are descriptions: reading them has no effect, and only the pipeline can execute them. Other code can
/// therefore read a step, but not run it.
///
/// Subclass ``CodedView`` or ``CodedViewController``, which run the pipeline automatically. A class with another
/// superclass has its own ``Pipeline``, which builds the view once.
public protocol ViewCoding: PipelineOwner {
  /// The hierarchy of the views, the first step.
  @HierarchyBuilder var hierarchy: Hierarchy { get }

  /// The constraints of the views, the second step, after all views were added.
  @LayoutBuilder var layout: Layout { get }

  /// The other properties of the views, the third step, which is repeated whenever its state changes.
  ///
  /// - Default: empty.
  @ConfigurationBuilder var configuration: Configuration { get }
}

extension ViewCoding {
  public var configuration: Configuration { Configuration() }
}
