import Foundation
import PackagePlugin

/// Has SwiftPM build `viewcode-image-helper` for everything that ImageCodecs is in, and tells ImageCodecs where it lies.
///
/// A dependency of a target on an executable would link the executable's code, and the libraries that it is there to keep
/// away, into every program; and without any dependency, packages that use this one would not get it built. A tool of a build
/// plugin is built by whatever builds the target, in packages that depend on this one too, and linked into nothing.
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
    // A file that stays as it is keeps ImageCodecs, and all above it, from being compiled again.
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
