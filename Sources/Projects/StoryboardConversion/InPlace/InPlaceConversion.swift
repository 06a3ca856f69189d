import Foundation
import InterfaceBuilder
import SwiftSources
import XcodeProjects

/// Moves the scenes of storyboards and the views of XIBs into the project's classes.
///
/// A scene is moved if its class can express all of its content and all code that loads it can be found. Other scenes
/// stay in their files, with a reason. The result contains the texts of files, which are not written here.
package struct StoryboardConversion {
  /// A scene or view that stays in its file.
  package struct Stay: Sendable {
    package var key: SceneKey
    package var file: String
    package var line: Int
    package var reason: String
  }

  package struct Result {
    package var changes = FileChanges()
    /// The converted classes.
    package var converted: [ConvertedUnit] = []
    package var stays: [Stay] = []
  }

  let documents: [Document]
  let sources: ProjectSources
  /// The texts of the documents, of `project.pbxproj` and of property lists, by their paths.
  let texts: [String: String]
  let options: Converter.Options

  /// - Parameters:
  ///   - sources: The Swift files of the project's own targets.
  ///   - files: The texts of the documents, of `project.pbxproj` and of `Info.plist` files, by their paths.
  package init(
    documents: [Document], sources: ProjectSources, files: [String: String], options: Converter.Options
  ) {
    self.documents = documents
    self.sources = sources
    texts = files
    self.options = options
  }

  /// Converts the scenes and views.
  ///
  /// - Throws: ``XcodeFileError`` if a project file can't be changed by its lines.
  package func run() throws(XcodeFileError) -> Result {
    var plan = InPlacePlan(documents: documents, sources: sources, texts: texts)
    for key in options.staying { plan.stay(key, line: 1, "its converted code does not compile") }
    plan.settle()
    var result = Result()
    var units: [ConvertedUnit] = []
    // Missing members of classes keep scenes in their files, and in consequence other scenes.
    while true {
      var options = options
      options.style = .uikit
      options.takenNames = sources.typeNames
      options.projectClasses = plan.projectClasses
      options.staying = Set(plan.stays.keys)
      units = Converter(options: options).convert(documents).units
      let before = plan.stays.count
      for unit in units { check(unit, &plan) }
      if plan.stays.count == before { break }
      plan.settle()
    }
    result.stays = plan.stays.values.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    result.converted = units
    guard !units.isEmpty else { return result }

    var edits: [Int: SourceEdits] = [:]
    var added: [Int: String] = [:]
    var helpers = LayoutHelpers(sources)
    let uses = NameUses()
    for file in sources.files { uses.walk(file.parsed.tree) }
    let going = Set(units.map { SceneKey(file: $0.file, id: $0.scene) })
    let names = Dictionary(uniqueKeysWithValues: units.map { (SceneKey(file: $0.file, id: $0.scene), $0) })
    for unit in units {
      var home = unit.classes.compactMap { sources.classes[$0.name]?.file }.first
      if home == nil, let key = plan.neighbor(of: SceneKey(file: unit.file, id: unit.scene), among: going) {
        home = names[key]?.classes.compactMap { sources.classes[$0.name]?.file }.first
      }
      for type in unit.classes {
        guard let members = type.members.map(helpers.named) else { continue }
        if let file = sources.classes[type.name]?.file ?? home { helpers.need(members, in: file) }
        if let entry = sources.classes[type.name] {
          ClassEditor(
            sources: sources, entry: entry, members: members, optionalNames: uses.optional,
            assignedNames: uses.assigned, unwinding: plan.unwinding
          ).edit(&edits)
        } else if let home {
          // A new class follows the class that contains it.
          let lines = helpers.without(members, type.source)
            .filter { !$0.hasPrefix("import ") }.map { Self.indented($0, by: plan.unit(of: home)) }
          added[home, default: ""] +=
            "\n" + lines.drop { $0.isEmpty }.joined(separator: "\n")
        }
      }
    }
    for (file, text) in helpers.texts { added[file, default: ""] += "\n" + text }
    plan.editCalls(names, &edits)
    plan.editEntry(names, &edits)
    for (index, edits) in edits {
      let file = sources.files[index]
      var text = edits.text(from: file.parsed.bytes)
      if let more = added[index] { text += (text.hasSuffix("\n") ? "" : "\n") + more }
      result.changes.texts[file.path] = .some(text)
    }
    for (index, more) in added where edits[index] == nil {
      let file = sources.files[index]
      let text = String(decoding: file.parsed.bytes, as: UTF8.self)
      result.changes.texts[file.path] = .some(text + (text.hasSuffix("\n") ? "" : "\n") + more)
    }
    try editFiles(going, plan, &result)
    return result
  }

  /// Returns a line with two spaces for each level in the indentation of the file.
  private static func indented(_ line: String, by unit: String) -> String {
    let blanks = line.prefix { $0 == " " }.count
    return String(repeating: unit, count: blanks / 2) + line.dropFirst(blanks / 2 * 2)
  }

  /// Checks that the converted class contains all connections of the file.
  private func check(_ unit: ConvertedUnit, _ plan: inout InPlacePlan) {
    let key = SceneKey(file: unit.file, id: unit.scene)
    guard let object = plan.scenes[key]?.object else { return }
    for type in unit.classes {
      guard let members = type.members, let entry = sources.classes[type.name] else { continue }
      let editor = ClassEditor(
        sources: sources, entry: entry, members: members, optionalNames: [], assignedNames: [],
        unwinding: plan.unwinding)
      if let obstacle = editor.obstacle {
        plan.stay(key, file: sources.files[obstacle.file].path, line: obstacle.line, obstacle.reason)
        return
      }
      if let missing = editor.missing {
        plan.stay(key, line: object.position.line, missing)
        return
      }
    }
    guard let main = unit.classes.first(where: \.isMain), let members = main.members else { return }
    let has = Set(members.properties.map(\.name)).union(members.assignments.map(\.outlet))
    let owners = plan.scenes[key]?.owners ?? []
    for owner in owners {
      let names =
        owner.outlets.filter { $0.destination != nil }.map { ($0.property, $0.element) }
        + owner.outletCollections.map { ($0.property, $0.element) }
      for (name, element) in names
      where !["view", "delegate", "dataSource", "tableView", "collectionView"].contains(name)
        || sources.classes[main.name]?.outlets.contains(where: { $0.name == name }) == true
      {
        guard !has.contains(name), sources.classes[main.name]?.memberNames.contains(name) == true else { continue }
        plan.stay(
          key, line: element.position.line, "the outlet \(name) refers to an object that the conversion cannot create")
        return
      }
    }
    for segue in members.segues {
      guard let action = segue.unwindAction, plan.unwinding[action] == nil else { continue }
      plan.stay(key, line: object.position.line, "not exactly one class has the unwind method \(action)")
      return
    }
  }

  private func editFiles(_ going: Set<SceneKey>, _ plan: InPlacePlan, _ result: inout Result) throws(XcodeFileError) {
    var gone: Set<String> = []
    for document in documents {
      let ids = Set(going.filter { $0.file == document.path }.map(\.id))
      guard !ids.isEmpty, let text = texts[document.path] else { continue }
      let left = InterfaceFileEdit.removing(ids, from: document, text: text)
      result.changes.texts[document.path] = .some(left)
      if left == nil { gone.insert(document.path) }
    }
    let entries = plan.changedEntries(Set(going))
    for (path, text) in texts {
      if path.hasSuffix(".pbxproj") {
        let edited = try ProjectFileEdit(path: path, text: text).removing(gone, mainStoryboards: entries)
        if edited != text { result.changes.texts[path] = .some(edited) }
      } else if path.hasSuffix(".plist") {
        let edited = PropertyListEdit.removing(entries, from: text)
        if edited != text { result.changes.texts[path] = .some(edited) }
      }
    }
  }
}
