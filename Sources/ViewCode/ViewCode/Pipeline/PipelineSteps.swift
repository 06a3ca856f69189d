import UIKit

/// The three steps of a class that doesn't expose them to its ``Pipeline``.
///
/// Classes that conform to ``ViewCoding`` need none. `@ViewCode` generates one in a class whose steps are `private`;
/// written manually, it is:
///
/// ```swift
/// final class AvatarView: UIImageView {
///   private let pipeline = Pipeline()
///   @HierarchyBuilder private var hierarchy: Hierarchy { badge }
///   @LayoutBuilder private var layout: Layout { badge.pin(.top, .trailing) }
///
///   private enum Steps: PipelineSteps {
///     static func hierarchy(of view: AvatarView) -> Hierarchy { view.hierarchy }
///     static func layout(of view: AvatarView) -> Layout { view.layout }
///   }
///
///   init() {
///     super.init(frame: .zero)
///     pipeline.build(self, Steps.self)
///   }
/// ```
@MainActor
public protocol PipelineSteps {
  /// The view or view controller.
  associatedtype Owner: UIResponder

  /// Returns the first step.
  static func hierarchy(of owner: Owner) -> Hierarchy

  /// Returns the second step.
  static func layout(of owner: Owner) -> Layout

  /// Returns the third step. Default: empty.
  static func configuration(of owner: Owner) -> Configuration
}

extension PipelineSteps {
  public static func configuration(of owner: Owner) -> Configuration { Configuration() }
}

/// The steps of a ``ViewCoding`` class, which exposes them.
enum CodedSteps<Owner: ViewCoding>: PipelineSteps {
  static func hierarchy(of owner: Owner) -> Hierarchy { owner.hierarchy }
  static func layout(of owner: Owner) -> Layout { owner.layout }
  static func configuration(of owner: Owner) -> Configuration { owner.configuration }
}
