import ToolSupport
import XcodeProjects

/// The script phases and tools that generate missing files.
enum GeneratedFiles {
  /// Tools that generate sources, and the names of their output.
  private static let tools: [(name: String, words: [String], files: [String])] = [
    ("R.swift", ["rswift", "r.swift"], ["R.generated.swift", "R.swift"]),
    ("SwiftGen", ["swiftgen"], ["Generated", "Strings.swift", "Assets.swift", "XCAssets", "L10n", "Storyboards"]),
    ("Sourcery", ["sourcery"], [".generated.swift", "AutoMockable", "Generated"]),
    ("Apollo", ["apollo"], ["API.swift"]),
    ("protoc", ["protoc"], [".pb.swift", ".grpc.swift"]),
    ("Cuckoo", ["cuckoo"], ["GeneratedMocks.swift"]),
    ("Mockolo", ["mockolo"], ["Mocks.swift"]),
    ("Needle", ["needle"], ["NeedleGenerated.swift"]),
  ]

  /// Returns whether a file is a program for Tuist or SwiftPM, and not part of a module.
  static func isManifest(_ path: String) -> Bool {
    let name = FilePaths.name(of: path)
    if name == "Package.swift" || name.hasPrefix("Package@swift-") || name == "Dangerfile.swift" { return true }
    guard ["Project.swift", "Workspace.swift", "Tuist.swift", "Config.swift", "Dependencies.swift"].contains(name)
    else {
      return false
    }
    guard let bytes = try? FileSystem.bytes(of: path, limit: 1 << 20) else { return false }
    return SwiftSourceScan(bytes).imports.contains { $0.module == "ProjectDescription" }
  }

  /// Returns warnings about Tuist projects in a folder. Their manifests are programs that only Tuist can run.
  static func generatorDiagnostics(below folder: String, opened project: Project) -> [Diagnostic] {
    guard FileSystem.isFolder(folder), project.kind == .folder || project.kind == .swiftPackage else { return [] }
    var diagnostics: [Diagnostic] = []
    var level = [folder]
    for _ in 0..<3 {
      var next: [String] = []
      for folder in level {
        for entry in (try? FileSystem.entries(of: folder)) ?? [] where !entry.name.hasPrefix(".") && !entry.isLink {
          let path = "\(folder)/\(entry.name)"
          if entry.kind == .folder {
            if !FileRole.opaqueFolders.contains(FilePaths.ending(of: entry.name)) { next.append(path) }
          } else if entry.name == "Project.swift" || entry.name == "Workspace.swift", isManifest(path) {
            diagnostics.append(
              Diagnostic(
                .warning, "the targets of this project are unknown; run `tuist generate` to create the project",
                file: .file(path)))
          }
        }
      }
      level = next
    }
    return Array(diagnostics.prefix(8))
  }

  /// Returns a description of the generator of a file, such as `the phase “Generate” makes it`, or nil if it is
  /// unknown.
  static func maker(of path: String, scripts: [BuildScript]) -> String? {
    let name = FilePaths.name(of: path)
    if let script = scripts.first(where: { $0.outputs.contains(path) }) {
      return "the build phase “\(script.name)” creates it"
    }
    if let script = scripts.first(where: { $0.script.contains(name) }) {
      return "the build phase “\(script.name)” creates it"
    }
    for tool in tools where tool.files.contains(where: { path.contains($0) }) {
      if let script = scripts.first(where: { script in
        let text = script.script.lowercased()
        return tool.words.contains { text.contains($0) }
      }) {
        return "\(tool.name) creates it in the build phase “\(script.name)”"
      }
    }
    return name == "R.generated.swift" ? "R.swift creates it" : nil
  }
}
