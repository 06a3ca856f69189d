// Lays out, draws and encodes a screen of 390 x 844 points at 3x repeatedly, each time with new views and texts.
//
//   render-bench                 medians of 50 screens, in milliseconds, as one JSON object
//   render-bench --runs 200
//   render-bench --output FILE   one screen written to a file, as by a command after a cold start
//   render-bench --memory 1000   resident memory after a tenth of the screens, and after all of them

import Foundation
import ViewHost

#if canImport(Glibc)
  import Glibc
#endif

@MainActor
struct Stages {
  var build: [Double] = []
  var layout: [Double] = []
  var draw: [Double] = []
  var encode: [Double] = []
  var bytes = 0

  @discardableResult
  mutating func run(_ number: Int, on host: ViewHost) throws -> Picture {
    let clock = ContinuousClock()
    var last = clock.now
    func lap(_ list: inout [Double]) {
      let now = clock.now
      list.append((now - last) / .milliseconds(1))
      last = now
    }
    let screen = FeedScreen(number: number)
    lap(&build)
    host.show(screen)
    lap(&layout)
    let picture = try host.picture()
    lap(&draw)
    bytes = picture.png().count
    lap(&encode)
    return picture
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  var json: String {
    let totals = build.indices.map { build[$0] + layout[$0] + draw[$0] + encode[$0] }
    func text(_ value: Double) -> String { String(format: "%.2f", value) }
    return """
      {"runs": \(build.count), "build": \(text(Self.median(build))), "layout": \(text(Self.median(layout))), \
      "draw": \(text(Self.median(draw))), "encode": \(text(Self.median(encode))), \
      "total": \(text(Self.median(totals))), "bytes": \(bytes)}
      """
  }
}

/// Returns the resident memory of this process, in megabytes.
func residentMegabytes() -> Double {
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
  return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
}

func usage() -> Never {
  print("usage: render-bench [--runs COUNT | --output FILE | --memory COUNT]")
  exit(2)
}

let words = Array(CommandLine.arguments.dropFirst())
var stages = Stages()
let host = ViewHost()

if words.count == 2, words[0] == "--output" {
  host.show(FeedScreen(number: 0))
  try host.picture().write(to: words[1])
  exit(0)
}
if words.count == 2, words[0] == "--memory", let count = Int(words[1]), count >= 10 {
  var early = 0.0
  for number in 0..<count {
    try stages.run(number, on: host)
    if number == count / 10 { early = residentMegabytes() }
  }
  print("{\"screens\": \(count), \"earlyMegabytes\": \(Int(early)), \"lateMegabytes\": \(Int(residentMegabytes()))}")
  exit(0)
}
guard words.isEmpty || (words.count == 2 && words[0] == "--runs") else { usage() }
guard let runs = words.count == 2 ? Int(words[1]) : 50, runs > 0 else { usage() }
// The first screens fill the caches of glyphs and shadows.
for number in 0..<5 { try stages.run(number, on: host) }
stages = Stages()
for number in 0..<runs { try stages.run(100 + number, on: host) }
print(stages.json)
