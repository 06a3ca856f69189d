import Foundation
import XcodeProjects

/// A reader for a folder of Swift files, or a single file, without a project. All files are one module.
enum FolderReading {
  private static let maxScannedBytes = 4 << 20

  static func readFile(_ path: String, into assembly: ProjectAssembly) {
    var target = Target(
      name: FilePaths.stem(of: path),
      moduleName: BuildSettingModifier.identifier(FilePaths.stem(of: path), isExtended: true),
      kind: .library)
    target.sources = [.file(path)]
    target.settings.conditions = ["DEBUG"]
    target.kind = startsApp(target.sources) ? .app : .library
    assembly.add(target, container: "")
  }

  static func readFolder(_ folder: String, into assembly: ProjectAssembly) throws(ProjectError) {
    assembly.add(try target(of: folder, assembly), container: "")
  }

  /// Returns a target for the contents of a folder, with the folder's name.
  static func target(of folder: String, _ assembly: ProjectAssembly) throws(ProjectError) -> Target {
    do throws(XcodeFileError) { _ = try FileSystem.entries(of: folder) } catch {
      throw .unreadable(path: folder, reason: error.reason)
    }
    let own = FilePaths.ending(of: folder) == "swiftpm" ? FilePaths.stem(of: folder) : FilePaths.name(of: folder)
    let name = own.isEmpty ? "App" : own
    var target = Target(name: name, moduleName: BuildSettingModifier.identifier(name, isExtended: true), kind: .library)
    // New projects in current versions of Xcode have this setting.
    target.settings.generatesAssetSymbolExtensions = true
    let walk = FolderWalk(
      folder, isAllowed: { path in if case .there = assembly.files.find(path) { true } else { false } },
      skip: reasonToSkip)
    for diagnostic in walk.diagnostics { assembly.report(diagnostic) }
    for (folder, reason) in walk.skipped { assembly.report(.note, "ignoring this folder: \(reason)", file: folder) }
    for found in walk.found {
      switch FileRole.of(found.path, isFolder: found.isFolder) {
      case .swift where !found.isFolder && !GeneratedFiles.isManifest(found.path):
        target.sources.append(.file(found.path))
      case .foreign where !found.isFolder: target.foreignSources.append(.file(found.path))
      case .resource where isResource(found.path):
        target.resources.append(
          Resource(
            file: found.isFolder ? .folder(found.path) : .file(found.path),
            localization: FileRole.localization(of: found.path)))
      case .copiedFolder where FilePaths.ending(of: found.path) == "bundle":
        target.resources.append(Resource(file: .folder(found.path), placing: .copied))
      default: break
      }
    }
    guard !target.sources.isEmpty else {
      throw .noProject(path: folder, reason: "the folder contains no project, no package and no Swift file")
    }
    target.kind = startsApp(target.sources) ? .app : .library
    target.settings.conditions = ["DEBUG"]
    readInfoPlist(walk, into: &target, assembly)
    return target
  }

  private static func reasonToSkip(_ relative: String) -> String? {
    let name = FilePaths.name(of: relative)
    switch name {
    case "Pods": return "it belongs to CocoaPods"
    case "Carthage": return "it belongs to Carthage"
    case "DerivedData", "build", "Build", "SourcePackages": return "it contains build products"
    case "node_modules", "vendor", "fastlane", "Scripts", "scripts", "docs": return "it belongs to other tools"
    default: break
    }
    let lower = name.lowercased()
    return lower == "tests" || lower == "test" || lower.hasSuffix("tests") ? "it contains tests" : nil
  }

  private static func isResource(_ path: String) -> Bool {
    path.contains(".lproj/")
      || [
        "xcassets", "storyboard", "xib", "strings", "stringsdict", "xcstrings", "json", "plist", "png", "jpg", "jpeg",
        "gif",
        "pdf", "svg", "heic", "webp", "ttf", "otf", "ttc", "mp3", "wav", "m4a", "mp4", "mov", "html", "css", "js",
        "txt", "xml",
        "csv", "xcdatamodeld", "xcdatamodel", "lottie",
      ].contains(FilePaths.ending(of: path))
  }

  /// Reads the Info.plist of the folder if there is only one candidate.
  private static func readInfoPlist(_ walk: FolderWalk, into target: inout Target, _ assembly: ProjectAssembly) {
    let files = walk.found.filter { FilePaths.name(of: $0.path) == "Info.plist" }
    guard let file = files.min(by: { ($0.relative.count, $0.relative) < ($1.relative.count, $1.relative) }) else {
      return
    }
    do throws(XcodeFileError) {
      guard case .dictionary(let values) = try PropertyListReader.read(file.path) else { return }
      target.settings.infoPlistFile = .file(file.path)
      target.settings.infoPlist = InfoPlistMerging.merged(
        file: values, settings: settings(of: target), isApp: target.kind == .app)
      target.resources.removeAll { $0.file.lastPathComponent == "Info.plist" }
    } catch {
      assembly.report(.warning, error.reason, file: error.path, line: error.line)
    }
  }

  /// Returns build settings that an Xcode project would have, according to the Info.plist.
  private static func settings(of target: Target) -> BuildSettings {
    let values = [
      ("PRODUCT_NAME", target.name), ("TARGET_NAME", target.name), ("PRODUCT_MODULE_NAME", target.moduleName),
      ("EXECUTABLE_NAME", target.name), ("DEVELOPMENT_LANGUAGE", "en"), ("PRODUCT_BUNDLE_PACKAGE_TYPE", "APPL"),
      ("PRODUCT_BUNDLE_IDENTIFIER", "app.\(target.moduleName)"), ("MARKETING_VERSION", "1.0"),
      ("CURRENT_PROJECT_VERSION", "1"),
    ]
    return BuildSettings(
      levels: [values.map { BuildSettingAssignment(name: $0.0, value: $0.1) }],
      conditions: BuildSettings.Conditions(configuration: "Debug"))
  }

  /// Returns whether one of the files launches an app: with `@main` or `@UIApplicationMain` on an app's delegate, or
  /// with a call of `UIApplicationMain`.
  static func startsApp(_ sources: [URL]) -> Bool {
    sources.contains { source in
      guard let bytes = try? FileSystem.bytes(of: source.path, limit: maxScannedBytes) else { return false }
      return SwiftSourceScan(bytes).startsApp
    }
  }
}
