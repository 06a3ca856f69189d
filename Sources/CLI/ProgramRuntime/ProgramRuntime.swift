import Foundation
import ScreenCommands
import UIKit

/// Runs a project's program in place of the project's own `main`, with commands for the project's previews and its app.
///
/// - Parameter appMain: The function that replaces the project's `@main` type or main.swift, or null.
/// - Returns: The program's exit status.
@MainActor
public func programRuntimeMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ appMain: (@convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32)?
) -> Int32 {
  var environment = ProgramEnvironment.ofProcess(appMain: appMain.map { appMain in { _ = appMain(argc, argv) } })
  if argc > 1, let command = argv[1], String(cString: command) == "test" {
    return ProjectTests.run(CommandLine.arguments.dropFirst(2).map { $0 }, in: environment.entry)
  }
  if argc == 4, let command = argv[1], String(cString: command) == "record-answers" {
    return NetworkAccess.record(requests: CommandLine.arguments[2], into: CommandLine.arguments[3])
  }
  environment.found = ProjectScreens.all()
  ViewCodeCommand.main(in: environment)
  return 0
}

/// Calls ``programRuntimeMain(_:_:_:)`` for the C `main` that products are linked with. The function is public, because
/// an optimized build strips other symbols.
@MainActor
@_cdecl("viewcode_product_main")
public func hostMainForC(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ appMain: (@convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32)?
) -> Int32 {
  programRuntimeMain(argc, argv, appMain)
}
