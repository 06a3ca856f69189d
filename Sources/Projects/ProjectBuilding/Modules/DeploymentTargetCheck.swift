import Foundation
import Projects
import ToolSupport

/// A check for uses of API newer than the deployment target, which are errors in Xcode. The compiler here does not
/// check for them.
struct DeploymentTargetCheck {
  let toolchain: Toolchain
  let compiler: SwiftCompiler
  let folder: BuildFolder

  /// Returns the flags that make the compiler write an index of references.
  func compilerFlags() throws -> [String] {
    ["-index-store-path", try folder.folder("index").path(percentEncoded: false), "-index-ignore-system-modules"]
  }

  /// Returns an error for each use, at its place in the author's file.
  ///
  /// - Parameters:
  ///   - inputs: A module that was compiled with ``compilerFlags()``.
  ///   - objects: The object files of its sources, in the same order.
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

  /// Returns whether the use is in the author's own code, and not in rewritten or generated code.
  private func isAuthors(_ finding: AvailabilityCheck.Finding, file: String, line: Int) -> Bool {
    guard !file.hasPrefix(folder.root.path(percentEncoded: false)),
      let text = try? String(contentsOf: URL(filePath: file), encoding: .utf8)
    else { return false }
    let name = finding.name.prefix { $0 != "(" }
    // For these, the text contains the name of the type or no name.
    if name == "init" || name == "subscript" { return true }
    let lines = CompiledLines.split(text)
    return lines.indices.contains(line - 1) && lines[line - 1].contains(name)
  }
}
