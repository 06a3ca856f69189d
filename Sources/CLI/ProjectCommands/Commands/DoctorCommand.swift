import ArgumentParser
import Foundation
import ProjectBuilding
import Projects
import ToolSupport

/// The command `viewcode doctor [PATH]`.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Describe a project, and predict the problems of building it.",
    discussion: """
      Nothing is built. The command lists the modules and API that are not available, whose code a build will omit. \
      The manifest of a Swift package is run, as by every tool that reads it.

      Examples:
        viewcode doctor
        viewcode doctor MyApp.xcodeproj
      """)

  @OptionGroup var project: ProjectPath
  @OptionGroup(title: "Project options") var options: ProjectOptions

  func run() throws {
    try ending {
      let session = try options.open(project.path, fetches: false)
      let read = session.project
      print("\(read.name): \(read.kind.words), \(read.opened.path(percentEncoded: false))")
      for target in read.targets where !target.isThirdParty {
        let mark = target.name == read.mainTarget ? " (built by default)" : ""
        let reason = target.leftOut.map { ", omitted: \($0)" } ?? ""
        print("  \(target.kind.rawValue) \(target.name): \(target.sources.count) Swift files\(reason)\(mark)")
        if !target.foreignSources.isEmpty {
          print("    \(target.foreignSources.count) C and Objective-C files, which are not compiled")
        }
        for script in target.scripts where !script.script.isEmpty {
          print("    the phase \"\(script.name)\" is not run; --run-scripts runs it")
        }
        for plugin in target.scripts where plugin.script.isEmpty { print("    the plugin \(plugin.name) is not run") }
      }
      let fetched = read.targets.filter { $0.isThirdParty && $0.kind == .library }
      if !read.thirdParty.isEmpty || !fetched.isEmpty {
        print("Third-party modules:")
        for target in fetched { print("  \(target.moduleName): \(target.sources.count) Swift files") }
        for module in read.thirdParty {
          let state = module.sources.isEmpty ? "not on this machine" : "\(module.sources.count) Swift files"
          print("  \(module.name): \(module.origin.words), \(state)")
        }
      }
      if !read.diagnostics.isEmpty { print("Remarks:") }
      for diagnostic in read.diagnostics { print("  \(diagnostic)") }
      do {
        let toolchain = try Toolchain.find()
        let missing = Doctor.missingAppleModules(of: read, toolchain: toolchain)
        if !missing.isEmpty {
          print("Imported modules of Apple's that are not available:")
          for (module, files) in missing { print("  \(module): \(files) files") }
        }
        try forecast(of: read, toolchain)
        try SwiftCompiler.find().check(for: toolchain, rememberingIn: nil)
        print("ViewCode \(ToolchainVersion.current) matches this Swift toolchain.")
      } catch {
        print("ViewCode's installation: \(error)")
        throw CommandFailure.incompleteInstallation
      }
    }
  }
}

extension DoctorCommand {
  /// Prints the code that a build will omit.
  private func forecast(of project: Project, _ toolchain: Toolchain) throws {
    let stubbed = project.thirdParty.filter(\.sources.isEmpty)
    if !stubbed.isEmpty {
      print("Modules that generated stubs will replace: \(stubbed.map(\.name).joined(separator: ", "))")
    }
    let forecast = OmissionForecast(of: project, toolchain: toolchain, compiler: try? SwiftCompiler.find())
    let root = project.root.path(percentEncoded: false)
    if !forecast.names.isEmpty {
      print("Apple's names that are not available; code that uses them will be omitted:")
      for name in forecast.names.prefix(Self.mostNames) {
        let file = name.file.hasPrefix(root) ? String(name.file.dropFirst(root.count)) : name.file
        print("  \(name.name): \(name.uses) use\(name.uses == 1 ? "" : "s"), the first at \(file):\(name.line)")
      }
      let more = forecast.names.count - Self.mostNames
      if more > 0 { print("  … and \(more) more") }
    }
    for problem in forecast.startProblems { print("warning: \(problem)") }
  }

  /// The maximum number of names that are listed.
  private static let mostNames = 60
}

enum Doctor {
  /// Returns Apple's modules that the targets' sources import and that the toolchain lacks, with the numbers of files,
  /// the most used first.
  static func missingAppleModules(of project: Project, toolchain: Toolchain) -> [(module: String, files: Int)] {
    let available = Set(toolchain.importable().keys)
    var counts: [String: Int] = [:]
    for target in project.targets where target.leftOut == nil {
      for file in target.sources {
        for module in SourceImports.modules(of: file)
        where MissingName.Kind.ofModule(module) == .apple && !available.contains(module) {
          counts[module, default: 0] += 1
        }
      }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }
}

extension Project.Kind {
  var words: String {
    switch self {
    case .swiftPackage: "a Swift package"
    case .xcodeProject: "an Xcode project"
    case .xcodeWorkspace: "an Xcode workspace"
    case .folder: "a folder of Swift files"
    case .file: "a Swift file"
    }
  }
}

extension ThirdPartyModule.Origin {
  var words: String {
    switch self {
    case .remotePackage(let url, let locked, let requirement):
      "package \(url)" + ((locked ?? requirement).map { " \($0)" } ?? "")
    case .localPackage(let folder): "package in \(folder.path(percentEncoded: false))"
    case .pod(let name, let version, _, _): "pod \(name)" + (version.map { " \($0)" } ?? "")
    case .carthage(let address, let version, _): "Carthage \(address)" + (version.map { " \($0)" } ?? "")
    case .binary(let file): "binary \(file.lastPathComponent), which only Apple's systems load"
    case .unknown: "of unknown origin"
    }
  }
}
