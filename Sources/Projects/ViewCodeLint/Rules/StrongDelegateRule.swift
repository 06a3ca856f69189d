import SourceRewriting
import SwiftSources
import SwiftSyntax

/// A rule for delegates that the objects that they own retain.
struct StrongDelegateRule: LintRule {
  let description = RuleDescription(
    21, "strong-delegate", "A strong delegate or data source", .types, .warning,
    why: """
      A delegate usually owns the object that it is the delegate of. If the object retains its delegate, they \
      form a retain cycle. The rule finds stored optional variables of classes that are named after a delegate \
      or data source and have the type of a protocol. Helpers that the class itself creates are accepted.
      """,
    examples: [
      RuleExample(
        """
        protocol CardDelegate: AnyObject { func didTap() }

        final class Card: UIView {
          var delegate: CardDelegate? // finding
        }
        """),
      RuleExample(
        """
        protocol CardDelegate { func didTap() }

        final class Card: UIView {
          public var cardDelegate: (any CardDelegate)? // finding
        }
        """),
      RuleExample(
        """
        protocol Rows: AnyObject {}

        class List {
          var dataSource: Rows! // finding
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          var textDelegate: UITextFieldDelegate? // finding
        }
        """),
      RuleExample(
        """
        protocol CardDelegate: AnyObject {}

        final class Card: UIView {
          weak var delegate: CardDelegate?
        }
        """),
      RuleExample(
        """
        protocol CardDelegate {}

        struct Card {
          var delegate: CardDelegate?
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          let transitionDelegate = TransitionDelegate()
          var sheetDelegate: SheetDelegate? = SheetDelegate()
        }

        final class TransitionDelegate: NSObject {}
        final class SheetDelegate: NSObject {}
        """),
      RuleExample(
        """
        protocol CardDelegate: AnyObject {}

        final class Card: UIView {
          var delegate: CardDelegate? { owner }
          unowned var other: CardDelegate
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          var delegate: ((Int) -> Void)?
        }
        """),
      RuleExample(
        """
        protocol CardDelegate: AnyObject {}

        extension Card {
          func set(_ delegate: CardDelegate?) {
            var delegate: CardDelegate? = delegate
            delegate = nil
          }
        }
        """),
    ])

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    for variable in file.index.variables {
      guard variable.parent?.is(MemberBlockItemSyntax.self) == true, variable.bindings.count == 1,
        let binding = variable.bindings.first, variable.bindingSpecifier.text == "var",
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
        name == "delegate" || name == "dataSource" || name.hasSuffix("Delegate") || name.hasSuffix("DataSource"),
        binding.initializer == nil, ProjectProperty.AccessorReading.isStored(binding),
        !variable.modifiers.contains(where: {
          ["weak", "unowned", "static", "class", "override"].contains($0.name.text)
        }),
        variable.attributes.isEmpty, let written = binding.typeAnnotation?.type,
        written.is(OptionalTypeSyntax.self) || written.is(ImplicitlyUnwrappedOptionalTypeSyntax.self),
        let type = project.type(around: variable, in: file), type.kind == .class
      else { continue }
      let bare = TypeName.bare(written)
      let declared = project.types.type(bare)
      let isAppleProtocol =
        declared == nil && bare.hasPrefix("UI") && !bare.contains("Diffable")
        && (bare.hasSuffix("Delegate") || bare.hasSuffix("DataSource"))
      guard declared?.kind == .protocol || isAppleProtocol, isHandedIn(name, type, project) else { continue }
      let isClassBound = isAppleProtocol || isForClasses(declared!, project, depth: 0)
      let start = variable.bindingSpecifier.trimmedBytes.lowerBound
      report.add(
        at: variable, in: file, "\(name) is held strongly, and mostly owns the object that holds it",
        fix: isClassBound
          ? LintFix("make it weak", [LintFix.Edit(start..<start, "weak ")])
          : LintFix("make it weak, and \(bare) a protocol of classes: \(bare): AnyObject"))
    }
  }

  /// Returns whether the class assigns no object to the property that it creates itself.
  private func isHandedIn(_ name: String, _ type: ProjectType, _ project: LintedProject) -> Bool {
    !type.assignments.contains { assignment, _ in
      assignment.target.names == [name] && assignment.value.flatMap { ValueTypes.type(of: $0) } != nil
    }
  }

  private func isForClasses(_ type: ProjectType, _ project: LintedProject, depth: Int) -> Bool {
    type.inherited.contains { name in
      if ["AnyObject", "class", "NSObjectProtocol"].contains(name) || project.types.isKind(name, of: "NSObject") {
        return true
      }
      guard depth < 8, let inherited = project.types.type(name) else {
        return name.hasPrefix("UI") && name.hasSuffix("Delegate")
      }
      return isForClasses(inherited, project, depth: depth + 1)
    }
  }
}
