#if DEBUG
  import UIKit

  /// The checks of debug builds while a view is built.
  @MainActor
  enum DevelopmentChecks {
    /// Reports lines of layout whose constraints were discarded without being activated.
    static func watch(_ owner: UIResponder, _ build: () -> Void) {
      for (file, line) in MadeConstraints.forgotten(during: build) {
        Warning.report(
          """
          \(type(of: owner)) creates a constraint that is not in `layout`, not activated and not stored, so it has \
          no effect. Add it to `layout`, or call `activate()`.
          """, file, line)
      }
    }

    /// Reports views that were added to stacks with `addSubview`, which doesn't arrange them.
    static func checkStacks(_ hierarchy: Hierarchy, _ owner: UIResponder) {
      for node in hierarchy.nodes {
        guard case .view(let view) = node.item else { continue }
        if let stack = view as? UIStackView {
          for stray in stack.subviews where !stack.arrangedSubviews.contains(stray) {
            Warning.report(
              """
              \(type(of: owner)): \(Names.of(stray)) was added to \(Names.of(stack)) with `addSubview`, so the stack \
              does not arrange it. Add it in the stack's braces, or use `addArrangedSubview`; add a background \
              behind the stack.
              """, node.file, node.line)
          }
        }
        checkStacks(node.children, owner)
      }
    }
  }
#endif
