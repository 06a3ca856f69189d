import Foundation
import Glibc
import UIKit
import ViewHost

/// A test that displays and draws screens with all kinds of views, and measures the memory.
@MainActor
enum ScreenSoak {
  /// The permitted increase of memory after the first tenth, when the caches are full.
  private static let maxMegabytes = 2.0

  /// Runs the test.
  ///
  /// - Returns: Whether the memory stayed constant.
  static func run(count: Int) -> Bool {
    let step = max(1, count / 10)
    var settled: Double?
    var last = 0.0
    for number in 0..<count {
      draw(number)
      guard (number + 1) % step == 0 else { continue }
      last = residentMegabytes
      settled = settled ?? last
      print(String(format: "%d screens: %.1f MB", number + 1, last))
      fflush(nil)
    }
    let growth = last - (settled ?? last)
    let share = growth * 1_048_576 / Double(max(1, count - step))
    print(String(format: "%.1f MB more, %.0f bytes a screen", growth, share))
    return growth <= maxMegabytes
  }

  /// Draws four views of consecutive kinds and some text.
  @inline(never)
  private static func draw(_ number: Int) {
    let host = ViewHost(device: .standard)
    host.run {
      UserInterface.current.diagnosticListener = { _ in }
      let root = UIView()
      for place in 0..<4 {
        let view = ViewKinds.all[(number + place) % ViewKinds.all.count]()
        view.frame = CGRect(x: 10, y: CGFloat(60 + place * 180), width: 300, height: 160)
        root.addSubview(view)
      }
      let label = UILabel(frame: CGRect(x: 10, y: 780, width: 300, height: 40))
      label.text = "Screen \(number)"
      root.addSubview(label)
      host.show(root)
    }
    _ = try? host.picture()
  }

  private static var residentMegabytes: Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }
}
