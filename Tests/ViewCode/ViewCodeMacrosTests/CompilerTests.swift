import CompilerRuns
import Foundation
import TestHosts
import Testing

/// The compilation of programs with `@ViewCode` outside our package, which see only the public API of UIKit.
@Suite("@ViewCode in the compiler", .ownHosts)
struct CompilerTests {
  private func run(_ members: String = "", after: String = "") throws -> CompilerRun {
    try CompilerRun(
      """
      import UIKit
      import ViewCodeMacros

      @ViewCode
      public final class Avatar: UIImageView {
        @Configures var isOnline: Bool
        private let dot = UIView()
        private var hierarchy: Hierarchy { dot }
        private var layout: Layout {
          dot.size(12)
          dot.pin(.bottom, .trailing)
        }
        private var configuration: Configuration {
          Setting(\\.isHidden, of: dot, to: !isOnline)
        }
        \(members)
      }

      @ViewCode
      final class Screen: UIViewController {
        let avatar = Avatar(isOnline: true)
        private var hierarchy: Hierarchy { avatar }
        private var layout: Layout { avatar.pin(.center) }
      }
      \(after)
      """, plugin: "ViewCodeMacrosPlugin")
  }

  @Test("what the macro writes compiles with what UIKit and ViewCode show to everyone, and without a warning")
  func compiles() throws {
    let run = try run()
    #expect(run.succeeded, "\(run.diagnostics)")
    #expect(run.diagnostics.isEmpty, "\(run.diagnostics)")
  }

  @Test(
    "an outsider sees no step, and nothing that carries one out",
    arguments: [
      ("_ = avatar.layout", "'layout' is inaccessible due to 'private' protection level"),
      ("avatar.buildViewCode()", "'buildViewCode' is inaccessible due to 'private' protection level"),
      ("avatar.viewCodePipeline.build(avatar)", "'viewCodePipeline' is inaccessible due to 'private' protection level"),
      ("avatar.viewCode.rebuild()", "'rebuild' is inaccessible due to 'internal' protection level"),
      ("_ = Avatar.ViewCodeSteps.layout(of: avatar)", "'ViewCodeSteps' is inaccessible due to 'private' protection"),
      ("_ = Avatar(coder: NSCoder())", "a view written in code cannot be decoded from an archive"),
    ])
  func outsiders(statement: String, diagnostic: String) throws {
    let run = try run(after: "@MainActor func outsider(_ avatar: Avatar) { \(statement) }")
    #expect(!run.succeeded)
    #expect(run.diagnostics.contains(diagnostic), "\(run.diagnostics)")
  }

  @Test("the macro's errors are the compiler's, at their place and with their fix-it")
  func errors() throws {
    let run = try run("func again() { _ = layout }")
    #expect(!run.succeeded)
    #expect(
      run.diagnostics.contains(".swift:16:22: error: only the pipeline can read the step 'layout'"),
      "\(run.diagnostics)")
    #expect(run.diagnostics.contains("remove this use of 'layout'"), "\(run.diagnostics)")
    // A mistake causes one error.
    #expect(run.diagnostics.components(separatedBy: ".swift:16:22: error: ").count == 2, "\(run.diagnostics)")
  }

  @Test("a line that means nothing is an error in the step")
  func lines() throws {
    let run = try CompilerRun(
      """
      import UIKit
      import ViewCodeMacros
      @ViewCode
      final class Avatar: UIImageView {
        private let dot = UIView()
        private var hierarchy: Hierarchy { dot }
        private var layout: Layout { dot.pin(.leading, to: topAnchor) }
      }
      """, plugin: "ViewCodeMacrosPlugin")
    #expect(!run.succeeded)
    #expect(run.diagnostics.contains(":7:54: error: cannot convert value of type 'NSLayoutYAxisAnchor'"))
  }
}
