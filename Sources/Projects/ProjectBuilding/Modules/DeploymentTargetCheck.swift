import Foundation
import Projects
import ToolSupport

/// Finds uses of API newer than the deployment target: an error in Xcode, which this compiler does not check.
struct DeploymentTargetCheck {
  let toolchain: Toolchain
  let compiler: SwiftCompiler
  let folder: BuildFolder

  /// What has the compiler write down what sources refer to.
  func compilerFlags() throws -> [String] {
    ["-index-store-path", try folder.folder("index").path(percentEncoded: false), "-index-ignore-system-modules"]
  }

  /// - Parameters:
  ///   - inputs: a module that was compiled with ``compilerFlags()``.
  ///   - objects: what was made of its files, in their order.
  /// - Returns: an error for each use, at its place in the author's file.
  func messages(of inputs: ModuleInputs, objects: [URL], target: SystemVersion) throws -> [Diagnostic] {
    let check = AvailabilityCheck(
      table: toolchain.availability, target: target,
      index: SourceIndex(
        library: compiler.indexLibrary, folder: try folder.folder("index").path(percentEncoded: false)),
      demangle: DemangledNames(compiler: compiler, file: try folder.folder("index").appending(path: "names")).texts)
    func text(_ file: URL) -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
    let findings = try check.findings(
      in: zip(inputs.files, objects).map { file, object in ({ text(file) }, object.path(percentEncoded: false)) })
    return zip(inputs.files, findings).flatMap { file, findings -> [Diagnostic] in
      guard !findings.isEmpty else { return [] }
      let places = SourcePlaces(text(file))
      return findings.compactMap { finding in
        let place = places.place(ofLine: finding.line)
        let path = place.file ?? file.path(percentEncoded: false)
        guard isAuthors(finding, file: path, line: place.line) else { return nil }
        return Diagnostic(
          .error, "'\(finding.name)' is only available in iOS \(finding.since) or newer",
          at: .init(path, line: place.line, column: finding.column))
      }
    }
  }

  /// Whether the author wrote it, and not what rewrote or completed the sources.
  private func isAuthors(_ finding: AvailabilityCheck.Finding, file: String, line: Int) -> Bool {
    guard !file.hasPrefix(folder.root.path(percentEncoded: false)),
      let text = try? String(contentsOf: URL(filePath: file), encoding: .utf8)
    else { return false }
    let name = finding.name.prefix { $0 != "(" }
    // Of these the text has the type's name, or none.
    if name == "init" || name == "subscript" { return true }
    let lines = CompiledLines.split(text)
    return lines.indices.contains(line - 1) && lines[line - 1].contains(name)
  }
}
