/// An object in a project file with validated fields: each known field has the kind of value that Xcode writes.
package struct XcodeObject: Sendable {
  package let id: String
  /// The class, such as `PBXNativeTarget` or `PBXFileReference`.
  package let isa: String
  package let fields: [String: PropertyListValue]

  /// Returns a text field. Numbers are texts in a project file.
  package func text(_ field: String) -> String? { fields[field]?.string }

  /// Returns a text field, or nil if it is empty.
  package func nonEmptyText(_ field: String) -> String? {
    guard let text = text(field), !text.isEmpty else { return nil }
    return text
  }

  package func texts(_ field: String) -> [String] { fields[field]?.strings ?? [] }

  package func dictionary(_ field: String) -> [String: PropertyListValue] { fields[field]?.dictionary ?? [:] }
}

extension XcodeObject {
  private enum FieldKind {
    case text
    case texts
    case dictionary
    case dictionaries
  }

  /// The kinds of the fields that are read here. A value of another kind than Xcode writes is ignored and reported.
  private static let kinds: [String: FieldKind] = [
    "isa": .text, "name": .text, "path": .text, "sourceTree": .text, "fileRef": .text, "productRef": .text,
    "lastKnownFileType": .text, "explicitFileType": .text, "mainGroup": .text, "projectDirPath": .text,
    "buildConfigurationList": .text, "defaultConfigurationName": .text, "developmentRegion": .text,
    "productName": .text, "productType": .text, "productReference": .text, "shellPath": .text, "target": .text,
    "targetProxy": .text, "containerPortal": .text, "remoteGlobalIDString": .text, "remoteInfo": .text,
    "remoteRef": .text, "baseConfigurationReference": .text, "baseConfigurationReferenceAnchor": .text,
    "baseConfigurationReferenceRelativePath": .text, "package": .text, "repositoryURL": .text,
    "relativePath": .text, "platformFilter": .text, "dstSubfolderSpec": .text, "dstPath": .text, "fileType": .text,
    "filePatterns": .text, "compilerSpec": .text, "currentVersion": .text,
    "children": .texts, "targets": .texts, "buildPhases": .texts, "buildRules": .texts, "dependencies": .texts,
    "buildConfigurations": .texts, "files": .texts, "inputPaths": .texts, "outputPaths": .texts,
    "inputFileListPaths": .texts, "outputFileListPaths": .texts, "packageReferences": .texts,
    "packageProductDependencies": .texts, "fileSystemSynchronizedGroups": .texts, "exceptions": .texts,
    "membershipExceptions": .texts, "explicitFolders": .texts, "platformFilters": .texts, "knownRegions": .texts,
    "inputFiles": .texts, "outputFiles": .texts,
    "buildSettings": .dictionary, "settings": .dictionary, "requirement": .dictionary,
    "attributes": .dictionary, "explicitFileTypes": .dictionary, "platformFiltersByRelativePath": .dictionary,
    "projectReferences": .dictionaries,
  ]

  /// - Parameter issues: An array to which ignored values are added, each with its position in the file.
  init?(id: String, value: PropertyListValue, path: String, issues: inout [XcodeFileError]) {
    func leaveOut(_ position: String, _ reason: String) {
      issues.append(.malformed(path: path, position: "objects.\(id)\(position)", reason: reason))
    }
    guard case .dictionary(var fields) = value else {
      leaveOut("", "expected an object, found \(value.kindName); ignoring it")
      return nil
    }
    guard let isa = fields["isa"]?.string else {
      leaveOut("", "the object has no “isa”; ignoring it")
      return nil
    }
    for (field, value) in fields {
      guard let kind = Self.kinds[field] else { continue }
      switch kind {
      case .text where value.string != nil, .dictionary where value.dictionary != nil: continue
      case .texts:
        if value.strings != nil { continue }
        guard let values = value.array else { break }
        fields[field] = .array(values.filter { $0.string != nil })
        leaveOut(".\(field)", "the list contains values other than strings; ignoring them")
        continue
      case .dictionaries where value.array?.allSatisfy({ $0.dictionary != nil }) == true: continue
      default: break
      }
      // Some tools write a single text instead of a list.
      if case .texts = kind, let text = value.string {
        fields[field] = .array([.string(text)])
        continue
      }
      fields[field] = nil
      leaveOut(".\(field)", "unexpected \(value.kindName); ignoring it")
    }
    self.id = id
    self.isa = isa
    self.fields = fields
  }
}
