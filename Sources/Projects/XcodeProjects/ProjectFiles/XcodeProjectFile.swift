/// A `.xcodeproj`: the objects of its `project.pbxproj`, and where the files lie that it names.
package struct XcodeProjectFile: Sendable {
  /// The `.xcodeproj` itself.
  package let path: String
  /// The `PBXProject`.
  package let root: XcodeObject
  package let objects: [String: XcodeObject]
  /// `$(SRCROOT)`: the folder that the `.xcodeproj` lies in, or another one that it names.
  package let sourceRoot: String
  /// Where files, groups and folders lie, by the identifiers of their objects.
  package private(set) var locations: [String: XcodeFileLocation] = [:]
  /// All targets, in the project's order.
  package private(set) var targets: [XcodeTarget] = []
  /// The identifiers of Xcode 16's synchronized folders, sorted.
  package private(set) var synchronizedFolders: [String] = []
  /// What was not as it should be and was left out.
  package private(set) var issues: [XcodeFileError]

  package var name: String { FilePaths.stem(of: path) }
  /// The `project.pbxproj`.
  package var file: String { "\(path)/project.pbxproj" }

  /// - Parameter path: The `.xcodeproj`.
  package static func read(_ path: String) throws(XcodeFileError) -> XcodeProjectFile {
    let file = "\(path)/project.pbxproj"
    return try XcodeProjectFile(path: path, contents: PropertyListReader.read(file))
  }

  package init(path: String, contents: PropertyListValue) throws(XcodeFileError) {
    let file = "\(path)/project.pbxproj"
    guard case .dictionary(let top) = contents else {
      throw .malformed(path: file, position: "", reason: "it is \(contents.kindName) where a project should be")
    }
    guard let values = top["objects"]?.dictionary else {
      throw .malformed(path: file, position: "objects", reason: "the project has no objects")
    }
    var issues: [XcodeFileError] = []
    var objects: [String: XcodeObject] = [:]
    objects.reserveCapacity(values.count)
    for (id, value) in values {
      objects[id] = XcodeObject(id: id, value: value, path: file, issues: &issues)
    }
    guard let rootID = top["rootObject"]?.string else {
      throw .malformed(path: file, position: "rootObject", reason: "the project does not say which object it is")
    }
    guard let root = objects[rootID], root.isa == "PBXProject" else {
      throw .malformed(path: file, position: "rootObject", reason: "there is no project “\(rootID)” among the objects")
    }
    self.path = path
    self.root = root
    self.objects = objects
    self.issues = issues.sorted { $0.description < $1.description }
    sourceRoot = FilePaths.joined(FilePaths.folder(of: path), root.text("projectDirPath") ?? "")
    locate()
    targets = readTargets()
    synchronizedFolders = objects.values.filter { $0.isa == "PBXFileSystemSynchronizedRootGroup" }.map(\.id).sorted()
  }

  package func object(_ id: String?, isa: String? = nil) -> XcodeObject? {
    guard let id, let object = objects[id], isa == nil || object.isa == isa else { return nil }
    return object
  }

  // MARK: - Where files lie

  /// Walks the groups from the top with a list of its own: groups may hold each other in a circle, or be nested as deep as a file
  /// lets them.
  private mutating func locate() {
    var waiting: [(id: String, folder: XcodeFileLocation)] = []
    let top = XcodeFileLocation.file(sourceRoot)
    if let main = root.text("mainGroup") { waiting.append((main, top)) }
    while let (id, folder) = waiting.popLast() {
      guard let object = objects[id] else { continue }
      guard locations[id] == nil else {
        // Xcode lets a file be in one group alone; a group within itself is worth a word.
        if object.isa.hasSuffix("Group"), let parent = locations[id], parent != location(of: object, in: folder) {
          issues.append(
            .malformed(path: file, position: "objects.\(id)", reason: "the group is in several groups, or in itself"))
        }
        continue
      }
      let place = location(of: object, in: folder)
      locations[id] = place
      for child in object.texts("children").reversed() { waiting.append((child, place)) }
    }
    // What is in no group: products, files that a merge lost.
    for (id, object) in objects where locations[id] == nil && Self.isLocated(object.isa) {
      locations[id] = location(of: object, in: top)
    }
  }

  private static func isLocated(_ isa: String) -> Bool {
    switch isa {
    case "PBXFileReference", "PBXGroup", "PBXVariantGroup", "XCVersionGroup", "PBXFileSystemSynchronizedRootGroup",
      "PBXReferenceProxy":
      true
    default: false
    }
  }

  private func location(of object: XcodeObject, in folder: XcodeFileLocation) -> XcodeFileLocation {
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>":
      switch folder {
      case .file(let folder): return .file(FilePaths.joined(folder, path))
      case .product: return .product(path)
      case .developer, .unknown: return path.isEmpty ? folder : .developer(path)
      }
    case "SOURCE_ROOT": return .file(FilePaths.joined(sourceRoot, path))
    case "<absolute>": return .file(FilePaths.normalized(path))
    case "BUILT_PRODUCTS_DIR": return .product(path)
    case "SDKROOT", "DEVELOPER_DIR": return .developer(path)
    case let other: return .unknown(tree: other, path: path)
    }
  }
}

/// Where a file lies that a project names.
package enum XcodeFileLocation: Sendable, Hashable {
  /// An absolute path without `..`; whether something lies there is another matter.
  case file(String)
  /// Made by a build.
  case product(String)
  /// In Xcode or one of its SDKs.
  case developer(String)
  /// Below a source tree that a person set up in Xcode's settings.
  case unknown(tree: String, path: String)
}
