/// A build configuration of a project or a target, such as `Debug` or `Release`.
package struct XcodeConfiguration: Sendable {
  package var name: String
  package var settings: [String: PropertyListValue]
  /// The identifier of the reference to the `.xcconfig` file.
  package var baseFile: String?
  /// The `.xcconfig` file in a synchronized folder: the folder's identifier, and the path within it.
  package var baseFileInFolder: (folder: String, path: String)?
}

/// A package that a project uses.
package struct XcodePackageReference: Sendable {
  package enum Place: Sendable, Hashable {
    case remote(url: String, requirement: String?)
    case local(path: String)
  }

  package var id: String
  package var place: Place
}

/// Exceptions for some files of a synchronized folder.
package struct XcodeFolderException: Sendable {
  /// The identifier of the target, or of the build phase of a target.
  package var target: String
  /// The paths relative to the folder. They are excluded from targets that contain the folder, and included in targets
  /// that do not.
  package var paths: [String]
  /// The platforms of files, by path.
  package var platforms: [String: [String]]
}

extension XcodeProjectFile {
  /// Returns the configurations in a list of a target or of the project, in order.
  package func configurations(of list: String?) -> [XcodeConfiguration] {
    (object(list, isa: "XCConfigurationList")?.texts("buildConfigurations") ?? []).compactMap { id in
      guard let object = object(id, isa: "XCBuildConfiguration"), let name = object.nonEmptyText("name") else {
        return nil
      }
      var result = XcodeConfiguration(
        name: name, settings: object.dictionary("buildSettings"), baseFile: object.text("baseConfigurationReference"))
      if let folder = object.text("baseConfigurationReferenceAnchor"),
        let path = object.text("baseConfigurationReferenceRelativePath")
      {
        result.baseFileInFolder = (folder, path)
      }
      return result
    }
  }

  package func defaultConfiguration(of list: String?) -> String? {
    object(list, isa: "XCConfigurationList")?.nonEmptyText("defaultConfigurationName")
  }

  /// The packages, in the project's order.
  package var packageReferences: [XcodePackageReference] {
    root.texts("packageReferences").compactMap { id in
      guard let object = object(id) else { return nil }
      switch object.isa {
      case "XCRemoteSwiftPackageReference":
        guard let url = object.nonEmptyText("repositoryURL") else { return nil }
        return XcodePackageReference(
          id: id, place: .remote(url: url, requirement: Self.requirement(object.dictionary("requirement"))))
      case "XCLocalSwiftPackageReference":
        guard let path = object.nonEmptyText("relativePath") else { return nil }
        return XcodePackageReference(id: id, place: .local(path: FilePaths.joined(sourceRoot, path)))
      default: return nil
      }
    }
  }

  private static func requirement(_ fields: [String: PropertyListValue]) -> String? {
    let version = fields["version"]?.string ?? fields["minimumVersion"]?.string ?? ""
    switch fields["kind"]?.string {
    case "upToNextMajorVersion": return "from \(version)"
    case "upToNextMinorVersion": return "from \(version), up to next minor"
    case "exactVersion": return "exactly \(version)"
    case "versionRange": return "\(version) to \(fields["maximumVersion"]?.string ?? "")"
    case "branch": return fields["branch"]?.string.map { "branch \($0)" }
    case "revision": return fields["revision"]?.string.map { "revision \($0)" }
    default: return nil
    }
  }

  /// The other projects that this project refers to, as paths with the identifiers of their references.
  package var projectReferences: [(id: String, path: String)] {
    let listed = root.fields["projectReferences"]?.array ?? []
    return listed.compactMap { entry in
      guard let id = entry.dictionary?["ProjectRef"]?.string, case .file(let path)? = locations[id] else { return nil }
      return (id, path)
    }
  }

  /// Returns the exceptions for files of a synchronized folder, in order.
  package func exceptions(ofFolder id: String) -> [XcodeFolderException] {
    (object(id)?.texts("exceptions") ?? []).compactMap { exception in
      guard let object = object(exception), let target = object.text("target") ?? object.text("buildPhase") else {
        return nil
      }
      var platforms: [String: [String]] = [:]
      for (path, value) in object.dictionary("platformFiltersByRelativePath") { platforms[path] = value.strings ?? [] }
      return XcodeFolderException(target: target, paths: object.texts("membershipExceptions"), platforms: platforms)
    }
  }

  /// Returns the identifier of the app that a target's tests run in.
  package func testTarget(of target: String) -> String? {
    root.dictionary("attributes")["TargetAttributes"]?.dictionary?[target]?.dictionary?["TestTargetID"]?.string
  }
}
