import CompilerRuns
import Testing

@Suite("#Preview in the compiler")
struct PreviewCompilerTests {
  @Test("the errors of a file with previews are its own, those found after type checking too")
  func errors() throws {
    let run = try CompilerRun(
      """
      import UIKit

      #Preview { UIView() }

      func unset() -> Int {
        let value: Int
        return value
      }

      #Preview("Two") { UIViewController() }

      func missing(_ condition: Bool) -> Int {
        if condition { return 1 }
      }
      """, product: .object, plugin: "PreviewMacros")
    #expect(!run.succeeded)
    let errors = run.diagnostics.split(separator: "\n").filter { $0.contains(": error: ") }.map {
      String($0.split(separator: "/").last!)
    }
    #expect(
      errors == [
        "Source.swift:7:10: error: constant 'value' used before being initialized",
        "Source.swift:14:1: error: missing return in global function expected to return 'Int'",
      ])
  }

  @Test("a file with previews compiles without a message where all is of the main actor by default")
  func isolation() throws {
    let run = try CompilerRun(
      """
      import UIKit

      final class Box: UIView {}

      #Preview { Box() }

      @available(iOS 17.0, *)
      #Preview("Two", traits: .sizeThatFitsLayout) {
        let box = Box()
        box.tag = 1
        return box
      }
      """, product: .object, flags: ["-default-isolation", "MainActor"], plugin: "PreviewMacros")
    #expect(run.succeeded && run.diagnostics.isEmpty, "\(run.diagnostics)")
  }

  @Test("the last expression behind declarations is the preview, without `return`")
  func declarationsBeforeTheView() throws {
    let run = try CompilerRun(
      """
      import UIKit

      @available(iOS 17.0, *)
      #Preview {
        let box = UIView(frame: .zero)
        let controller = UIViewController()
        UINavigationController(rootViewController: controller)
      }
      """, product: .object, plugin: "PreviewMacros")
    #expect(run.succeeded, "\(run.diagnostics)")
  }
}
