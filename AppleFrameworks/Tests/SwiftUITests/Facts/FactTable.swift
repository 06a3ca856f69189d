import Foundation
import SwiftUI

/// A row of `swiftui.tsv`: what Apple's SwiftUI was seen to do.
struct FactRow {
  let id: String
  let topic: String
  let setup: String
  let expected: String

  static let all: [FactRow] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("swiftui.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count > 4, cells[0].hasPrefix("U") else { return nil }
      return FactRow(id: cells[0], topic: cells[1], setup: cells[2], expected: cells[3])
    }
  }()
}

/// A row as a test: what it says in figures, and how these are found here.
struct FactCheck: Sendable, CustomStringConvertible {
  let id: String
  let expected: String
  let observe: @MainActor @Sendable () throws -> String

  init(_ id: String, _ expected: String, _ observe: @escaping @MainActor @Sendable () throws -> String) {
    self.id = id
    self.expected = expected
    self.observe = observe
  }

  var description: String { id }
}

/// Numbers as the rows have them: at most two places.
func text(_ number: CGFloat) -> String {
  if number == .infinity { return "inf" }
  let rounded = (number * 100).rounded() / 100
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
}

func text(_ size: CGSize) -> String { "\(text(size.width))x\(text(size.height))" }
func text(_ point: CGPoint) -> String { "\(text(point.x)),\(text(point.y))" }
func text(_ rect: CGRect) -> String { "\(text(rect.origin)) \(text(rect.size))" }
@_disfavoredOverload
func text(_ numbers: [Double]) -> String { text(numbers.map { CGFloat($0) }) }
func text(_ numbers: [CGFloat]) -> String { numbers.map { text($0) }.joined(separator: " ") }

private final class FoundSize {
  var size = CGSize.zero
}

/// A view laid out by one proposal.
@MainActor
struct Laid {
  let size: CGSize
  let log: ProbeLog
  let screen: Screen

  init(
    _ width: CGFloat?, _ height: CGFloat?, direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ content: (ProbeLog) -> some View
  ) {
    let (log, found) = (ProbeLog(), FoundSize())
    let content = content(log)
    screen = Screen(
      AtProposal(proposal: ProposedViewSize(width: width, height: height), report: { found.size = $0 }) {
        content.environment(\.layoutDirection, direction)
      })
    size = found.size
    self.log = log
  }

  func x(_ names: String...) -> String { text(names.map { log.frame($0).minX }) }
  func y(_ names: String...) -> String { text(names.map { log.frame($0).minY }) }
  func widths(_ names: String...) -> String { text(names.map { log.frame($0).width }) }
  func frames(_ names: String...) -> String { names.map { text(log.frame($0)) }.joined(separator: "; ") }
  func offered(_ name: String) -> String {
    guard let last = log.proposals[name]?.last else { return "nothing" }
    return "\(last.width.map { text($0) } ?? "nil")x\(last.height.map { text($0) } ?? "nil")"
  }
}

extension ProbeLog {
  /// A view of a fixed size.
  func fixed(_ name: String, _ width: CGFloat, _ height: CGFloat = 20) -> Leaf {
    Leaf(name: name, log: self, width: width...width, height: height...height)
  }
  /// A view that is flexible in width.
  func flexible(_ name: String, _ range: ClosedRange<CGFloat>, ideal: CGFloat? = nil) -> Leaf {
    Leaf(name: name, log: self, width: range, idealWidth: ideal)
  }
  /// A view that takes all that it is offered, on both axes.
  func greedy(_ name: String, ideal: CGFloat? = nil) -> Leaf {
    Leaf(
      name: name, log: self, width: 0...(.infinity), height: 0...(.infinity), idealWidth: ideal ?? 10,
      idealHeight: ideal ?? 10)
  }
}
