import Foundation
import Projects

/// Runs the script build phases of a project before anything is compiled. They run only on request, because they are
/// programs by the author of the project.
package struct ScriptPhases: Sendable {
  package let project: Project
  package let folder: BuildFolder
  /// The time limit of a script, which also applies to all processes that it starts.
  package var timeout = Duration.seconds(600)
  package var progress: @Sendable (String) -> Void = { _ in }

  package init(project: Project, folder: BuildFolder) {
    self.project = project
    self.folder = folder
  }

  /// Runs the scripts of targets in their order, except those of third-party packages.
  ///
  /// - Returns: The output of all scripts.
  /// - Throws: ``ScriptFailure`` when a script fails.
  @discardableResult
  package func run(of targets: [Target]) throws -> String {
    var output = ""
    for target in targets where !target.isThirdParty && target.leftOut == nil {
      for script in target.scripts where !script.script.isEmpty {
        progress("Running \"\(script.name)\" of \(target.name)")
        let run = try ProcessRun.run(
          ["/bin/sh", "-c", "exec \"$@\"", "phase"] + Self.words(of: script.shell) + ["-c", script.script],
          in: project.root, environment: try environment(of: target, script), timeout: timeout)
        output += run.output
        guard run.succeeded else {
          throw ScriptFailure(
            phase: script.name, target: target.name, output: run.output,
            reason: run.timedOut
              ? "did not finish within \(timeout.components.seconds) seconds" : "failed with status \(run.status)")
        }
      }
    }
    return output
  }

  /// Returns the words of a shell with its options, such as `/bin/bash -l`.
  private static func words(of shell: String) -> [String] {
    let words = shell.split(separator: " ").map(String.init)
    return words.isEmpty ? ["/bin/sh"] : words
  }

  /// Returns the environment variables that Xcode provides to a script, as far as they apply.
  ///
  /// - Source: developer.apple.com/documentation/xcode/running-custom-scripts-during-a-build
  private func environment(of target: Target, _ script: BuildScript) throws -> [String: String] {
    var result = ProcessInfo.processInfo.environment
    let root = project.root.path(percentEncoded: false).trimmingSuffix("/")
    let derived = try folder.folder("derived/\(target.moduleName)").path(percentEncoded: false).trimmingSuffix("/")
    let products = try folder.folder("products").path(percentEncoded: false).trimmingSuffix("/")
    result["SRCROOT"] = root
    result["SOURCE_ROOT"] = root
    result["PROJECT_DIR"] = root
    result["PROJECT_NAME"] = project.name
    result["PODS_ROOT"] = "\(root)/Pods"
    result["TARGET_NAME"] = target.name
    result["TARGETNAME"] = target.name
    result["PRODUCT_NAME"] = target.settings.productName ?? target.name
    result["PRODUCT_MODULE_NAME"] = target.moduleName
    result["PRODUCT_BUNDLE_IDENTIFIER"] = target.settings.bundleIdentifier
    result["INFOPLIST_FILE"] = target.settings.infoPlistFile?.path(percentEncoded: false)
    result["CONFIGURATION"] = project.configuration ?? "Debug"
    result["ACTION"] = "build"
    result["PLATFORM_NAME"] = "iphonesimulator"
    result["SDKROOT"] = "iphonesimulator"
    result["BUILT_PRODUCTS_DIR"] = products
    result["TARGET_BUILD_DIR"] = products
    result["CONFIGURATION_BUILD_DIR"] = products
    result["DERIVED_FILE_DIR"] = derived
    result["TEMP_DIR"] = derived
    result["SCRIPT_INPUT_FILE_COUNT"] = "\(script.inputs.count)"
    result["SCRIPT_OUTPUT_FILE_COUNT"] = "\(script.outputs.count)"
    for (number, file) in script.inputs.enumerated() { result["SCRIPT_INPUT_FILE_\(number)"] = file }
    for (number, file) in script.outputs.enumerated() { result["SCRIPT_OUTPUT_FILE_\(number)"] = file }
    return result
  }
}

/// The failure of a script of a project.
package struct ScriptFailure: Error, CustomStringConvertible {
  package let phase: String
  package let target: String
  package let output: String
  package let reason: String

  package var description: String { "the build phase \"\(phase)\" of \(target) \(reason)\n\(output)" }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : self
  }
}
