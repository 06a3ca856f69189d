// Lays out a feed of one kind and size, and prints the time of each step as one JSON object.
//
//   layout-bench constraints 1000     about 1,000 views with anchors
//   layout-bench stacks 1000          the same views in nested stack views
//   layout-bench labels 1000          with texts that are measured and wrap
//   layout-bench frames 1000          manual layout, for comparison

import UIKit

@MainActor
struct Steps {
  let feed: any Feed
  let cells: Int

  @inline(never)
  static func regionBuild(_ kind: any Feed.Type, cells: Int) -> Steps {
    Steps(feed: kind.init(cells: cells), cells: cells)
  }

  @inline(never)
  func regionFirstLayout() { feed.root.layoutIfNeeded() }

  @inline(never)
  func regionConstant(_ count: Int) {
    for k in 0..<count {
      feed.setIconWidth(CGFloat(40 + k % 9), ofCell: 389 * k % cells)
      feed.root.layoutIfNeeded()
    }
  }

  @inline(never)
  func regionTitle(_ count: Int) {
    for k in 0..<count {
      feed.setTitle(50 + k % 31, ofCell: 389 * k % cells)
      feed.root.layoutIfNeeded()
    }
  }

  @inline(never)
  func regionRotation(_ count: Int) {
    for k in 0..<count {
      feed.root.frame.size = k % 2 == 0 ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)
      feed.root.layoutIfNeeded()
    }
  }

  @inline(never)
  func regionRemoval() {
    for view in feed.root.subviews { view.removeFromSuperview() }
    feed.root.layoutIfNeeded()
  }
}

func usage() -> Never {
  print("usage: layout-bench constraints|stacks|labels|frames [VIEWS]")
  fatalError("layout-bench: unknown arguments")
}

let kinds: [String: any Feed.Type] = [
  "constraints": ConstraintFeed.self, "stacks": StackFeed.self, "labels": LabelFeed.self, "frames": FrameFeed.self,
]
let words = Array(CommandLine.arguments.dropFirst())
guard let name = words.first, let kind = kinds[name], words.count <= 2 else { usage() }
guard let views = words.count == 2 ? Int(words[1]) : 1000, views > 0 else { usage() }

let clock = ContinuousClock()
var fields: [String] = []

@MainActor
func measure(_ field: String, per count: Int = 1, _ body: () -> Void) {
  let spent = clock.measure(body) / .microseconds(1) / Double(count)
  fields.append("\"\(field)\": \(Int(spent.rounded()))")
}

var steps: Steps!
measure("buildMicroseconds") { steps = .regionBuild(kind, cells: max(1, views / 6)) }
measure("firstLayoutMicroseconds") { steps.regionFirstLayout() }
let sum = steps.feed.checksum
measure("constantMicroseconds", per: 100) { steps.regionConstant(100) }
measure("titleMicroseconds", per: 100) { steps.regionTitle(100) }
measure("rotationMicroseconds", per: 10) { steps.regionRotation(10) }
let count = steps.feed.viewCount
measure("removalMicroseconds") { steps.regionRemoval() }
print("{\"feed\": \"\(name)\", \"views\": \(count), \"check\": \(sum), \(fields.joined(separator: ", "))}")
