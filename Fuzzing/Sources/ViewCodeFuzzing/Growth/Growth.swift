import Foundation
import Glibc
import UIKit
import ViewHost

/// A table of the growth of time and memory with the depth and breadth of layout and drawing. Each cell is measured in
/// a separate process.
@MainActor
enum Growth {
  private struct Row {
    let name: String
    let sizes: [Int]
    let body: @MainActor (Int) -> Void
  }

  private static let rows: [Row] = [
    Row(name: "levels-added", sizes: [2_500, 5_000, 10_000, 20_000]) { _ = Growth.chain($0) },
    Row(name: "levels-in-window", sizes: [2_500, 5_000, 10_000]) { count in
      let host = ViewHost()
      let root = UIView()
      host.show(root)
      _ = host.run { Growth.extend(root, by: count) }
    },
    Row(name: "levels-drawn", sizes: [1_250, 2_500, 5_000, 10_000]) { count in
      let host = ViewHost()
      host.show(host.run { Growth.chain(count) }.top)
      _ = try? host.picture()
    },
    Row(name: "levels-constrained", sizes: [1_000, 2_000, 4_000, 8_000]) { count in
      let host = ViewHost()
      host.show(host.run { Growth.constrainedChain(count) })
    },
    Row(name: "arranged-views", sizes: [500, 1_000, 2_000, 10_000]) { count in
      Growth.show { root in
        let stack = Growth.stack(count)
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
      }
    },
    // The height of the screen conflicts with that of its views. The conflict is explained once, regardless of its
    // size.
    Row(name: "arranged-in-conflict", sizes: [250, 500, 1_000, 2_000]) { count in
      let host = ViewHost()
      host.show(host.run { Growth.stack(count) })
    },
    Row(name: "constrained-rows", sizes: [2_500, 5_000, 10_000, 20_000]) { count in
      Growth.show { root in
        var above = root.topAnchor
        for _ in 0..<count {
          let view = UIView()
          view.translatesAutoresizingMaskIntoConstraints = false
          root.addSubview(view)
          NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            view.topAnchor.constraint(equalTo: above), view.heightAnchor.constraint(equalToConstant: 2),
          ])
          above = view.bottomAnchor
        }
      }
    },
    // The length of each view is limited, and determined by nothing else.
    Row(name: "inequalities", sizes: [1_000, 2_000, 4_000, 8_000]) { count in
      Growth.show { root in
        for index in 0..<count {
          let view = UIView()
          view.translatesAutoresizingMaskIntoConstraints = false
          root.addSubview(view)
          NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: CGFloat(index % 7)),
            view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: 2),
          ])
        }
      }
    },
    // All inequalities are about the size of the container.
    Row(name: "inequalities-of-one", sizes: [1_000, 2_000, 4_000, 8_000]) { count in
      Growth.show { root in
        let container = UIView()
        container.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(container)
        for index in 0..<count {
          let view = UIView()
          view.translatesAutoresizingMaskIntoConstraints = false
          container.addSubview(view)
          NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.widthAnchor.constraint(equalToConstant: CGFloat(index % 97)),
            view.heightAnchor.constraint(equalToConstant: 2),
            container.trailingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor),
            container.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor),
          ])
        }
      }
    },
    Row(name: "levels-of-inequalities", sizes: [1_000, 2_000, 4_000, 8_000]) { count in
      Growth.show { root in
        var outer = root
        for _ in 0..<count {
          let view = UIView()
          view.translatesAutoresizingMaskIntoConstraints = false
          outer.addSubview(view)
          NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            view.topAnchor.constraint(equalTo: outer.topAnchor),
            view.trailingAnchor.constraint(lessThanOrEqualTo: outer.trailingAnchor),
            view.bottomAnchor.constraint(lessThanOrEqualTo: outer.bottomAnchor),
          ])
          outer = view
        }
      }
    },
    Row(name: "subviews-added", sizes: [25_000, 50_000, 100_000]) { _ = Growth.broad($0) },
    Row(name: "removed-from-front", sizes: [25_000, 50_000, 100_000]) { count in
      let root = Growth.broad(count)
      while let first = root.subviews.first { first.removeFromSuperview() }
    },
    Row(name: "removed-from-back", sizes: [25_000, 50_000, 100_000]) { count in
      let root = Growth.broad(count)
      for view in root.subviews.reversed() { view.removeFromSuperview() }
    },
    Row(name: "label-lines", sizes: [75_000, 150_000, 300_000, 600_000]) { Growth.showLabel(of: $0, showing: 0) },
    Row(name: "label-lines-cut", sizes: [75_000, 150_000, 300_000, 600_000]) { Growth.showLabel(of: $0, showing: 3) },
    Row(name: "text-view-lines", sizes: [75_000, 150_000, 300_000, 600_000]) { count in
      let host = ViewHost()
      host.show(host.run { Growth.textView(of: count) })
      _ = try? host.picture()
    },
    // The lines are added as in a growing log.
    Row(name: "text-view-lines-added", sizes: [500, 1_000, 2_000, 4_000]) { count in
      let host = ViewHost()
      let view = host.run { Growth.textView(of: count) }
      host.show(view)
      for _ in 0..<count {
        host.run { view.text += "line\n" }
        host.update()
      }
    },
  ]

  /// Measures rows.
  ///
  /// - Parameter only: The name of a row, `NAME=SIZE` for a single cell, which prints only its result, or `nil` for all
  ///   rows.
  static func run(only: String?) {
    if let only, let split = only.firstIndex(of: "="), let size = Int(only[only.index(after: split)...]),
      let row = rows.first(where: { $0.name == only[..<split] })
    {
      row.body(size)
      let usage = spent()
      print(String(format: "%.2f s %.0f MB", usage.seconds, usage.megabytes))
      return
    }
    for row in rows where only == nil || only == row.name {
      let cells = row.sizes.map { "\($0): \(cell(row.name, $0))" }
      print("\(row.name)  \(cells.joined(separator: "   "))")
      // The output of a slow row should be visible while the next one is measured.
      fflush(nil)
    }
  }

  /// Displays a view that the closure fills.
  private static func show(_ fill: (UIView) -> Void) {
    let host = ViewHost()
    host.show(
      host.run {
        let root = UIView()
        fill(root)
        return root
      })
  }

  private static func cell(_ name: String, _ size: Int) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe")
    process.arguments = ["growth", "\(name)=\(size)"]
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "not started" }
    // The limit exceeds the time of all cells.
    DispatchQueue.global().asyncAfter(deadline: .now() + 120) { if process.isRunning { process.terminate() } }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal { return "signal \(process.terminationStatus)" }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns the processor time and the maximum memory of this process.
  private static func spent() -> (seconds: Double, megabytes: Double) {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let times = [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }
    return (times[0] + times[1], Double(usage.ru_maxrss) / 1024)
  }

  // MARK: - Build results

  private static func chain(_ count: Int) -> (top: UIView, bottom: UIView) {
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    return (top, extend(top, by: count))
  }

  @discardableResult
  private static func extend(_ top: UIView, by count: Int) -> UIView {
    var bottom = top
    for index in 0..<count {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      if index % 100 == 0 { view.backgroundColor = .systemBlue }
      bottom.addSubview(view)
      bottom = view
    }
    return bottom
  }

  private static func constrainedChain(_ count: Int) -> UIView {
    let top = UIView()
    var bottom = top
    for _ in 0..<count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      bottom.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: bottom.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: bottom.trailingAnchor),
        view.topAnchor.constraint(equalTo: bottom.topAnchor),
        view.bottomAnchor.constraint(equalTo: bottom.bottomAnchor),
      ])
      bottom = view
    }
    return top
  }

  private static func stack(_ count: Int) -> UIStackView {
    let stack = UIStackView()
    stack.axis = .vertical
    for _ in 0..<count {
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: 2).isActive = true
      stack.addArrangedSubview(view)
    }
    return stack
  }

  /// Draws a label with short lines.
  private static func showLabel(of count: Int, showing lines: Int) {
    let host = ViewHost()
    host.run {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      label.numberOfLines = lines
      label.text = String(repeating: "line\n", count: count)
      host.show(label)
    }
    _ = try? host.picture()
  }

  private static func textView(of count: Int) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    view.text = String(repeating: "line\n", count: count)
    return view
  }

  private static func broad(_ count: Int) -> UIView {
    let root = UIView()
    for _ in 0..<count { root.addSubview(UIView()) }
    return root
  }
}
