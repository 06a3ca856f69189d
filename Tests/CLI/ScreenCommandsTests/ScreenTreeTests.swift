import PreviewProtocol
import TestHosts
import Testing
import UIKit

@testable import ScreenCommands

@MainActor
@Suite("View trees of live screens", .ownHosts)
struct ScreenTreeTests {
  private func screen() throws -> LiveScreen {
    try LiveScreen(showing: ScreenChoice(preview: "Restaurant list"), in: ProgramEnvironment())
  }

  /// Returns the paths of views as a page derives them: the indices among siblings.
  private func indices(_ tree: ViewTree) -> [[Int]] {
    var counts: [Int] = []
    return tree.views.map { node in
      counts = Array(counts.prefix(node.depth + 1))
      if counts.count == node.depth + 1 { counts[node.depth] += 1 } else { counts.append(0) }
      return counts
    }
  }

  @Test("a window comes first, every view precedes its subviews, and a label has its text")
  func order() throws {
    let tree = try screen().tree
    let first = try #require(tree.views.first)
    #expect(first.depth == 0 && first.frame == [0, 0, 393, 852])
    for (view, next) in zip(tree.views, tree.views.dropFirst()) { #expect(next.depth <= view.depth + 1) }
    #expect(tree.views.contains { $0.className == "UILabel" && $0.text == "Null Island" })
  }

  @Test("a path leads to the view of the tree, with the same class and frame")
  func paths() throws {
    let screen = try screen()
    let tree = screen.tree
    for (path, node) in zip(indices(tree), tree.views).prefix(150) {
      let inspection = try screen.inspection(of: LiveTarget(view: path))
      #expect(inspection.path.count == node.depth + 1, "\(path)")
      #expect(inspection.path[0].className == node.className, "\(path)")
      #expect(inspection.path[0].frame == node.frame, "\(path)")
      #expect(inspection.path[0].name == node.name, "\(path)")
    }
  }

  @Test("a path that leads nowhere is a failure that names it", arguments: [[], [7], [0, 99], [-1], [0, -1]])
  func nowhere(path: [Int]) throws {
    let screen = try screen()
    #expect {
      try screen.inspection(of: LiveTarget(view: path))
    } throws: {
      "\($0)".hasPrefix("the view \(path.map { "\($0)" }.joined(separator: "."))")
    }
  }
}
