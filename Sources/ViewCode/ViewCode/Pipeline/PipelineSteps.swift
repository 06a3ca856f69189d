import UIKit

/// Where a ``Pipeline`` finds the three steps of a class that does not show them.
///
/// Classes that conform to ``ViewCoding`` need none. `@ViewCode` writes one into a class whose steps are `private`; by
/// hand it looks the same:
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

  /// Its first step.
  static func hierarchy(of owner: Owner) -> Hierarchy

  /// Its second step.
  static func layout(of owner: Owner) -> Layout

  /// Its third step. Default: nothing.
  static func configuration(of owner: Owner) -> Configuration
}

extension PipelineSteps {
  public static func configuration(of owner: Owner) -> Configuration { Configuration() }
}

/// The steps of a ``ViewCoding`` class, which shows them.
enum CodedSteps<Owner: ViewCoding>: PipelineSteps {
  static func hierarchy(of owner: Owner) -> Hierarchy { owner.hierarchy }
  static func layout(of owner: Owner) -> Layout { owner.layout }
  static func configuration(of owner: Owner) -> Configuration { owner.configuration }
}
