import Foundation
import UIKit
import ScreenCommands

/// What the program of a project runs in the place of its own `main`: the commands, over the project's previews and its app.
///
/// - Parameters:
///   - appMain: what the project's `@main` or `main.swift` became, or null.
///   - modules: the project's modules, as names between commas; each may have a function `viewcode_register_<module>` that makes its
///     classes, outlets and actions known by name.
/// - Returns: the program's exit status.
@MainActor
public func programRuntimeMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ appMain: (@convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32)?
) -> Int32 {
  if let appMain { AppEntry.main = { _ = appMain(argc, argv) } }
  SceneEntry.begin()
  VirtualDate.begin()
  ScreenIsolation.begin()
  NetworkAccess.begin()
  ModuleRegistration.run()
  if argc > 1, let command = argv[1], String(cString: command) == "test" {
    return ProjectTests.run(CommandLine.arguments.dropFirst(2).map { $0 })
  }
  ProjectScreens.collect()
  ConvertedCode.fill = ConvertedClasses.fill
  ViewCodeCommand.main()
  return 0
}

/// The same for the C `main` that products are linked with. Public, as an optimized build hides what is not.
@MainActor
@_cdecl("viewcode_product_main")
public func hostMainForC(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ appMain: (@convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32)?
) -> Int32 {
  programRuntimeMain(argc, argv, appMain)
}
