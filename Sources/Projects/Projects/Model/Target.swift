import Foundation

/// One module to be compiled, with what belongs to it.
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

  /// What the project calls it. Unique in the project.
  package var name: String
  /// What `import` calls it: `PRODUCT_MODULE_NAME`, or the name as an identifier.
  package var moduleName: String
  package var kind: Kind
  /// Why it is not built here (a watch app, a widget, another platform), or nil.
  package var leftOut: String?
  /// Swift files in the project's order, as absolute paths without `..`.
  package var sources: [URL]
  /// Files of C, Objective-C and C++ among the sources: reported, not compiled unless the target has nothing else and is plain C.
  package var foreignSources: [URL]
  package var bridgingHeader: URL?
  /// Its Swift files may use what Objective-C declares, without importing it.
  package var hasObjectiveC: Bool {
    bridgingHeader != nil || foreignSources.contains { ["m", "mm"].contains($0.pathExtension) }
  }
  /// Swift files that the project names and that are not there: ignored by git, or made by a phase that did not run.
  package var missingSources: [URL] = []
  /// Whether its Swift files may use declarations that no file at hand has: of Objective-C, or generated ones.
  package var hasUnseenDeclarations: Bool {
    hasObjectiveC || !missingSources.isEmpty || usesGeneratingPlugin
      || resources.contains { Target.modelExtensions.contains($0.file.pathExtension) }
  }
  /// Whether a build tool plugin of a package may generate sources. Linters and formatters, which have their purpose in
  /// their name, do not.
  private var usesGeneratingPlugin: Bool {
    scripts.contains { script in
      let name = script.name.lowercased()
      return name.hasPrefix(Target.pluginPrefix) && !name.contains("lint") && !name.contains("format")
    }
  }
  /// Begins the names of the scripts that represent plugins.
  package static let pluginPrefix = "plugin "
  /// Models that Xcode generates Swift for.
  private static let modelExtensions: Set<String> = [
    "mlmodel", "mlpackage", "intentdefinition", "rcproject", "reality",
  ]
  package var resources: [Resource]
  package var settings: TargetSettings
  /// Names of targets of the project, as `Target.name`.
  package var dependencies: [String]
  /// Modules of packages and other projects that it is linked with, as `ThirdPartyModule.name`.
  package var externalDependencies: [String]
  /// All modules that its sources import, Apple's among them, sorted. Imports in branches that a build for iOS leaves out are not.
  package var importedModules: [String]
  /// For tests: the app that they are loaded into.
  package var hostApp: String?
  /// It comes with a package that was fetched, and is no part of the project itself.
  package var isThirdParty = false
  /// A macro, or a module that only macros are made of: the compiler runs it, and no app has it.
  package var runsInCompiler = false
  /// Phases that run programs, and files that they make.
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

/// A file or folder that goes into the target's bundle.
package struct Resource: Sendable, Hashable {
  package enum Placing: String, Sendable {
    /// By its kind: storyboards, catalogs and strings are found where the bundle looks for them; others lie at its top.
    case processed
    /// A folder that is copied with its structure.
    case copied
  }

  package var file: URL
  package var placing: Placing
  /// `en`, `Base` …, where it lies in an `.lproj`.
  package var localization: String?

  package init(file: URL, placing: Placing = .processed, localization: String? = nil) {
    self.file = file
    self.placing = placing
    self.localization = localization
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
