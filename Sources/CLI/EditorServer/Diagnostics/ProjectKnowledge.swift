import Foundation
import ProjectBuilding
import SourceRewriting
import SwiftSources
import ToolSupport

/// Facts about a project for rules: its types, the code that a build changes and omits, and Apple's names.
struct ProjectKnowledge: Sendable {
  /// Declarations and extensions of types, by the simple names.
  var types: [String: [TypeFacts]] = [:]
  /// The names of members that an attribute exposes to Objective-C, and of members that override others.
  var exposedMembers: Set<String> = []
  /// The names of all members of the project's types.
  var members: Set<String> = []
  /// Code that a build omits or changes: by file and message, the missing module, if that is the reason.
  var omissions: [String: [String: String?]] = [:]
  /// The files that a build compiles in place of the author's.
  var rewritten: [String: String] = [:]
  /// The original files, by the paths of their copies.
  var originals: [String: String] = [:]
  /// The files of third-party modules and of targets that are not built.
  var unbuiltFiles: Set<String> = []
  /// The attribution, which recognizes Apple's names, or nil without an installation.
  var attribution: ErrorAttribution?

  init() {}

  /// - Parameter folder: The folder for editors, see ``EditorBuild/folder(in:)``.
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

  /// Returns whether a class with a name derives from `NSObject` on Apple's systems, or nil if it is unknown.
  func isObjectiveCClass(_ name: String) -> Bool? {
    var current = Self.bareName(name)
    var seen: Set<String> = []
    while seen.insert(current).inserted {
      if AppleDeclarations.isClass(current) { return true }
      guard let declaration = types[current]?.first(where: { $0.kind != .extension }) else { return nil }
      guard declaration.kind == .class else { return false }
      // The first type may be a protocol.
      guard let first = declaration.inherited.first.map(Self.bareName) else { return false }
      if let known = types[first]?.first(where: { $0.kind != .extension }), known.kind == .protocol { return false }
      current = first
    }
    return nil
  }
}
