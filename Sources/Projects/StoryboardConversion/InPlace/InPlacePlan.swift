import Foundation
import InterfaceBuilder
import SwiftSources
import SwiftSyntax

/// The decision which scenes and views are moved into code, and which stay in their files because a remaining scene
/// requires them.
struct InPlacePlan {
  struct SceneEntry {
    var key: SceneKey
    var object: Object
    var document: Document
    /// The name of the class in the project.
    var className: String?
    /// The objects whose outlets the class contains.
    var owners: [Object]
  }

  let documents: [Document]
  let sources: ProjectSources
  let calls: [CallSite]
  private(set) var scenes: [SceneKey: SceneEntry] = [:]
  private(set) var order: [SceneKey] = []
  private(set) var stays: [SceneKey: StoryboardConversion.Stay] = [:]
  /// The classes with the methods for unwind segues, by selector.
  private(set) var unwinding: [String: String] = [:]
  /// The main storyboards of apps, by name.
  private let entries: [(file: String, name: String, isScene: Bool)]
  private let texts: [String: String]

  init(documents: [Document], sources: ProjectSources, texts: [String: String]) {
    self.documents = documents
    self.sources = sources
    self.texts = texts
    var calls: [CallSite] = []
    for index in sources.files.indices {
      let finder = CallFinder(index, in: sources)
      finder.walk(sources.files[index].parsed.tree)
      calls += finder.calls
    }
    self.calls = calls
    var entries: [(String, String, Bool)] = []
    for (path, text) in texts {
      if path.hasSuffix(".plist") {
        entries += PropertyListEdit.storyboards(in: text).map { (path, $0.name, $0.key == "UISceneStoryboardFile") }
      } else if path.hasSuffix(".pbxproj") {
        for match in text.matches(of: #/INFOPLIST_KEY_UIMainStoryboardFile = "?([^";\n]+)"?;/#) {
          entries.append((path, String(match.1), false))
        }
      }
    }
    self.entries = entries
    collect()
  }

  // MARK: - Scenes

  private static func name(of document: Document) -> String {
    URL(filePath: document.path).deletingPathExtension().lastPathComponent
  }

  private mutating func collect() {
    var counts: [String: Int] = [:]
    for document in documents {
      for object in document.allObjects {
        if let name = object.customClass?.name { counts[name, default: 0] += 1 }
      }
    }
    for document in documents {
      for object in Converter.objects(of: document) {
        let key = SceneKey(object, in: document)
        let owner = document.kind == .xib ? document.filesOwner : nil
        let name = (Converter.className(ofOwner: object, in: document) ?? object.customClass?.name)?
          .split(separator: ".").last.map(String.init)
        var entry = SceneEntry(key: key, object: object, document: document, className: name, owners: [object])
        if let owner, owner.customClass != nil { entry.owners.append(owner) }
        scenes[key] = entry
        order.append(key)
        if let reason = Self.reason(entry, owner, sources, counts) { stay(key, line: object.position.line, reason) }
      }
    }
    for entry in sources.classes.values {
      for member in entry.allMembers.compactMap({ $0.as(FunctionDeclSyntax.self) }) {
        let parameters = Array(member.signature.parameterClause.parameters)
        guard parameters.count == 1, parameters[0].type.trimmedDescription.hasSuffix("StoryboardSegue") else {
          continue
        }
        let label = parameters[0].firstName.text
        let selector =
          label == "_"
          ? "\(member.name.text):" : "\(member.name.text)With\(label.prefix(1).uppercased() + label.dropFirst()):"
        unwinding[selector] = unwinding[selector] == nil ? entry.node.name.text : ""
      }
    }
    unwinding = unwinding.filter { !$0.value.isEmpty }
  }

  /// Returns the reason for which a scene can't be moved, independently of others.
  private static func reason(
    _ entry: SceneEntry, _ owner: Object?, _ sources: ProjectSources, _ counts: [String: Int]
  ) -> String? {
    let (object, document) = (entry.object, entry.document)
    if document.isLaunchScreen { return "a launch screen cannot have code" }
    if object.id == nil { return "it has no id" }
    if let name = entry.className {
      guard sources.classes[name] != nil else { return "the project does not have exactly one Swift class \(name)" }
      let full = object.customClass?.name ?? name
      if counts[full, default: 0] > 1 { return "several objects have the class \(name)" }
    } else if document.kind == .xib {
      return "none of the project's classes owns it"
    }
    if document.kind == .xib, let owner, let custom = owner.customClass, entry.className != custom.name,
      !owner.outlets.isEmpty
    {
      return "its outlets belong to \(custom.name), which loads it"
    }
    if document.kind == .xib, document.topLevelObjects.count > 1 {
      return "the file has several top-level objects, which code accesses by index"
    }
    if object.kind == .pageViewController || object.kind == .splitViewController {
      return "controllers of this kind cannot be converted in place"
    }
    for segue in segues(below: object, in: document) {
      if segue.kind == .custom { return "line \(segue.position.line): a segue has a custom class" }
      if segue.creationSelector != nil {
        return "line \(segue.position.line): a method creates a segue's destination"
      }
    }
    let scene = document.scenes.first { $0.controller == object }
    for other in scene?.otherObjects ?? [] where other.kind?.category != .gestureRecognizer {
      return "line \(other.position.line): the scene has an object besides the controller"
    }
    for part in allObjects(below: object, in: document) where part != object {
      guard let custom = part.customClass?.name else { continue }
      if part.kind == .tableViewCell || part.kind == .collectionViewCell, sources.classes[custom] == nil {
        return "line \(part.position.line): the project has no Swift class \(custom)"
      }
      if part.kind == .tableViewCell || part.kind == .collectionViewCell, counts[custom, default: 0] > 1 {
        return "line \(part.position.line): several cells have the class \(custom)"
      }
    }
    return nil
  }

  /// Returns the segues that begin in an object or its descendants.
  static func segues(below object: Object, in document: Document) -> [Segue] {
    document.allObjects.filter { $0.element.nearest { $0 == object.element } != nil }.flatMap(\.segues)
  }

  static func allObjects(below object: Object, in document: Document) -> [Object] {
    document.allObjects.filter { $0.element.nearest { $0 == object.element } != nil }
  }

  mutating func stay(_ key: SceneKey, line: Int, _ reason: String) {
    stay(key, file: key.file, line: line, reason)
  }

  mutating func stay(_ key: SceneKey, file: String, line: Int, _ reason: String) {
    guard stays[key] == nil else { return }
    stays[key] = StoryboardConversion.Stay(key: key, file: file, line: line, reason: reason)
  }

  private func goes(_ key: SceneKey) -> Bool { scenes[key] != nil && stays[key] == nil }

  // MARK: - Dependencies between scenes

  /// Keeps scenes that remaining scenes require, until there are no more changes.
  mutating func settle() {
    var count = -1
    while stays.count != count {
      count = stays.count
      for key in order { settleSegues(of: key) }
      for call in calls { settle(call) }
      settleEntries()
    }
  }

  private func target(_ object: Object, in document: Document) -> SceneKey? {
    guard object.kind == .viewControllerPlaceholder else {
      return object.kind?.category == .controller ? SceneKey(object, in: document) : nil
    }
    let name = object[ViewControllerPlaceholderElement.storyboardName] ?? ""
    guard let other = storyboard(name) else { return nil }
    let scene =
      object[ViewControllerPlaceholderElement.referencedIdentifier].map { other.viewController(identifier: $0) }
      ?? other.initialViewController
    return scene.map { SceneKey($0, in: other) }
  }

  private func storyboard(_ name: String) -> Document? {
    documents.first { $0.kind == .storyboard && Self.name(of: $0) == name }
  }

  private mutating func settleSegues(of key: SceneKey) {
    guard let entry = scenes[key] else { return }
    for segue in Self.segues(below: entry.object, in: entry.document) {
      guard let destination = segue.destination, let other = target(destination, in: entry.document) else { continue }
      if !goes(key), goes(other) {
        stay(other, file: key.file, line: segue.position.line, "a scene that is not converted leads to it")
      } else if goes(key), !goes(other), scenes[other] != nil, destination.kind != .viewControllerPlaceholder,
        destination[ViewControllerElement.storyboardIdentifier] == nil
      {
        stay(
          key, line: segue.position.line, "it leads to a scene that is not converted and has no storyboard identifier")
      }
    }
  }

  /// Returns the scenes that a call may load.
  private func keys(of call: CallSite) -> (found: SceneKey?, possible: [SceneKey]) {
    func boards(_ storyboard: CallSite.Storyboard) -> [Document] {
      switch storyboard {
      case .named(let name): return documents.filter { $0.kind == .storyboard && Self.name(of: $0) == name }
      case .own:
        let own = order.filter { scenes[$0]?.className == call.className && scenes[$0]?.document.kind == .storyboard }
        return own.isEmpty ? documents.filter { $0.kind == .storyboard } : own.compactMap { scenes[$0]?.document }
      case .unknown: return documents.filter { $0.kind == .storyboard }
      }
    }
    switch call.kind {
    case .scene(let storyboard, let identifier):
      let boards = boards(storyboard)
      if let identifier {
        let found = boards.compactMap { board in
          board.viewController(identifier: identifier).map { SceneKey($0, in: board) }
        }
        return (found.count == 1 ? found[0] : nil, found.count == 1 ? [] : found)
      }
      let all = boards.flatMap { board in
        board.scenes.compactMap(\.controller).filter { $0[ViewControllerElement.storyboardIdentifier] != nil }
          .map { SceneKey($0, in: board) }
      }
      return (nil, all)
    case .initial(let storyboard):
      let found = boards(storyboard).compactMap { board in
        board.initialViewController.map { SceneKey($0, in: board) }
      }
      return (found.count == 1 ? found[0] : nil, found.count == 1 ? [] : found)
    case .nib(let name):
      if name == nil, let cast = call.cast { return (nil, views(of: cast)) }
      guard let name else { return (nil, order.filter { scenes[$0]?.document.kind == .xib }) }
      return (views(of: name).first, [])
    case .registration(let name):
      guard let name else { return (nil, order.filter { scenes[$0]?.document.kind == .xib }) }
      return (views(of: name).first, [])
    case .nibName(let name):
      guard let name else { return (nil, order.filter { scenes[$0]?.document.kind == .xib }) }
      return (views(of: name).first, [])
    case .segue, .ownStoryboard: return (nil, [])
    }
  }

  /// Returns the views of a XIB by its name.
  private func views(of name: String) -> [SceneKey] {
    order.filter { key in
      scenes[key].map { $0.document.kind == .xib && Self.name(of: $0.document) == name } ?? false
    }
  }

  private mutating func settle(_ call: CallSite) {
    let path = sources.files[call.file].path
    if case .segue(let identifier) = call.kind {
      let owner = order.first { scenes[$0]?.className == call.className && goes($0) && call.className != nil }
      let known = owner.map { segueIdentifiers(of: $0) } ?? []
      if let owner {
        if identifier.map(known.contains) != true {
          stay(owner, file: path, line: call.line, "cannot determine the segue that this call performs")
        }
      } else {
        for key in order where goes(key) && (identifier == nil || segueIdentifiers(of: key).contains(identifier!)) {
          guard !segueIdentifiers(of: key).isEmpty else { continue }
          stay(key, file: path, line: call.line, "code outside its class performs a segue")
        }
      }
      return
    }
    for key in keys(of: call).possible where goes(key) {
      stay(key, file: path, line: call.line, "cannot determine the scene that this call loads")
    }
  }

  private func segueIdentifiers(of key: SceneKey) -> Set<String> {
    guard let entry = scenes[key] else { return [] }
    return Set(Self.segues(below: entry.object, in: entry.document).compactMap(\.identifier))
  }

  // MARK: - Entry points

  private mutating func settleEntries() {
    for entry in entries {
      guard let board = storyboard(entry.name), let initial = board.initialViewController else { continue }
      let key = SceneKey(initial, in: board)
      guard goes(key), entryPlace == nil else { continue }
      stay(
        key, file: entry.file, line: 1,
        "it is the initial scene, and no delegate has a window and a method that can create it")
    }
  }

  /// Returns the names of main storyboards whose initial scene is moved.
  func changedEntries(_ going: Set<SceneKey>) -> Set<String> {
    Set(
      entries.map(\.name).filter { name in
        guard let board = storyboard(name), let initial = board.initialViewController else { return false }
        return going.contains(SceneKey(initial, in: board))
      })
  }

  /// The method of a delegate in which the window is created.
  private var entryPlace: (file: Int, function: FunctionDeclSyntax, isScene: Bool)? {
    let usesScenes = texts.contains { path, text in
      path.hasSuffix(".plist") && text.contains("UIApplicationSceneManifest")
        || path.hasSuffix(".pbxproj") && text.contains("INFOPLIST_KEY_UIApplicationSceneManifest")
    }
    let name = usesScenes ? "scene(_:willConnectTo:options:)" : "application(_:didFinishLaunchingWithOptions:)"
    for entry in sources.classes.values.sorted(by: { $0.node.name.text < $1.node.name.text }) {
      guard entry.memberNames.contains("window") else { continue }
      for member in entry.members.compactMap({ $0.as(FunctionDeclSyntax.self) })
      where member.fullName == name && member.body != nil {
        return (entry.file, member, usesScenes)
      }
    }
    return nil
  }

  func editEntry(_ units: [SceneKey: ConvertedUnit], _ edits: inout [Int: SourceEdits]) {
    let names = changedEntries(Set(units.keys))
    guard let name = names.sorted().first, let board = storyboard(name), let initial = board.initialViewController,
      let unit = units[SceneKey(initial, in: board)], let place = entryPlace, let body = place.function.body
    else { return }
    let bytes = sources.files[place.file].parsed.bytes
    let outer = ClassEditor.blanks(before: place.function.trimmedBytes.lowerBound, in: bytes)
    let first = body.statements.first.map { ClassEditor.blanks(before: $0.trimmedBytes.lowerBound, in: bytes) }
    let inner = first.flatMap { $0.count > outer.count ? $0 : nil } ?? outer + "    "
    let parameter = place.function.signature.parameterClause.parameters.first.map {
      ($0.secondName ?? $0.firstName).text
    }
    let unit1 = String(inner.dropFirst(outer.count))
    let lines =
      place.isScene
      ? [
        "if let windowScene = \(parameter ?? "scene") as? UIWindowScene {",
        "\(unit1)let window = UIWindow(windowScene: windowScene)",
        "\(unit1)window.rootViewController = \(unit.className)()", "\(unit1)window.makeKeyAndVisible()",
        "\(unit1)self.window = window", "}",
      ]
      : [
        "let window = UIWindow(frame: UIScreen.main.bounds)", "window.rootViewController = \(unit.className)()",
        "window.makeKeyAndVisible()", "self.window = window",
      ]
    edits[place.file, default: SourceEdits()].insert(
      lines.map { "\n\(inner)\($0)" }.joined(), at: body.leftBrace.trimmedBytes.upperBound)
  }

  // MARK: - Callers

  func editCalls(_ units: [SceneKey: ConvertedUnit], _ edits: inout [Int: SourceEdits]) {
    for call in calls {
      var own = edits[call.file] ?? SourceEdits()
      defer { edits[call.file] = own }
      switch call.kind {
      case .segue(let identifier):
        guard
          let key = order.first(where: { units[$0] != nil && scenes[$0]?.className == call.className }),
          let segue = units[key]?.classes.first(where: \.isMain)?.members?.segues.first(where: {
            $0.identifier == identifier
          })
        else { continue }
        own.replace(call.range, with: "\(call.base)\(segue.method)(\(call.sender))")
      case .ownStoryboard:
        // A view controller that is created in code has no storyboard.
        guard let key = order.first(where: { units[$0] != nil && scenes[$0]?.className == call.className }),
          let document = scenes[key]?.document, document.kind == .storyboard, !own.covers(call.range.lowerBound)
        else { continue }
        own.replace(call.range, with: "UIStoryboard(name: \"\(Self.name(of: document))\", bundle: nil)")
      default:
        guard let key = keys(of: call).found, let unit = units[key] else { continue }
        edit(call, unit, &own)
      }
    }
  }

  private func edit(_ call: CallSite, _ unit: ConvertedUnit, _ edits: inout SourceEdits) {
    switch call.kind {
    case .registration:
      edits.replace(call.range, with: "\(unit.className).self")
      if let statement = call.statement {
        let bytes = sources.files[call.file].parsed.bytes
        let blanks = ClassEditor.blanks(before: statement.lowerBound, in: bytes).utf8.count
        var end = statement.upperBound
        if end < bytes.count, bytes[end] == UInt8(ascii: "\n") { end += 1 }
        edits.replace(statement.lowerBound - blanks..<end, with: "")
      }
    case .nibName: edits.replace(call.range, with: "nil")
    default:
      var made = "\(unit.className)()"
      if case .nib = call.kind, let size = unit.classes.first(where: \.isMain)?.members?.size {
        made =
          "\(unit.className)(frame: CGRect(x: 0, y: 0, width: \(Self.number(size.width)), height: \(Self.number(size.height))))"
      }
      if let guarded = call.guarded {
        edits.replace(guarded.range, with: "let \(guarded.name) = \(made)")
      } else if call.isOptional {
        edits.replace(call.range, with: "\(made) as \(call.cast ?? unit.className)?")
      } else {
        edits.replace(call.range, with: made)
      }
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
  }

  // MARK: - Classes

  /// Returns the indentation of a level in a file.
  func unit(of file: Int) -> String {
    guard
      let entry = sources.classes.values.filter({ $0.file == file }).min(by: { $0.node.position < $1.node.position }),
      let member = entry.members.first
    else { return "    " }
    let blanks = ClassEditor.blanks(before: member.trimmedBytes.lowerBound, in: sources.files[file].parsed.bytes)
    return blanks.isEmpty ? "    " : blanks
  }

  /// The facts about the classes to which the converter adds code.
  var projectClasses: [String: ProjectClass] {
    var result: [String: ProjectClass] = [:]
    for name in sources.classes.keys {
      let chain = sources.chain(name)
      var known = ProjectClass()
      known.methods = Set(chain.flatMap(\.methods))
      let own = Set(chain[0].ownOutlets.filter { !$0.hasObservers }.map(\.name))
      known.assignedOutlets = Set(chain.flatMap(\.outlets).map(\.name)).subtracting(own)
      known.members = Set(chain.flatMap(\.memberNames)).subtracting(own)
      result[name] = known
    }
    return result
  }

  /// Returns a scene with a class that leads to a scene, or that the scene leads to. The scene's own class may be added
  /// to the file of that class.
  func neighbor(of key: SceneKey, among going: Set<SceneKey>) -> SceneKey? {
    guard let entry = scenes[key] else { return nil }
    func hasClass(_ key: SceneKey) -> Bool { scenes[key]?.className != nil && going.contains(key) }
    for segue in Self.segues(below: entry.object, in: entry.document) {
      if let target = segue.destination.flatMap({ target($0, in: entry.document) }), hasClass(target) { return target }
    }
    for other in order where hasClass(other) {
      for segue in Self.segues(below: scenes[other]!.object, in: scenes[other]!.document)
      where segue.destination.flatMap({ target($0, in: scenes[other]!.document) }) == key { return other }
    }
    // Otherwise use any scene with a class, preferably one in the same file.
    return order.first { hasClass($0) && $0.file == key.file } ?? order.first(where: hasClass)
  }
}
