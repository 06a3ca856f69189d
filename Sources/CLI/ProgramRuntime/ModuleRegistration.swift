import Foundation
import RuntimeSupport
import UIKit

/// Registers the classes of the project's modules by name.
@MainActor
enum ModuleRegistration {
  /// Calls the functions of each module in `VIEWCODE_MODULES`: `viewcode_register_<module>` for its classes, which
  /// rewriting the sources generates, and `viewcode_screens_<module>` for its screens.
  static func run(environment: [String: String] = ProcessInfo.processInfo.environment) {
    for module in (environment["VIEWCODE_MODULES"] ?? "").split(separator: ",") {
      MemberTables.register(module: String(module))
      for kind in ["register", "screens"] {
        ProgramFunction.named("viewcode_\(kind)_\(module)", as: (@convention(c) () -> Void).self)?()
      }
    }
  }
}
