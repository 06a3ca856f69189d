/// A `.xcodeproj`: the objects of its `project.pbxproj`, and the locations of the files that it refers to.
package struct XcodeProjectFile: Sendable {
  /// The path of the `.xcodeproj`.
  package let path: String
  /// The `PBXProject` object.
  package let root: XcodeObject
  package let objects: [String: XcodeObject]
  /// The `$(SRCROOT)`: the folder that contains the `.xcodeproj`, or another folder that the project specifies.
  package let sourceRoot: String
  /// The locations of files, groups and folders, by the identifiers of their objects.
  package private(set) var locations: [String: XcodeFileLocation] = [:]
  /// All targets, in the project's order.
  package private(set) var targets: [XcodeTarget] = []
  /// The identifiers of Xcode 16's synchronized folders, sorted.
  package private(set) var synchronizedFolders: [String] = []
  /// Invalid parts of the file, which are ignored.
  package private(set) var issues: [XcodeFileError]

  package var name: String { FilePaths.stem(of: path) }
  /// The path of the `project.pbxproj`.
  package var file: String { "\(path)/project.pbxproj" }

  /// Reads a project.
  ///
  /// - Parameter path: The path of the `.xcodeproj`.
  package static func read(_ path: String) throws(XcodeFileError) -> XcodeProjectFile {
    let file = "\(path)/project.pbxproj"
    return try XcodeProjectFile(path: path, contents: PropertyListReader.read(file))
  }

  package init(path: String, contents: PropertyListValue) throws(XcodeFileError) {
    let file = "\(path)/project.pbxproj"
    guard case .dictionary(let top) = contents else {
      throw .malformed(path: file, position: "", reason: "expected a project, found \(contents.kindName)")
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
      throw .malformed(path: file, position: "rootObject", reason: "the file does not name its root object")
    }
    guard let root = objects[rootID], root.isa == "PBXProject" else {
      throw .malformed(path: file, position: "rootObject", reason: "the root object “\(rootID)” is not a project")
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

  // MARK: - Locations of files

  /// Determines the locations of files by visiting the groups with an explicit stack, because groups may form cycles or
  /// be nested to any depth.
  private mutating func locate() {
    var waiting: [(id: String, folder: XcodeFileLocation)] = []
    let top = XcodeFileLocation.file(sourceRoot)
    if let main = root.text("mainGroup") { waiting.append((main, top)) }
    while let (id, folder) = waiting.popLast() {
      guard let object = objects[id] else { continue }
      guard locations[id] == nil else {
        // In Xcode, a file is only in one group. Report groups that contain themselves.
        if object.isa.hasSuffix("Group"), let parent = locations[id], parent != location(of: object, in: folder) {
          issues.append(
            .malformed(
              path: file, position: "objects.\(id)", reason: "the group is contained in several groups or in itself"))
        }
        continue
      }
      let place = location(of: object, in: folder)
      locations[id] = place
      for child in object.texts("children").reversed() { waiting.append((child, place)) }
    }
    // Locate objects that are in no group, such as products, and files that a merge lost.
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

/// The location of a file that a project refers to.
package enum XcodeFileLocation: Sendable, Hashable {
  /// An absolute path without `..`, which need not exist.
  case file(String)
  /// A product of a build.
  case product(String)
  /// A path in Xcode or one of its SDKs.
  case developer(String)
  /// A path in a source tree that a user configured in Xcode's settings.
  case unknown(tree: String, path: String)
}
