// What a frame of scrolling costs: the activity feed, dragged on by some points a frame, with more and more items.
//
//   swift build -c release --product scroll-bench
//   .build/release/scroll-bench [ITEMS...]
//
// For instructions, run it with one number of items under callgrind, once with and once without --still, and take the difference.

import Examples
import Foundation
import UIKit
import ViewHost

private let frames = 300
private let pointsPerFrame: CGFloat = 8

@MainActor
private func measure(_ items: Int, moves: Bool) {
  let host = ViewHost()
  let clock = ContinuousClock()
  let screen = ActivityFeedSamples.screen(items)
  let opening = clock.measure { host.show(screen) }
  guard let table = screen.view as? UITableView else { return }
  var cells: Set<ObjectIdentifier> = []
  let scrolling = clock.measure {
    for _ in 0..<frames {
      if moves { table.contentOffset.y += pointsPerFrame }
      host.update()
      for cell in table.visibleCells { cells.insert(ObjectIdentifier(cell)) }
    }
  }
  func milliseconds(_ duration: Duration) -> String {
    String(format: "%.2f", Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1e3)
  }
  let perFrame = milliseconds(scrolling / frames)
  print("\(items) items: opened in \(milliseconds(opening)) ms, \(perFrame) ms a frame, \(cells.count) cells made")
}

private let arguments = CommandLine.arguments.dropFirst()
private let counts = arguments.compactMap { Int($0) }
MainActor.assumeIsolated {
  for count in counts.isEmpty ? [100, 1_000, 10_000, 100_000] : counts {
    measure(count, moves: !arguments.contains("--still"))
  }
}
