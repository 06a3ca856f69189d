// Measures the time of a frame of scrolling: the activity feed with increasing numbers of items is dragged by several
// points a frame. Also measures the time of pushing the next screen, including the frames of the transition.
//
//   swift build -c release --product scroll-bench
//   .build/release/scroll-bench [ITEMS...]
//   .build/release/scroll-bench --push COUNT
//
// To count instructions, run it under callgrind with one number of items, with and without --still, and compute the
// difference. For pushes, use two counts.

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

/// Pushes a second feed over a first one and pops it, frame by frame.
@MainActor
private func push(_ count: Int) {
  let host = ViewHost()
  let navigation = UINavigationController(rootViewController: ActivityFeedSamples.screen(500))
  host.show(navigation)
  func show(framesOf seconds: TimeInterval) {
    for _ in 0..<Int(seconds * 60) { host.advance(by: 1 / 60) }
  }
  let clock = ContinuousClock()
  var shortest = Duration.seconds(1_000)
  for _ in 0..<count {
    let time = clock.measure {
      navigation.pushViewController(ActivityFeedSamples.screen(500), animated: true)
      show(framesOf: 0.5)
    }
    shortest = min(shortest, time)
    navigation.popViewController(animated: false)
    host.update()
  }
  let milliseconds = Double(shortest.components.attoseconds) / 1e15 + Double(shortest.components.seconds) * 1e3
  print("\(count) pushes, \(String(format: "%.1f", milliseconds)) ms for the shortest, 30 frames each")
}

private let arguments = CommandLine.arguments.dropFirst()
private let counts = arguments.compactMap { Int($0) }
MainActor.assumeIsolated {
  if arguments.first == "--push" {
    push(counts.first ?? 3)
    return
  }
  for count in counts.isEmpty ? [100, 1_000, 10_000, 100_000] : counts {
    measure(count, moves: !arguments.contains("--still"))
  }
}
