import ArgumentParser
import Foundation
import ProjectBuilding
import Projects
import ToolSupport

/// The command `viewcode doctor [PATH]`.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Say what a project is, and what will stand in the way of building it here.",
    discussion: """
      Builds nothing. What a build will leave out is told as far as names tell it: modules and API that are not here. Of a Swift package the manifest is run, as by every tool that reads it.
      """)

  @Argument(help: "The project.")
  var path = "."

  @OptionGroup var options: ProjectOptions

  func run() throws {
    try ending {
      let session = try options.open(path, fetches: false)
      let project = session.project
      print("\(project.name): \(project.kind.words), \(project.opened.path(percentEncoded: false))")
      for target in project.targets where !target.isThirdParty {
        let mark = target.name == project.mainTarget ? " (the one that is built)" : ""
        let reason = target.leftOut.map { ", left out: \($0)" } ?? ""
        print("  \(target.kind.rawValue) \(target.name): \(target.sources.count) Swift files\(reason)\(mark)")
        if !target.foreignSources.isEmpty {
          print("    \(target.foreignSources.count) files of C or Objective-C, which are not compiled")
        }
        for script in target.scripts where !script.script.isEmpty {
          print("    phase \"\(script.name)\" is not run: --run-scripts runs it")
        }
        for plugin in target.scripts where plugin.script.isEmpty { print("    \(plugin.name) is not run") }
      }
      let fetched = project.targets.filter { $0.isThirdParty && $0.kind == .library }
      if !project.thirdParty.isEmpty || !fetched.isEmpty {
        print("Modules of other people:")
        for target in fetched { print("  \(target.moduleName): \(target.sources.count) Swift files") }
        for module in project.thirdParty {
          let state = module.sources.isEmpty ? "not on this machine" : "\(module.sources.count) Swift files"
          print("  \(module.name): \(module.origin.words), \(state)")
        }
      }
      if !project.diagnostics.isEmpty { print("To know:") }
      for diagnostic in project.diagnostics { print("  \(diagnostic)") }
      do {
        let toolchain = try Toolchain.find()
        let missing = Doctor.missingAppleModules(of: project, toolchain: toolchain)
        if !missing.isEmpty {
          print("Apple's modules that are imported and not here:")
          for (module, files) in missing { print("  \(module): \(files) files") }
        }
        try forecast(of: project, toolchain)
        try SwiftCompiler.find().check(for: toolchain, rememberingIn: nil)
        print("ViewCode \(ToolchainVersion.current) and this Swift fit each other.")
      } catch {
        print("ViewCode's installation: \(error)")
        throw CommandFailure(.installation, "nothing can be built before that is mended")
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
      print("Apple's names that are not here; code that uses them will be left out:")
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
    case .unknown: "nothing says where it comes from"
    }
  }
}
