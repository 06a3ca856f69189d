import SwiftSources
import SwiftSyntax

/// A rule for classes that stop the app when a storyboard creates them.
struct TrappingCoderRule: LintRule {
  let description = RuleDescription(
    34, "trapping-coder", "`init(coder:)` that traps although a storyboard creates the class", .types, .error,
    why: """
      UIKit creates the objects of storyboards and nibs with `init(coder:)`. If that initializer traps, the \
      app stops when it loads the Interface Builder file that names the class.
      """,
    source: "developer.apple.com/documentation/uikit/uiview/init(coder:)",
    examples: [
      RuleExample(
        """
        final class Card: UIView {
          required init?(coder: NSCoder) { // finding
            fatalError("init(coder:) has not been implemented")
          }
        }
        """, interfaces: ["Main.storyboard": "<view customClass=\"Card\" customModule=\"Shop\"/>"]),
      RuleExample(
        """
        final class Screen: UIViewController {
          required init?(coder: NSCoder) { preconditionFailure() } // finding
        }
        """, interfaces: ["Main.storyboard": "<viewController customClass=\"Screen\"/>"]),
      RuleExample(
        """
        final class Row: UITableViewCell {
          required init?(coder aDecoder: NSCoder) { // finding
            fatalError("not for storyboards")
          }
        }

        final class Tile: UICollectionViewCell {
          required init?(coder: NSCoder) { fatalError() } // finding
        }
        """, interfaces: ["Row.xib": "<tableViewCell customClass=\"Row\"/><collectionViewCell customClass=\"Tile\"/>"]),
      RuleExample(
        """
        final class Card: UIView {
          required init?(coder: NSCoder) { fatalError() }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          required init?(coder: NSCoder) {
            super.init(coder: coder)
            if subviews.isEmpty { fatalError("the nib is empty") }
          }
        }
        """, interfaces: ["Card.xib": "<view customClass=\"Card\"/>"]),
      RuleExample(
        """
        final class Screen: UIViewController {
          let item: Item

          init?(item: Item, coder: NSCoder) {
            self.item = item
            super.init(coder: coder)
          }

          required init?(coder: NSCoder) { fatalError() }

          static func make(_ board: UIStoryboard, _ item: Item) -> UIViewController {
            board.instantiateViewController(identifier: "screen") { Screen(item: item, coder: $0) }
          }
        }
        """, interfaces: ["Main.storyboard": "<viewController customClass=\"Screen\"/>"]),
      RuleExample(
        """
        final class Card: UIView {
          required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        """, interfaces: ["Main.storyboard": "<view customClass=\"Card\"/>"]),
      RuleExample(
        """
        final class Screen: UIViewController {
          required init?(coder: NSCoder) { fatalError() }
        }
        """,
        interfaces: [
          "Screen.xib": "<placeholder placeholderIdentifier=\"IBFilesOwner\" customClass=\"Screen\"/><view/>"
        ]),
      RuleExample(
        """
        final class Card: UIView {
          required init?(coder: NSCoder) { fatalError() }
        }
        """, interfaces: ["Main.storyboard": "<view customClass=\"CardView\"/>"]),
      RuleExample(
        """
        final class Card: UIView {
          init?(coder: NSCoder, item: Item) { fatalError() }
          required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        """, interfaces: ["Main.storyboard": "<view customClass=\"Card\"/>"]),
    ])

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    guard !project.interfaceFacts.makers.isEmpty else { return }
    for initializer in file.index.initializers {
      guard initializer.signature.parameterClause.parameters.map(\.firstName.text) == ["coder"],
        let calls = initializer.body?.statements.compactMap({ $0.item.as(FunctionCallExprSyntax.self) }),
        calls.contains(where: { ["fatalError", "preconditionFailure"].contains($0.calledName) }),
        let name = project.typeName(around: initializer, in: file)?.split(separator: ".").last.map(String.init)
      else { continue }
      guard let place = project.interfaceFacts.makers[name]?.first else { continue }
      // The app may pass a creator for the view controller to the storyboard.
      if project.traits.makesControllersItself { continue }
      report.add(
        at: initializer.initKeyword, in: file, "\(place) makes \(name) with this initializer, which ends the program",
        fix: LintFix("call super.init(coder: coder) and set the object up"))
    }
  }
}
