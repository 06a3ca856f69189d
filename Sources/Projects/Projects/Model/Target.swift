import Foundation

/// A module to compile, with its files and settings.
package struct Target: Sendable {
  package enum Kind: String, Sendable {
    case app
    case framework
    case library
    case executable
    case unitTests
    case uiTests
    case appExtension
    case watchApp
    case aggregate
    case macro
    case plugin
    case systemLibrary
    case binary
    case other
  }

  /// The name of the target, which is unique in the project.
  package var name: String
  /// The name of the module in imports: `PRODUCT_MODULE_NAME`, or the target's name as an identifier.
  package var moduleName: String
  package var kind: Kind
  /// The reason for which the target is not built here (a watch app, a widget, another platform), or nil.
  package var leftOut: String?
  /// The Swift files in the project's order, as absolute paths without `..`.
  package var sources: [URL]
  /// The C, Objective-C and C++ files among the sources. They are reported, and are only compiled if the target has no
  /// other sources and is plain C.
  package var foreignSources: [URL]
  package var bridgingHeader: URL?
  /// Whether the target's Swift files may use Objective-C declarations without importing them.
  package var hasObjectiveC: Bool {
    bridgingHeader != nil || foreignSources.contains { ["m", "mm"].contains($0.pathExtension) }
  }
  /// The Swift files that the project names and that do not exist, because Git ignores them or a script phase that
  /// creates them did not run.
  package var missingSources: [URL] = []
  /// Whether the target's Swift files may use declarations that no available file contains: Objective-C declarations or
  /// generated ones.
  package var hasUnseenDeclarations: Bool {
    hasObjectiveC || !missingSources.isEmpty || usesGeneratingPlugin
      || resources.contains { Target.modelExtensions.contains($0.file.pathExtension) }
  }
  /// Whether a build tool plugin of a package may generate sources. Linters and formatters, which are recognized by
  /// their names, do not.
  private var usesGeneratingPlugin: Bool {
    scripts.contains { script in
      let name = script.name.lowercased()
      return name.hasPrefix(Target.pluginPrefix) && !name.contains("lint") && !name.contains("format")
    }
  }
  /// The prefix of the names of scripts that represent plugins.
  package static let pluginPrefix = "plugin "
  /// The extensions of models that Xcode generates Swift code for.
  private static let modelExtensions: Set<String> = [
    "mlmodel", "mlpackage", "intentdefinition", "rcproject", "reality",
  ]
  package var resources: [Resource]
  package var settings: TargetSettings
  /// The names of targets of the project, as in `Target.name`.
  package var dependencies: [String]
  /// The linked modules of packages and other projects, as in `ThirdPartyModule.name`.
  package var externalDependencies: [String]
  /// All modules that the sources import, including Apple's, sorted. Imports in branches that a build for iOS excludes
  /// are not included.
  package var importedModules: [String]
  /// The app that tests are loaded into, or nil for other targets.
  package var hostApp: String?
  /// Whether the target belongs to a fetched package, and not to the project itself.
  package var isThirdParty = false
  /// Whether the target is a macro, or a module that only macros depend on. The compiler runs it, and no app contains
  /// it.
  package var runsInCompiler = false
  /// The phases that run programs, and the files that they create.
  package var scripts: [BuildScript]

  package init(name: String, moduleName: String, kind: Kind) {
    self.name = name
    self.moduleName = moduleName
    self.kind = kind
    self.leftOut = nil
    self.sources = []
    self.foreignSources = []
    self.bridgingHeader = nil
    self.resources = []
    self.settings = TargetSettings()
    self.dependencies = []
    self.externalDependencies = []
    self.importedModules = []
    self.hostApp = nil
    self.scripts = []
  }
}

/// A file or folder that is added to the target's bundle.
package struct Resource: Sendable, Hashable {
  package enum Placing: String, Sendable {
    /// The resource is processed according to its kind: storyboards, catalogs and strings are put where the bundle
    /// looks for them, and others at its top level.
    case processed
    /// A folder is copied with its structure.
    case copied
  }

  package var file: URL
  package var placing: Placing
  /// The localization, such as `en` or `Base`, if the resource is in an `.lproj` folder.
  package var localization: String?
  /// The name of the bundle within the app that contains the resource, or nil for the app itself.
  package var bundle: String?

  package init(file: URL, placing: Placing = .processed, localization: String? = nil, bundle: String? = nil) {
    self.file = file
    self.placing = placing
    self.localization = localization
    self.bundle = bundle
  }
}

/// A phase or rule of a project that runs a program.
package struct BuildScript: Sendable, Hashable {
  package var name: String
  package var shell: String
  package var script: String
  package var inputs: [String]
  package var outputs: [String]

  package init(name: String, shell: String, script: String, inputs: [String], outputs: [String]) {
    self.name = name
    self.shell = shell
    self.script = script
    self.inputs = inputs
    self.outputs = outputs
  }
}
