import UIKit

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
