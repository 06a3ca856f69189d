import Foundation
import PackagePlugin

/// A build plugin that builds `viewcode-image-helper` for targets with ImageCodecs, and provides its path to
/// ImageCodecs.
///
/// If a target depended on the executable, the executable's code and the libraries that it isolates would be linked
/// into every program. Without any dependency, packages that use this package would not build it. A tool of a build
/// plugin is built with the target, also in packages that depend on this package, and is linked into nothing.
@main
struct ImageHelperPath: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let helper = try context.tool(named: "viewcode-image-helper").url
    let source = context.pluginWorkDirectoryURL.appending(path: "BuiltImageHelper.swift")
    let code = """
      enum BuiltImageHelper {
        /// The path of the helper that SwiftPM has built. It is valid as long as the build folder exists.
        static let path = \(String(reflecting: helper.path(percentEncoded: false)))
      }
      """
    // An unchanged file is not written, because ImageCodecs and all modules above it would be compiled again.
    let script = #"printf '%s\n' "$1" | cmp -s - "$2" || printf '%s\n' "$1" >"$2""#
    return [
      .buildCommand(
        displayName: "Telling ImageCodecs where viewcode-image-helper is",
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", script, "sh", code, source.path(percentEncoded: false)],
        inputFiles: [helper], outputFiles: [source])
    ]
  }
}
