import UIKit

/// A class whose interface a ``Pipeline`` builds: one with ``ViewCoding``, or one with `@ViewCode`.
///
/// ``Configures`` and ``Rebuilds`` are for properties of these.
public protocol PipelineOwner: UIResponder {}

/// A class with `@ViewCode` that has state of its own: ``Configures`` and ``Rebuilds`` find its pipeline by it.
///
/// `@ViewCode` writes the conformance; there is nothing to do with it by hand.
public protocol ViewCoded: PipelineOwner {
  /// The way to the pipeline. It can be seen, and only the library can go it.
  var viewCode: PipelineHandle { get }
}

/// How state brings its owner up to date.
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
      \(type(of: owner)) has a pipeline of its own, which \(wrapper) can't see: write \
      `var … { didSet { pipeline.\(method)(self) } }`, derive from CodedView or its like, or use @ViewCode
      """)
  }
}
