import SwiftSources
import SwiftSyntax

/// A rule for steps of a view's pipeline that other code calls.
struct OutsideStepRule: LintRule {
  let description = RuleDescription(
    31, "outside-step", "A step of the pipeline that is called from outside", .types, .warning,
    why: """
      A view builds its hierarchy and then its constraints, once, in its initializer. A call from outside \
      repeats a step or changes the order. The rule recognizes the steps by the project's own protocol, which \
      has a method for the hierarchy and one for the constraints.
      """,
    examples: [
      RuleExample(
        """
        protocol ViewCode {
          func buildHierarchy()
          func setupConstraints()
        }

        final class Screen: UIViewController {
          let card = Card()

          override func viewDidLoad() {
            super.viewDidLoad()
            card.setupConstraints() // finding
          }
        }

        final class Card: UIView, ViewCode {
          func buildHierarchy() {}
          func setupConstraints() {}
        }
        """),
      RuleExample(
        """
        protocol ViewCode {
          func addSubviews()
          func makeConstraints()
        }

        func show(_ card: Card) {
          card.addSubviews() // finding
          card.makeConstraints() // finding
        }

        final class Card: UIView, ViewCode {
          func addSubviews() {}
          func makeConstraints() {}
        }
        """),
      RuleExample(
        """
        protocol ViewCode {
          func buildHierarchy()
          func setupConstraints()
        }

        class Card: UIView, ViewCode {
          func buildHierarchy() {}
          func setupConstraints() {}
        }

        final class WideCard: Card {}

        func show(_ card: WideCard?) { card?.buildHierarchy() } // finding
        """),
      RuleExample(
        """
        protocol ViewCode {
          func buildHierarchy()
          func setupConstraints()
        }

        extension ViewCode {
          func build() {
            buildHierarchy()
            setupConstraints()
          }
        }

        final class Card: UIView, ViewCode {
          override init(frame: CGRect) {
            super.init(frame: frame)
            self.setupConstraints()
          }

          func buildHierarchy() {}
          func setupConstraints() {}
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          let card = Card()

          override func viewDidLoad() {
            super.viewDidLoad()
            card.setupConstraints()
          }
        }

        final class Card: UIView {
          func setupConstraints() {}
        }
        """),
      RuleExample(
        """
        protocol ViewCode {
          func buildHierarchy()
          func setupConstraints()
        }

        final class Card: UIView, ViewCode {
          func buildHierarchy() {}
          func setupConstraints() {}
        }

        func show(_ card: Card) { card.update() }
        """),
      RuleExample(
        """
        protocol Loading {
          func load()
          func setupConstraints()
        }

        final class Card: UIView, Loading {
          func load() {}
          func setupConstraints() {}
        }

        func show(_ card: Card) { card.setupConstraints() }
        """),
      RuleExample(
        """
        protocol ViewCode {
          func buildHierarchy()
          func setupConstraints()
        }

        func show(_ plan: Plan) { plan.setupConstraints() }

        struct Plan {
          func setupConstraints() {}
        }
        """),
      RuleExample(
        """
        protocol ViewCode {
          func buildHierarchy()
          func setupConstraints()
        }

        class Card: UIView, ViewCode {
          func buildHierarchy() {}
          func setupConstraints() {}
        }

        final class WideCard: Card {
          override func setupConstraints() { super.setupConstraints() }
        }
        """),
    ])

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    let steps = project.steps
    for name in steps.all.sorted() {
      for call in file.index.calls[name] ?? [] {
        guard let owner = call.receiver, !owner.isSelf, !owner.isSuper, call.arguments.isEmpty,
          let type = project.typeName(of: owner, in: file), conforms(type, to: steps, project)
        else { continue }
        report.add(
          at: call, in: file, "\(name)() is a step of \(type)'s own pipeline, and is called from outside",
          fix: LintFix("let \(type) call it when it is made"))
      }
    }
  }

  private func conforms(_ type: String, to steps: PipelineSteps, _ project: LintedProject) -> Bool {
    project.types.ownAncestors(of: type).contains { !steps.protocols.isDisjoint(with: $0.inherited) }
  }
}
