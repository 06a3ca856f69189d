import Foundation
import Fuzzing

@testable import UIKit

/// A line of the Visual Format Language.
struct VisualFormat: PieceCase {
  var content: PieceText

  private static let vocabulary = [
    "H:", "V:", "|", "-", "[", "]", "a", "b", "(", ")", "==", ">=", "<=", "@", "8", "m", "750", "1e308", ",", "-0",
    "[a]",
    "[b(a)]", "-8-", "|-", "-|", "[a(>=10,<=20@250)]", "é", " ", ".", "999999999999999999999",
  ]

  init(seed: UInt64) {
    var dice = Dice(seed: seed)
    content = PieceText(&dice, Self.vocabulary, most: 14)
  }

  @MainActor
  func run(noting coverage: inout Coverage) throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = ["a": UIView(), "b": UIView()]
    for view in views.values {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let constraints: [NSLayoutConstraint]
    do throws(VisualFormatError) {
      constraints = try VisualFormatBuilder.constraints(text, options: [], metrics: ["m": 12], views: views)
    } catch {
      coverage.note("refused")
      return
    }
    coverage.note("read")
    UserInterface.current.diagnosticListener = { _ in }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    try InterfaceFile.check(root)
  }
}
