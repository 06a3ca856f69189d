import Foundation
import TestHosts
import Testing

@testable import UIKit

/// Uses for which UIKit throws an exception. Here they stop the program with the same text.
@Suite("Illegal use stops the program", .ownHosts)
struct IllegalUseTests {
  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("a constraint between views without a common ancestor")
  func noCommonAncestor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (first, second) = (UIView(), UIView())
        (first.tag, second.tag) = (1, 2)
        first.leadingAnchor.constraint(equalTo: second.trailingAnchor).isActive = true
      }
    }
    let message = text(result)
    #expect(message.contains("<UIView tag 1.leading> and <UIView tag 2.trailing> because they have no common ancestor"))
  }

  @Test("a constant that is not a number")
  func notANumber() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().widthAnchor.constraint(equalToConstant: .nan) }
    }
    #expect(text(result).contains("Constant is not finite! That's illegal. constant:nan"))
  }

  @Test("a priority above 1000")
  func illegalPriority() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().widthAnchor.constraint(equalToConstant: 5).priority = UILayoutPriority(1001) }
    }
    #expect(text(result).contains("It's illegal to set priority:1001"))
  }

  @Test("a position without a counterpart")
  func positionAlone() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 5)
      }
    }
    #expect(text(result).contains("Location attributes must be specified in pairs"))
  }

  @Test("a position with a size, and leading with left")
  func mixedAttributes() async {
    let kinds = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .top, relatedBy: .equal, toItem: view, attribute: .height, multiplier: 1, constant: 0)
      }
    }
    #expect(text(kinds).contains("Invalid pairing of layout attributes"))
    let sides = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = view.leadingAnchor.constraint(equalTo: view.leftAnchor)
      }
    }
    #expect(text(sides).contains("Use leading/trailing for both or neither"))
  }

  @Test("positions of different axes, when they are laid out")
  func mixedAxes() async {
    let axes = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, view) = (UIView(), UIView())
        root.addSubview(view)
        let constraint = NSLayoutConstraint(
          item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1, constant: 0)
        constraint.isActive = true
        guard constraint.isActive, root.constraints.count == 1, constraint.secondAttribute == .top else { return }
        root.layoutIfNeeded()
      }
    }
    #expect(text(axes).contains("Constraint improperly relates anchors of incompatible types"))
  }

  @Test("a constraint on a view that does not contain its items")
  func wrongHolder() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().addConstraint(UIView().widthAnchor.constraint(equalToConstant: 5)) }
    }
    #expect(text(result).contains("Unable to install constraint on view"))
  }

  @Test("a format that can't be read")
  func format() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[", metrics: nil, views: [:])
      }
    }
    #expect(text(result).contains("Unable to parse constraint format:"))
  }

  @Test("an arranged view beyond the end")
  func arrangedIndex() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 1) }
    }
    #expect(text(result).contains("index = 1 expected to be less than or equal to 0"))
  }
}
