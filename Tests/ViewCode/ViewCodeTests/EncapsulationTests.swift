import CompilerRuns
import TestHosts
import Testing

/// Programs that must not compile: accesses of outsiders to the steps of a view.
@Suite("Encapsulation", .ownHosts)
struct EncapsulationTests {
  /// Returns a program with a view with a base class, one with the protocol, and an outsider that uses both.
  private func program(_ outsider: String) -> String {
    """
    import UIKit
    import ViewCode

    final class CardView: CodedView {
      private let title = UILabel()
      var hierarchy: Hierarchy { title }
      var layout: Layout { title.topAnchor.constraint(equalTo: topAnchor) }
      var configuration: Configuration { Setting(\\.text, of: title, to: "title") }
    }

    final class ControlView: UIControl, ViewCoding {
      private let pipeline = Pipeline()
      private let title = UILabel()
      init() {
        super.init(frame: .zero)
        pipeline.build(self)
      }
      @available(*, unavailable)
      required init?(coder: NSCoder) { fatalError() }
      var hierarchy: Hierarchy { title }
      var layout: Layout { title.topAnchor.constraint(equalTo: topAnchor) }
    }

    @MainActor
    func outsider(_ card: CardView, _ control: ControlView) {
      \(outsider)
    }
    """
  }

  @Test("the program compiles as long as the outsider keeps out; reading a step is no harm")
  func compiles() throws {
    let run = try CompilerRun(program("card.backgroundColor = .red; _ = card.hierarchy; _ = control.layout"))
    #expect(run.succeeded, "\(run.diagnostics)")
  }

  @Test(
    "an outsider can't carry a step out",
    arguments: [
      ("card.hierarchy.build(in: card)", "'build' is inaccessible due to 'internal' protection level"),
      ("_ = card.layout.parts", "'parts' is inaccessible due to 'internal' protection level"),
      ("_ = card.layout.constraints", "'constraints' is inaccessible due to 'internal' protection level"),
      ("card.configuration.applyFirst()", "'applyFirst' is inaccessible due to 'internal' protection level"),
      ("card.reconfigure()", "'reconfigure' is inaccessible due to 'internal' protection level"),
      ("card.pipeline.build(card)", "'pipeline' is inaccessible due to 'private' protection level"),
      ("control.pipeline.build(control)", "'pipeline' is inaccessible due to 'private' protection level"),
      ("control.pipeline.reconfigure(control)", "'pipeline' is inaccessible due to 'private' protection level"),
    ])
  func refused(_ statement: String, _ diagnostic: String) throws {
    let run = try CompilerRun(program(statement))
    #expect(!run.succeeded)
    #expect(run.diagnostics.contains(diagnostic), "\(run.diagnostics)")
  }

  @Test("a view that lacks a step does not compile")
  func missingStep() throws {
    let run = try CompilerRun(
      """
      import UIKit
      import ViewCode
      final class Bare: CodedView {
        var hierarchy: Hierarchy { UIView() }
      }
      """)
    #expect(!run.succeeded)
    #expect(run.diagnostics.contains("type 'Bare' does not conform to protocol 'ViewCoding'"), "\(run.diagnostics)")
  }

  @Test(
    "lines that mean nothing do not compile",
    arguments: [
      ("box.pin(.leading, to: other.topAnchor)", "cannot convert value of type 'NSLayoutYAxisAnchor'"),
      ("box.pin(.top, to: other.trailingAnchor)", "cannot convert value of type 'NSLayoutXAxisAnchor'"),
      ("box.width(.system)", "reference to member 'system' cannot be resolved"),
      ("other", "'UIView' does not conform to"),
    ])
  func linesRefused(_ line: String, _ diagnostic: String) throws {
    let run = try CompilerRun(
      """
      import UIKit
      import ViewCode
      final class Card: CodedView {
        let (box, other) = (UIView(), UIView())
        var hierarchy: Hierarchy { box }
        var layout: Layout {
          box.pin(.edges)
          \(line)
        }
      }
      """)
    #expect(!run.succeeded)
    #expect(run.diagnostics.contains(diagnostic), "\(run.diagnostics)")
  }

  @Test("a body registered for a kind that it does not show does not compile")
  func wrongBody() throws {
    func program(_ kind: String) -> String {
      """
      import UIKit
      import ViewCode
      struct Quote {}
      struct Photo {}
      final class QuoteBody: UIView, BodyView {
        func configure(for quote: Quote) {}
      }
      @MainActor func bodies() -> Bodies<Any> { Bodies<Any>().register(QuoteBody(), for: \(kind).self) }
      """
    }
    let right = try CompilerRun(program("Quote"))
    #expect(right.succeeded, "\(right.diagnostics)")
    let wrong = try CompilerRun(program("Photo"))
    #expect(!wrong.succeeded)
    #expect(
      wrong.diagnostics.contains("requires the types 'Photo' and 'Quote' be equivalent"),
      "\(wrong.diagnostics)")
  }
}
