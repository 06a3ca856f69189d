import SwiftUI
import TestHosts
import Testing
import UIKit

/// A view tree as plain data, of which views are made, and which the rules are applied to by themselves.
private indirect enum Tree {
  /// A view of a least, ideal and greatest width and height.
  case leaf(Int, width: ClosedRange<CGFloat>, height: ClosedRange<CGFloat>, ideal: CGSize)
  case stack(vertical: Bool, spacing: CGFloat, place: Int, [(priority: Double, tree: Tree)])
  case layers(place: Int, [Tree])
  case padding(EdgeInsets, Tree)
  case frame(width: CGFloat?, height: CGFloat?, Tree)
  case limits(least: CGSize?, most: CGSize?, Tree)
  case fixed(horizontal: Bool, vertical: Bool, Tree)
}

/// The rules of layout, stated once more: slowly, without keeping anything, and with no code of the module's.
private struct Model {
  /// The frames of the leaves.
  var frames: [Int: CGRect] = [:]

  typealias Proposal = (width: CGFloat?, height: CGFloat?)

  /// 0 is the beginning, 1 the middle, 2 the end.
  private static func shift(_ place: Int, _ room: CGFloat) -> CGFloat { room * CGFloat(place) / 2 }

  func size(_ tree: Tree, _ proposal: Proposal) -> CGSize {
    switch tree {
    case .leaf(_, let width, let height, let ideal):
      return CGSize(
        width: min(max(proposal.width ?? ideal.width, width.lowerBound), width.upperBound),
        height: min(max(proposal.height ?? ideal.height, height.lowerBound), height.upperBound))
    case .stack(let vertical, let spacing, _, let children):
      let sizes = shares(vertical, spacing, children, proposal).map { size($0.tree, $0.proposal) }
      let gaps = spacing * CGFloat(max(0, children.count - 1))
      return vertical
        ? CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +) + gaps)
        : CGSize(width: sizes.map(\.width).reduce(0, +) + gaps, height: sizes.map(\.height).max() ?? 0)
    case .layers(_, let trees):
      let sizes = highest(trees).map { size($0, proposal) }
      return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    case .padding(let insets, let tree):
      let inner = size(tree, padded(insets, proposal))
      return CGSize(
        width: inner.width + insets.leading + insets.trailing, height: inner.height + insets.top + insets.bottom)
    case .frame(let width, let height, let tree):
      let inner = size(tree, (width ?? proposal.width, height ?? proposal.height))
      return CGSize(width: width ?? inner.width, height: height ?? inner.height)
    case .limits(let least, let most, let tree):
      let inner = size(tree, limited(least, most, proposal))
      func length(_ proposed: CGFloat?, _ least: CGFloat?, _ most: CGFloat?, _ inner: CGFloat) -> CGFloat {
        // Without bounds, a view's own length counts; a bound that is there makes the frame follow the proposal on its side.
        var result = proposed ?? inner
        if least == nil { result = max(result, min(inner, most ?? .infinity)) }
        if most == nil { result = min(result, max(inner, least ?? 0)) }
        if proposed == nil { result = inner }
        return min(max(result, least ?? -.infinity), most ?? .infinity)
      }
      return CGSize(
        width: length(proposal.width, least?.width, most?.width, inner.width),
        height: length(proposal.height, least?.height, most?.height, inner.height))
    case .fixed(let horizontal, let vertical, let tree):
      return size(tree, (horizontal ? nil : proposal.width, vertical ? nil : proposal.height))
    }
  }

  /// Returns the priority of a view in its container. The priority of a single view is also that of its stack.
  private func priority(_ tree: Tree) -> Double {
    switch tree {
    case .leaf, .layers: 0
    case .stack(_, _, _, let children): children.count == 1 ? children[0].priority : 0
    case .padding(_, let tree), .frame(_, _, let tree), .limits(_, _, let tree), .fixed(_, _, let tree): priority(tree)
    }
  }

  /// Those of several layers that say how large these are.
  private func highest(_ trees: [Tree]) -> [Tree] {
    let most = trees.map { priority($0) }.max() ?? 0
    return trees.filter { priority($0) == most }
  }

  private func padded(_ insets: EdgeInsets, _ proposal: Proposal) -> Proposal {
    (
      proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      proposal.height.map { max(0, $0 - insets.top - insets.bottom) }
    )
  }

  private func limited(_ least: CGSize?, _ most: CGSize?, _ proposal: Proposal) -> Proposal {
    func length(_ proposed: CGFloat?, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat? {
      proposed.map { min(max($0, least ?? -.infinity), most ?? .infinity) }
    }
    return (
      length(proposal.width, least?.width, most?.width), length(proposal.height, least?.height, most?.height)
    )
  }

  /// Returns the proposals to the children of a stack.
  ///
  /// Distances come off. Priorities are served from the highest, which leaves the others what they need at least; in one of them, who is
  /// least flexible is served first, with an equal share of what is there.
  private func shares(
    _ vertical: Bool, _ spacing: CGFloat, _ children: [(priority: Double, tree: Tree)], _ proposal: Proposal
  ) -> [(tree: Tree, proposal: Proposal)] {
    func asked(_ length: CGFloat) -> Proposal { vertical ? (proposal.width, length) : (length, proposal.height) }
    func length(_ tree: Tree, _ value: CGFloat) -> CGFloat {
      let size = size(tree, asked(value))
      return vertical ? size.height : size.width
    }
    guard let whole = vertical ? proposal.height : proposal.width else { return children.map { ($0.tree, proposal) } }
    var left = whole - spacing * CGFloat(max(0, children.count - 1))
    var result = children.map { (tree: $0.tree, proposal: proposal) }
    for priority in Set(children.map(\.priority)).sorted(by: >) {
      let lower = children.filter { $0.priority < priority }.reduce(0) { $0 + length($1.tree, 0) }
      left -= lower
      let flexibility = children.map { child -> CGFloat in
        let (most, least) = (length(child.tree, .infinity), length(child.tree, 0))
        return most == least ? 0 : most - least
      }
      let order = children.indices.filter { children[$0].priority == priority }
        .sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
      for (place, index) in order.enumerated() {
        let offered = asked(max(0, left / CGFloat(order.count - place)))
        result[index].proposal = offered
        let taken = size(children[index].tree, offered)
        left -= vertical ? taken.height : taken.width
      }
      left += lower
    }
    return result
  }

  mutating func place(_ tree: Tree, _ proposal: Proposal, at origin: CGPoint) {
    place(tree, proposal, size(tree, proposal), origin)
  }

  private mutating func place(_ tree: Tree, _ proposal: Proposal, _ own: CGSize, _ origin: CGPoint) {
    switch tree {
    case .leaf(let id, _, _, _): frames[id] = CGRect(origin: origin, size: own)
    case .stack(let vertical, let spacing, let place, let children):
      // Across, where nothing was proposed, views are asked again with what the stack has come to.
      let proposal: Proposal =
        vertical ? (proposal.width ?? own.width, proposal.height) : (proposal.width, proposal.height ?? own.height)
      let parts = shares(vertical, spacing, children, proposal)
      let sizes = parts.map { size($0.tree, $0.proposal) }
      let cross = sizes.map { vertical ? $0.width : $0.height }.max() ?? 0
      let outer = Self.shift(place, (vertical ? own.width : own.height) - cross)
      var position: CGFloat = 0
      for (part, size) in zip(parts, sizes) {
        let inner = outer + Self.shift(place, cross - (vertical ? size.width : size.height))
        self.place(
          part.tree, part.proposal, size,
          vertical
            ? CGPoint(x: origin.x + inner, y: origin.y + position)
            : CGPoint(x: origin.x + position, y: origin.y + inner))
        position += (vertical ? size.height : size.width) + spacing
      }
    case .layers(let place, let trees):
      let proposal: Proposal = (proposal.width ?? own.width, proposal.height ?? own.height)
      let sizes = trees.map { size($0, proposal) }
      let largest = highest(trees).map { size($0, proposal) }
      let whole = CGSize(width: largest.map(\.width).max() ?? 0, height: largest.map(\.height).max() ?? 0)
      for (tree, size) in zip(trees, sizes) {
        self.place(
          tree, proposal, size,
          CGPoint(
            x: origin.x + Self.shift(place, own.width - whole.width) + Self.shift(place, whole.width - size.width),
            y: origin.y + Self.shift(place, own.height - whole.height) + Self.shift(place, whole.height - size.height)))
      }
    case .padding(let insets, let tree):
      place(tree, padded(insets, proposal), at: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top))
    case .frame(let width, let height, let tree):
      center(tree, (width ?? proposal.width, height ?? proposal.height), own, origin)
    case .limits(let least, let most, let tree):
      var inner = limited(least, most, proposal)
      // An unspecified dimension is that of the frame.
      if least != nil || most != nil {
        if inner.width == nil, own.width.isFinite { inner.width = own.width }
        if inner.height == nil, own.height.isFinite { inner.height = own.height }
      }
      center(tree, inner, own, origin)
    case .fixed(let horizontal, let vertical, let tree):
      place(tree, (horizontal ? nil : proposal.width, vertical ? nil : proposal.height), at: origin)
    }
  }

  private mutating func center(_ tree: Tree, _ proposal: Proposal, _ own: CGSize, _ origin: CGPoint) {
    let inner = size(tree, proposal)
    place(
      tree, proposal, inner,
      CGPoint(x: origin.x + (own.width - inner.width) / 2, y: origin.y + (own.height - inner.height) / 2))
  }
}

/// Trees by chance, always the same ones.
private struct Chance: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &self)) }
  mutating func isSo(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }

  private mutating func range() -> ClosedRange<CGFloat> {
    let least = number(0...40)
    if isSo(0.3) { return least...least }
    return least...(isSo(0.3) ? .infinity : least + number(1...120))
  }

  mutating func leaf(_ ids: inout Int) -> Tree {
    ids += 1
    let (width, height) = (range(), range())
    let ideal = CGSize(
      width: min(width.lowerBound + number(0...20), width.upperBound),
      height: min(height.lowerBound + number(0...20), height.upperBound))
    return .leaf(ids, width: width, height: height, ideal: ideal)
  }

  mutating func tree(_ depth: Int, _ ids: inout Int) -> Tree {
    guard depth > 0 else { return leaf(&ids) }
    switch Int.random(in: 0..<8, using: &self) {
    case 0, 1, 2:
      var children: [(Double, Tree)] = []
      for _ in 0..<Int.random(in: 1...4, using: &self) {
        children.append((isSo(0.25) ? Double(number(-1...2)) : 0, tree(depth - 1, &ids)))
      }
      return .stack(vertical: isSo(0.5), spacing: number(0...12), place: Int.random(in: 0...2, using: &self), children)
    case 3:
      var trees: [Tree] = []
      for _ in 0..<Int.random(in: 1...3, using: &self) { trees.append(tree(depth - 1, &ids)) }
      return .layers(place: Int.random(in: 0...2, using: &self), trees)
    case 4:
      return .padding(
        EdgeInsets(top: number(0...9), leading: number(0...9), bottom: number(0...9), trailing: number(0...9)),
        tree(depth - 1, &ids))
    case 5:
      return .frame(
        width: isSo(0.6) ? number(10...150) : nil, height: isSo(0.6) ? number(10...150) : nil, tree(depth - 1, &ids))
    case 6:
      let least = isSo(0.5) ? CGSize(width: number(0...60), height: number(0...60)) : nil
      let base = least ?? .zero
      let most =
        isSo(0.5)
        ? CGSize(
          width: base.width + (isSo(0.4) ? .infinity : number(0...90)),
          height: base.height + (isSo(0.4) ? .infinity : number(0...90)))
        : nil
      return .limits(least: least, most: most, tree(depth - 1, &ids))
    default: return .fixed(horizontal: isSo(0.5), vertical: isSo(0.5), tree(depth - 1, &ids))
    }
  }
}

@MainActor
private func view(_ tree: Tree, _ log: ProbeLog) -> AnyView {
  switch tree {
  case .leaf(let id, let width, let height, let ideal):
    return AnyView(
      Leaf(
        name: "\(id)", log: log, width: width, height: height, idealWidth: ideal.width, idealHeight: ideal.height))
  case .stack(let vertical, let spacing, let place, let children):
    let content = ForEach(children.indices, id: \.self) { index in
      view(children[index].tree, log).layoutPriority(children[index].priority)
    }
    let (x, y): (HorizontalAlignment, VerticalAlignment) =
      place == 0 ? (.leading, .top) : place == 1 ? (.center, .center) : (.trailing, .bottom)
    return vertical
      ? AnyView(VStack(alignment: x, spacing: spacing) { content })
      : AnyView(HStack(alignment: y, spacing: spacing) { content })
  case .layers(let place, let trees):
    let alignment: Alignment = place == 0 ? .topLeading : place == 1 ? .center : .bottomTrailing
    return AnyView(ZStack(alignment: alignment) { ForEach(trees.indices, id: \.self) { view(trees[$0], log) } })
  case .padding(let insets, let tree): return AnyView(view(tree, log).padding(insets))
  case .frame(let width, let height, let tree): return AnyView(view(tree, log).frame(width: width, height: height))
  case .limits(let least, let most, let tree):
    return AnyView(
      view(tree, log).frame(
        minWidth: least?.width, maxWidth: most?.width, minHeight: least?.height, maxHeight: most?.height))
  case .fixed(let horizontal, let vertical, let tree):
    return AnyView(view(tree, log).fixedSize(horizontal: horizontal, vertical: vertical))
  }
}

@MainActor
@Suite("Layout against a plain statement of its rules", .ownHosts)
struct LayoutModelTests {
  @Test("trees of stacks, layers, paddings, frames and priorities lie as the rules have it", arguments: 0..<20)
  func random(_ part: Int) {
    var chance = Chance(state: UInt64(part) &* 7919 &+ 11)
    for round in 0..<100 {
      var ids = 0
      let tree = chance.tree(Int.random(in: 1...5, using: &chance), &ids)
      let width: CGFloat? = chance.isSo(0.15) ? nil : chance.number(0...400)
      let height: CGFloat? = chance.isSo(0.15) ? nil : chance.number(0...400)
      let laid = Laid(width, height) { log in view(tree, log) }
      var model = Model()
      let size = model.size(tree, (width, height))
      model.place(tree, (width, height), at: .zero)
      #expect(near(laid.size, size), "part \(part) round \(round): \(laid.size) instead of \(size) of \(tree)")
      for (id, frame) in model.frames {
        let found = laid.log.frame("\(id)")
        // Frames that nobody could see are not reported.
        guard frame.width.isFinite, frame.height.isFinite, frame.minX.isFinite, frame.minY.isFinite else { continue }
        #expect(
          near(found, frame),
          "part \(part) round \(round): view \(id) at \(found) instead of \(frame), proposed \(String(describing: width)) \(String(describing: height)), of \(tree)"
        )
        if !near(found, frame) { return }
      }
    }
  }

  private func near(_ first: CGFloat, _ second: CGFloat) -> Bool {
    first == second || abs(first - second) < 0.51
  }
  private func near(_ first: CGSize, _ second: CGSize) -> Bool {
    near(first.width, second.width) && near(first.height, second.height)
  }
  private func near(_ first: CGRect, _ second: CGRect) -> Bool {
    near(first.size, second.size) && near(first.minX, second.minX) && near(first.minY, second.minY)
  }
}
