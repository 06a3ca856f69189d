import Foundation
import RuntimeSupport
import UIKit

/// Makes the classes of the project's modules known by name.
@MainActor
enum ModuleRegistration {
  /// Calls what each module that `VIEWCODE_MODULES` names has to tell: `viewcode_register_<module>` of its classes,
  /// which the rewriting of sources makes, and `viewcode_screens_<module>` of what can be shown.
  static func run(environment: [String: String] = ProcessInfo.processInfo.environment) {
    for module in (environment["VIEWCODE_MODULES"] ?? "").split(separator: ",") {
      MemberTables.register(module: String(module))
      for kind in ["register", "screens"] {
        ProgramFunction.named("viewcode_\(kind)_\(module)", as: (@convention(c) () -> Void).self)?()
      }
    }
  }
}
