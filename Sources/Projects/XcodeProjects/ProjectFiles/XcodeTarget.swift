/// A target of a project's file.
package struct XcodeTarget: Sendable {
  package enum Kind: Sendable {
    case native
    case aggregate
    /// A target that an external build tool builds.
    case legacy
  }

  package var id: String
  package var name: String
  package var kind: Kind
  /// The product type without the common prefix, such as `application` for `com.apple.product-type.application`.
  package var productType: String
  package var productName: String?
  /// The identifier of the reference to the product.
  package var productReference: String?
  package var configurationList: String?
  package var phases: [XcodeBuildPhase]
  package var rules: [XcodeBuildRule]
  package var dependencies: [XcodeTargetDependency]
  package var packageProducts: [XcodePackageProduct]
  /// The identifiers of the target's synchronized folders.
  package var synchronizedFolders: [String]
}

package struct XcodeBuildPhase: Sendable {
  package enum Kind: Sendable {
    case sources
    case resources
    case frameworks
    case headers
    /// A phase that copies files. The value `subfolder` is Xcode's number of the destination: 1 the bundle, 7 its
    /// resources, 10 frameworks, 13 plug-ins, 16 products.
    case copyFiles(subfolder: Int)
    case script(XcodeScript)
    case other
  }

  package var id: String
  package var name: String?
  package var kind: Kind
  package var files: [XcodeBuildFile]
}

/// A file or product in a build phase, with its settings.
package struct XcodeBuildFile: Sendable {
  package var fileReference: String?
  package var product: XcodePackageProduct?
  package var compilerFlags: String?
  /// The platforms, such as `ios` or `maccatalyst`. The array is empty for all platforms.
  package var platforms: [String]
}

package struct XcodeScript: Sendable, Hashable {
  package var shell: String
  package var script: String
  package var inputs: [String]
  package var outputs: [String]
  package var inputLists: [String]
  package var outputLists: [String]
}

/// A rule that specifies the program for a kind of file, and its output.
package struct XcodeBuildRule: Sendable, Hashable {
  package var name: String?
  package var fileType: String
  package var patterns: String?
  package var script: String?
  package var inputs: [String]
  package var outputs: [String]
}

package enum XcodeTargetDependency: Sendable, Hashable {
  /// A target of the same project, with its identifier.
  case target(String)
  /// A target of another project, which is a file reference here, with its identifier and its name.
  case remote(project: String, id: String?, name: String?)
  /// A plugin of a package.
  case packageProduct(XcodePackageProduct)
}

/// A product of a Swift package that a target uses.
package struct XcodePackageProduct: Sendable, Hashable {
  package var name: String
  /// The identifier of the package's reference. Old files have none for local packages.
  package var package: String?
}

extension XcodeProjectFile {
  /// Returns all targets, in the project's order, each once.
  func readTargets() -> [XcodeTarget] {
    var seen: Set<String> = []
    return root.texts("targets").compactMap { id in seen.insert(id).inserted ? object(id).flatMap(target) : nil }
  }

  private func target(_ object: XcodeObject) -> XcodeTarget? {
    let kind: XcodeTarget.Kind
    switch object.isa {
    case "PBXNativeTarget": kind = .native
    case "PBXAggregateTarget": kind = .aggregate
    case "PBXLegacyTarget": kind = .legacy
    default: return nil
    }
    guard let name = object.nonEmptyText("name") else { return nil }
    let prefix = "com.apple.product-type."
    let type = object.text("productType") ?? ""
    return XcodeTarget(
      id: object.id, name: name, kind: kind,
      productType: type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type,
      productName: object.nonEmptyText("productName"), productReference: object.text("productReference"),
      configurationList: object.text("buildConfigurationList"),
      phases: object.texts("buildPhases").compactMap { self.object($0).map(phase) },
      rules: object.texts("buildRules").compactMap { self.object($0, isa: "PBXBuildRule").map(rule) },
      dependencies: object.texts("dependencies").compactMap {
        self.object($0, isa: "PBXTargetDependency").flatMap(dependency)
      },
      packageProducts: object.texts("packageProductDependencies").compactMap(packageProduct),
      synchronizedFolders: object.texts("fileSystemSynchronizedGroups"))
  }

  private func phase(_ object: XcodeObject) -> XcodeBuildPhase {
    let kind: XcodeBuildPhase.Kind
    switch object.isa {
    case "PBXSourcesBuildPhase": kind = .sources
    case "PBXResourcesBuildPhase": kind = .resources
    case "PBXFrameworksBuildPhase": kind = .frameworks
    case "PBXHeadersBuildPhase": kind = .headers
    case "PBXCopyFilesBuildPhase": kind = .copyFiles(subfolder: Int(object.text("dstSubfolderSpec") ?? "") ?? 0)
    case "PBXShellScriptBuildPhase":
      kind = .script(
        XcodeScript(
          shell: object.nonEmptyText("shellPath") ?? "/bin/sh", script: object.text("shellScript") ?? "",
          inputs: object.texts("inputPaths"), outputs: object.texts("outputPaths"),
          inputLists: object.texts("inputFileListPaths"), outputLists: object.texts("outputFileListPaths")))
    default: kind = .other
    }
    return XcodeBuildPhase(
      id: object.id, name: object.nonEmptyText("name"), kind: kind,
      files: object.texts("files").compactMap { self.object($0, isa: "PBXBuildFile").map(buildFile) })
  }

  private func buildFile(_ object: XcodeObject) -> XcodeBuildFile {
    XcodeBuildFile(
      fileReference: object.text("fileRef"), product: packageProduct(object.text("productRef")),
      compilerFlags: object.dictionary("settings")["COMPILER_FLAGS"]?.string,
      platforms: object.text("platformFilter").map { [$0] } ?? object.texts("platformFilters"))
  }

  private func rule(_ object: XcodeObject) -> XcodeBuildRule {
    XcodeBuildRule(
      name: object.nonEmptyText("name"), fileType: object.text("fileType") ?? "",
      patterns: object.nonEmptyText("filePatterns"), script: object.text("script"),
      inputs: object.texts("inputFiles"), outputs: object.texts("outputFiles"))
  }

  private func dependency(_ object: XcodeObject) -> XcodeTargetDependency? {
    if let product = packageProduct(object.text("productRef")) { return .packageProduct(product) }
    if let target = object.text("target") { return .target(target) }
    guard let proxy = self.object(object.text("targetProxy"), isa: "PBXContainerItemProxy") else { return nil }
    guard let container = proxy.text("containerPortal"), container != root.id else {
      return proxy.text("remoteGlobalIDString").map { .target($0) }
    }
    return .remote(
      project: container, id: proxy.text("remoteGlobalIDString"),
      name: proxy.nonEmptyText("remoteInfo") ?? object.nonEmptyText("name"))
  }

  private func packageProduct(_ id: String?) -> XcodePackageProduct? {
    guard let object = object(id, isa: "XCSwiftPackageProductDependency"), let name = object.nonEmptyText("productName")
    else { return nil }
    // Plugins have names such as `plugin:Name`.
    return XcodePackageProduct(
      name: name.hasPrefix("plugin:") ? String(name.dropFirst(7)) : name, package: object.text("package"))
  }
}
