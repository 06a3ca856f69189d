import SwiftUI
import TestHosts
import Testing
import UIKit
import ViewHost

/// Stacks of views of fixed sizes, with SwiftUI's stacks and with UIKit's.
private indirect enum Twin {
  case view(Int, CGSize)
  case stack(isVertical: Bool, spacing: CGFloat, place: Int, [Twin])

  static func random(_ depth: Int, _ next: inout Int, _ random: inout some RandomNumberGenerator) -> Twin {
    guard depth > 0, Int.random(in: 0..<4, using: &random) > 0 else {
      next += 1
      return .view(
        next, CGSize(width: Int.random(in: 4...40, using: &random), height: Int.random(in: 4...40, using: &random)))
    }
    let children = (0..<Int.random(in: 1...4, using: &random)).map { _ in Twin.random(depth - 1, &next, &random) }
    return .stack(
      isVertical: Bool.random(using: &random), spacing: CGFloat(Int.random(in: 0...12, using: &random)),
      place: Int.random(in: 0...2, using: &random), children)
  }

  @MainActor
  func swiftUI(_ log: ProbeLog) -> AnyView {
    switch self {
    case .view(let id, let size):
      return AnyView(Color.red.frame(width: size.width, height: size.height).probed("\(id)", log))
    case .stack(let isVertical, let spacing, let place, let children):
      let content = ForEach(children.indices, id: \.self) { children[$0].swiftUI(log) }
      let (x, y): (HorizontalAlignment, VerticalAlignment) =
        place == 0 ? (.leading, .top) : place == 1 ? (.center, .center) : (.trailing, .bottom)
      return isVertical
        ? AnyView(VStack(alignment: x, spacing: spacing) { content })
        : AnyView(HStack(alignment: y, spacing: spacing) { content })
    }
  }

  @MainActor
  func uiKit() -> UIView {
    switch self {
    case .view(let id, let size):
      let view = UIView()
      view.tag = id
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: size.width),
        view.heightAnchor.constraint(equalToConstant: size.height),
      ])
      return view
    case .stack(let isVertical, let spacing, let place, let children):
      let stack = UIStackView(arrangedSubviews: children.map { $0.uiKit() })
      stack.axis = isVertical ? .vertical : .horizontal
      stack.spacing = spacing
      stack.alignment = place == 0 ? .leading : place == 1 ? .center : .trailing
      return stack
    }
  }
}

@MainActor
@Suite("Stacks beside UIKit's", .ownHosts)
struct StackTwinTests {
  @Test("views of fixed sizes lie where UIKit's stacks have them", arguments: 0..<40)
  func twins(_ seed: Int) {
    var random = TwinChance(state: UInt64(seed) &* 977 &+ 5)
    var count = 0
    let tree = Twin.random(4, &count, &random)
    let laid = Laid(nil, nil) { log in tree.swiftUI(log) }
    let host = ViewHost()
    let root = host.run { tree.uiKit() }
    let controller = host.run { UIViewController() }
    root.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(root)
    NSLayoutConstraint.activate([
      root.topAnchor.constraint(equalTo: controller.view.topAnchor),
      root.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    host.show(controller)
    for id in 1...max(1, count) {
      guard let view = root.tag == id ? root : root.viewWithTag(id) else { continue }
      let frame = view.convert(view.bounds, to: controller.view)
      let found = laid.log.frame("\(id)")
      // On whole pixels, which the sums of halves come to in either way.
      let differences = [
        found.minX - frame.minX, found.minY - frame.minY, found.width - frame.width, found.height - frame.height,
      ]
      #expect(
        differences.allSatisfy { abs($0) < 0.67 },
        "view \(id) of \(tree): \(found) and \(frame)")
    }
  }
}

/// SplitMix64: the same trees each time.
private struct TwinChance: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
