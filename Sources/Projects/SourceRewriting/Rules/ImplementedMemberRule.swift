import SwiftSources
import SwiftSyntax

/// A rule for optional methods of Apple's protocols whose presence changes what a screen does: rows can be deleted by
/// swiping only if the data source has the method for it. A class that conforms to such a protocol registers which of
/// them it implements.
struct ImplementedMemberRule: RewritingRule {
  let kind = RewriteKind.registration

  var visits: [RewritingVisit] { [.at(ClassDeclSyntax.self, Self.visit)] }

  /// A method whose presence matters.
  private struct Member {
    let conformance: String
    /// The classes of UIKit that conform to the protocol without the method.
    let classes: Set<String>
    let base: String
    let labels: [String]
    let selector: String
  }

  private static let members = [
    Member(
      conformance: "UITableViewDataSource", classes: ["UITableViewController", "UITableViewDiffableDataSource"],
      base: "tableView", labels: ["", "commit", "forRowAt"],
      selector: "tableView:commitEditingStyle:forRowAtIndexPath:")
  ]

  static func visit(_ node: ClassDeclSyntax, in file: FileRewriting) {
    guard let scope = file.scopes.innermost, scope.kind == .class, !scope.registersAtUse,
      !RegistrationRule.isRegistered(scope), let name = scope.name
    else {
      return
    }
    let chain = file.module.chain(of: name)
    let known = chain.first(where: KnownClasses.isKnown)
    let protocols = file.module.protocols(of: name)
    let asked = members.filter { member in
      protocols.contains(member.conformance)
        || known.map { known in member.classes.contains { KnownClasses.isKind(known, of: $0) } } == true
    }
    guard !asked.isEmpty else { return }
    // A protocol of the project may have the method in an extension.
    let owners = chain + protocols.sorted()
    let present = asked.filter { member in
      owners.contains { owner in
        file.module.members(member.base, of: owner).contains { $0.member.labels == member.labels }
      }
    }
    let list = present.map { "\"\($0.selector)\"" }.joined(separator: ", ")
    RegistrationRule.add("ObjectiveCClass.implemented([\(list)], Self.self)", to: scope, in: file)
  }
}
