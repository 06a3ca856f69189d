import UIKit

/// A class whose interface a ``Pipeline`` builds, with ``ViewCoding`` or `@ViewCode`.
///
/// ``Configures`` and ``Rebuilds`` are for properties of such classes.
public protocol PipelineOwner: UIResponder {}

/// A class with `@ViewCode` that has state: ``Configures`` and ``Rebuilds`` use it to find its pipeline.
///
/// `@ViewCode` adds the conformance; it isn't written manually.
public protocol ViewCoded: PipelineOwner {
  /// The handle of the pipeline, which only the library can use.
  var viewCode: PipelineHandle { get }
}

/// The update of an owner after a change of its state.
@MainActor
enum PipelineOwners {
  static func reconfigure(_ owner: some PipelineOwner, _ wrapper: String) {
    switch owner {
    case let owner as any Configurable: owner.reconfigure()
    case let owner as any ViewCoded: owner.viewCode.reconfigure()
    default: refuse(owner, wrapper, "reconfigure")
    }
  }

  static func rebuild(_ owner: some PipelineOwner, _ wrapper: String) {
    switch owner {
    case let owner as any Configurable: owner.rebuild()
    case let owner as any ViewCoded: owner.viewCode.rebuild()
    default: refuse(owner, wrapper, "rebuild")
    }
  }

  private static func refuse(_ owner: some PipelineOwner, _ wrapper: String, _ method: String) {
    fatalError(
      """
      \(type(of: owner)) has its own pipeline, which \(wrapper) cannot access; write \
      `var … { didSet { pipeline.\(method)(self) } }`, derive from CodedView or a similar class, or use @ViewCode
      """)
  }
}
