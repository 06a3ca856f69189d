import Foundation
import ProjectBuilding
import SourceRewriting
import SwiftSources
import ToolSupport

/// What is known of a project, for rules on its errors: its types, what a build changes and leaves out, and which names are
/// Apple's.
struct ProjectKnowledge: Sendable {
  /// Declarations and extensions of types, by the last part of their names.
  var types: [String: [TypeFacts]] = [:]
  /// Members that an attribute exposes to Objective-C, and members that override others, by their names.
  var exposedMembers: Set<String> = []
  /// All members of the project's types, by their names.
  var members: Set<String> = []
  /// Code that a build omits or changes: by file and message, the module that is missing, if it is one.
  var omissions: [String: [String: String?]] = [:]
  /// Files that a build compiles in the place of the author's.
  var rewritten: [String: String] = [:]
  /// Files that copies replace, by the copies' paths.
  var originals: [String: String] = [:]
  /// Files of targets that are not built, and of other people's modules.
  var unbuiltFiles: Set<String> = []
  /// Tells Apple's names; nil without an installation.
  var attribution: ErrorAttribution?

  init() {}

  /// - Parameter folder: what is prepared for editors lies there, see ``EditorBuild/folder(in:)``.
  init(in folder: URL, attribution: ErrorAttribution?) {
    self.attribution = attribution
    guard let prepared = PreparedProject(in: folder) else { return }
    originals = prepared.copies ?? [:]
    for omission in prepared.omissions where !omission.message.isEmpty {
      omissions[omission.file, default: [:]][omission.message] = .some(omission.module)
    }
    for module in prepared.modules {
      rewritten.merge(module.rewritten) { $1 }
      if !module.isBuilt || module.isThirdParty {
        unbuiltFiles.formUnion(module.sources.map { $0.path(percentEncoded: false) })
      }
      let file = folder.appending(path: "rewritten/\(module.name)/facts.json")
      guard let data = try? Data(contentsOf: file),
        let facts = try? JSONDecoder().decode(ModuleFacts.self, from: data)
      else { continue }
      for record in facts.files.values { add(record.facts) }
    }
  }

  /// Adds the declarations of a file.
  mutating func add(_ facts: FileFacts) {
    for type in facts.types {
      types[Self.bareName(type.name), default: []].append(type)
      for member in type.members {
        members.insert(member.name)
        if member.flags.contains(.exposed) || member.flags.contains(.override)
          || type.flags.contains(.exposesMembers) || (type.kind == .protocol && type.flags.contains(.objectiveC))
        {
          exposedMembers.insert(member.name)
        }
      }
    }
  }

  static func bareName(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Whether a class, by its name, derives from `NSObject` on Apple's systems; nil where nobody knows.
  func isObjectiveCClass(_ name: String) -> Bool? {
    var current = Self.bareName(name)
    var seen: Set<String> = []
    while seen.insert(current).inserted {
      if AppleDeclarations.isClass(current) { return true }
      guard let declaration = types[current]?.first(where: { $0.kind != .extension }) else { return nil }
      guard declaration.kind == .class else { return false }
      // The first one may be a protocol.
      guard let first = declaration.inherited.first.map(Self.bareName) else { return false }
      if let known = types[first]?.first(where: { $0.kind != .extension }), known.kind == .protocol { return false }
      current = first
    }
    return nil
  }
}
