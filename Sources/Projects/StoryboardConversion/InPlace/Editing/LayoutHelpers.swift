import Foundation
import SwiftSyntax

/// The two methods that set the priority and identifier of a constraint in one expression. Each file that needs them
/// gets them once.
struct LayoutHelpers {
  private static let methods = [
    (name: "withPriority", type: "UILayoutPriority", property: "priority"),
    (name: "withIdentifier", type: "String", property: "identifier"),
  ]

  /// The names of the methods, if the project has other methods with their names.
  private let names: [String: String]
  private var needed: [Int: Set<String>] = [:]

  init(_ sources: ProjectSources) {
    var names: [String: String] = [:]
    for method in Self.methods {
      let isTaken = sources.files.contains { file in
        file.parsed.tree.tokens(viewMode: .sourceAccurate).contains { $0.text == method.name }
      }
      names[method.name] = isTaken ? method.name.replacing("with", with: "withOwn") : method.name
    }
    self.names = names
  }

  /// Returns the members with the methods' names in the project.
  func named(_ members: ClassMembers) -> ClassMembers {
    var result = members
    result.methods = members.methods.map(named)
    for index in result.properties.indices {
      result.properties[index].lines = result.properties[index].lines.map(named)
    }
    return result
  }

  private func named(_ line: String) -> String {
    names.reduce(line) { $0.replacing(".\($1.key)(", with: ".\($1.value)(") }
  }

  mutating func need(_ members: ClassMembers, in file: Int) {
    for method in Self.methods where members.helpers.contains(where: { $0.contains("func \(method.name)(") }) {
      needed[file, default: []].insert(method.name)
    }
  }

  /// Returns the lines of a new class without the methods, which its file contains once.
  func without(_ members: ClassMembers, _ source: String) -> [String] {
    var text = source
    let helpers = members.helpers.joined(separator: "\n")
    if !helpers.isEmpty, let range = text.range(of: "\n" + helpers) { text.removeSubrange(range) }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { named(String($0)) }
  }

  /// The extension of each file.
  var texts: [Int: String] {
    needed.mapValues { needed in
      let methods = Self.methods.filter { needed.contains($0.name) }.map { method in
        """
            fileprivate func \(names[method.name]!)(_ \(method.property): \(method.type)) -> NSLayoutConstraint {
                self.\(method.property) = \(method.property)
                return self
            }
        """
      }
      return "extension NSLayoutConstraint {\n\(methods.joined(separator: "\n\n"))\n}\n"
    }
  }
}
