import SwiftUI
import TestHosts
import UIKit
import ViewHost

/// Rows about what lives on, what comes and goes, and what moves meanwhile.
enum LifeFacts {
  private struct Noted: View {
    let name: String
    let journal: Journal
    var body: some View {
      Color.red.frame(width: 20, height: 20).onAppear { journal("+" + name) }.onDisappear { journal("-" + name) }
    }
  }

  private struct Passing: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View {
      VStack { if flag.value == 1 { Noted(name: "a", journal: journal).transition(.opacity) } }
    }
  }

  private struct PassingTask: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View {
      VStack {
        if flag.value == 1 {
          Color.red.frame(width: 20, height: 20).transition(.opacity).task { await wait(journal, "task") }
        }
      }
    }
  }

  @MainActor private static func wait(_ journal: Journal, _ name: String) async {
    journal("+" + name)
    // That it is cancelled is heard at once: the task itself would hear of it when it runs next.
    await withTaskCancellationHandler {
      try? await Task.sleep(nanoseconds: 3_600_000_000_000)
    } onCancel: {
      MainActor.assumeIsolated { journal("-" + name) }
    }
  }

  private struct Chain: View {
    @State private var count = 0
    let journal: Journal
    var body: some View {
      VStack {
        ForEach(0...count, id: \.self) { index in
          Color.red.onAppear {
            journal("\(index)")
            if index < 4, index == count { count += 1 }
          }
        }
      }
    }
  }

  private struct Cascade: View {
    @State private var second = 0
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View {
      journal("body\(flag.value)\(second)")
      return Color.red
        .onChange(of: flag.value) {
          journal("first")
          second = 1
        }
        .onChange(of: second) { journal("second") }
    }
  }

  private struct Identity: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View {
      Color.red.onChange(of: flag.value) { old, new in journal("\(old)>\(new)") }.id(flag.other)
    }
  }

  private struct OldChange: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View { Color.red.onChange(of: flag.value, perform: { journal("\($0)") }) }
  }

  private struct InitialChange: View {
    @State private var value = 0
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View {
      Color.red
        .onChange(of: value, initial: true) { old, new in journal("\(old)>\(new)") }
        .onAppear { value = 1 }
        .onChange(of: flag.value) { value = 2 }
    }
  }

  private struct TaskOrder: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View {
      VStack {
        if flag.value == 0 {
          Color.red.task { await wait(journal, "task") }.onDisappear { journal("gone") }
        }
      }
    }
  }

  private struct TaskID: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View {
      Text("\(flag.other)").task(id: flag.value) { [value = flag.value] in await wait(journal, "\(value)") }
    }
  }

  private struct GroupTask: View {
    let journal: Journal
    var body: some View {
      VStack { ForEach(0..<3, id: \.self) { _ in Color.red }.task { await wait(journal, "task") } }
    }
  }

  private struct SwapTask: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View {
      if flag.value == 0 {
        Color.red.task { await wait(journal, "a") }.onAppear { journal("+A") }.onDisappear { journal("-A") }
      } else {
        Color.blue.task { await wait(journal, "b") }.onAppear { journal("+B") }.onDisappear { journal("-B") }
      }
    }
  }

  private struct Schemes: View {
    let journal: Journal
    var body: some View {
      VStack {
        SchemeReader(name: "a", journal: journal)
        SchemeReader(name: "b", journal: journal).preferredColorScheme(.dark)
      }
    }
  }

  private struct SchemeReader: View {
    let name: String
    let journal: Journal
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      journal("\(name) \(scheme)")
      return Color.red
    }
  }

  private struct Kept: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View {
      Counting(journal: journal).environment(\.lineSpacing, CGFloat(flag.value)).id(flag.other)
    }
  }

  private struct Counting: View {
    let journal: Journal
    @State private var count = 0
    @Environment(\.lineSpacing) private var spacing
    var body: some View {
      journal("\(count) \(text(spacing))")
      return Color.red.onAppear { count += 1 }
    }
  }

  private struct Completing: View {
    @State private var value: CGFloat = 0
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View {
      Color.red.opacity(value / 10)
        .onChange(of: flag.value) {
          let animation = Animation.linear(duration: 5).logicallyComplete(after: 1)
          withAnimation(animation, completionCriteria: .removed) {
            value = 1
          } completion: {
            journal("removed")
          }
          withAnimation(animation, completionCriteria: .logicallyComplete) {
            value = 2
          } completion: {
            journal("logical")
          }
        }
    }
  }

  @MainActor
  private static func start(_ view: (Switch, Journal) -> some View) -> (screen: Screen, flag: Switch, journal: Journal)
  {
    let (flag, journal) = (Switch(), Journal())
    return (Screen(view(flag, journal)), flag, journal)
  }

  @MainActor
  private static func set(
    _ run: (screen: Screen, flag: Switch, journal: Journal), _ value: Int, _ animation: Animation? = nil
  ) {
    run.screen.host.run { withAnimation(animation) { run.flag.value = value } }
    run.screen.host.update()
  }

  /// The journal now: what comes of the screen's end is not meant.
  @MainActor
  private static func seen(_ run: (screen: Screen, flag: Switch, journal: Journal)) -> String {
    let text = run.journal.text
    withExtendedLifetime(run.screen) {}
    return text
  }

  static let checks: [FactCheck] = [
    FactCheck("U240", "dark dark") {
      let run = start { Schemes(journal: $1) }
      run.screen.host.advance(by: 0.2)
      let last = ["a", "b"].map { name in run.journal.entries.last { $0.hasPrefix(name) }?.dropFirst(2) ?? "" }
      return last.joined(separator: " ")
    },
    FactCheck("U249", "0 1 2 3 4") { seen(start { Chain(journal: $1) }) },
    FactCheck("U257", "+a -a; +a +a -a") {
      let plain = start { Passing(flag: $0, journal: $1) }
      set(plain, 1)
      set(plain, 0)
      let first = seen(plain)
      let slow = start { Passing(flag: $0, journal: $1) }
      set(slow, 1)
      set(slow, 0, .linear(duration: 0.6))
      slow.screen.host.advance(by: 0.3)
      let during = seen(slow)
      slow.screen.host.advance(by: 0.5)
      return "\(first); \(during) \(seen(slow))"
    },
    FactCheck("U258", "+a") {
      let run = start { Passing(flag: $0, journal: $1) }
      set(run, 1, .linear(duration: 0.6))
      return seen(run)
    },
    FactCheck("U259", "+a 1") {
      let run = start { Passing(flag: $0, journal: $1) }
      set(run, 1)
      set(run, 0, .linear(duration: 0.6))
      run.screen.host.advance(by: 0.2)
      set(run, 1, .linear(duration: 0.6))
      run.screen.host.advance(by: 2)
      @MainActor func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap { views($0) } }
      let opaque = views(run.screen.window).filter { $0.frame.size == CGSize(width: 20, height: 20) && $0.alpha == 1 }
      return seen(run) + (opaque.isEmpty ? " 0" : " 1")
    },
    // The other two arms of the row are a desktop's windows.
    FactCheck("U260", "+a -a") {
      let run = start { Noted(name: "a", journal: $1) }
      @MainActor func hosted(_ view: UIView) -> UIView? {
        String(describing: type(of: view)).hasPrefix("HostingView")
          ? view : view.subviews.lazy.compactMap { hosted($0) }.first
      }
      run.screen.host.run { hosted(run.screen.window)?.removeFromSuperview() }
      run.screen.host.update()
      return seen(run)
    },
    FactCheck("U264", "body00 body10 first body11 second") {
      let run = start { Cascade(flag: $0, journal: $1) }
      set(run, 1)
      return seen(run)
    },
    FactCheck("U265", "1>2") {
      let run = start { Identity(flag: $0, journal: $1) }
      run.screen.host.run {
        run.flag.value = 1
        run.flag.other = 1
      }
      run.screen.host.update()
      set(run, 2)
      return seen(run)
    },
    FactCheck("U271", "+task -task gone") {
      let run = start { TaskOrder(flag: $0, journal: $1) }
      set(run, 1)
      run.screen.host.advance(by: 0.05)
      return seen(run)
    },
    FactCheck("U272", "+0 -0 +1; +0 -0 +1") {
      let run = start { TaskID(flag: $0, journal: $1) }
      set(run, 1)
      run.screen.host.advance(by: 0.05)
      let changed = run.journal.entries
      run.screen.host.run { run.flag.other = 5 }
      run.screen.host.update()
      run.screen.host.advance(by: 0.05)
      return changed.joined(separator: " ") + "; " + seen(run)
    },
    FactCheck("U274", "+task") { seen(start { GroupTask(journal: $1) }) },
    FactCheck("U275", "+A +B -A; +a +b -a") {
      let run = start { SwapTask(flag: $0, journal: $1) }
      set(run, 1)
      run.screen.host.advance(by: 0.05)
      let large = run.journal.entries.filter { $0 == $0.uppercased() }.joined(separator: " ")
      return large + "; " + run.journal.entries.filter { $0 != $0.uppercased() }.joined(separator: " ")
    },
    FactCheck("U276", "+task; +task; +task -task") {
      let run = start { PassingTask(flag: $0, journal: $1) }
      set(run, 1)
      set(run, 0, .linear(duration: 0.6))
      run.screen.host.advance(by: 0.3)
      let during = seen(run)
      set(run, 1, .linear(duration: 0.6))
      run.screen.host.advance(by: 1)
      let back = seen(run)
      set(run, 0, .linear(duration: 0.6))
      run.screen.host.advance(by: 1)
      return "\(during); \(back); \(seen(run))"
    },
    FactCheck("U279", "1 2") {
      let run = start { OldChange(flag: $0, journal: $1) }
      set(run, 1)
      set(run, 2)
      return seen(run)
    },
    FactCheck("U280", "0>0 0>1 1>2") {
      let run = start { InitialChange(flag: $0, journal: $1) }
      set(run, 1)
      return seen(run)
    },
    FactCheck("U283", "logical removed") {
      let run = start { Completing(flag: $0, journal: $1) }
      set(run, 1)
      run.screen.host.advance(by: 6)
      return seen(run)
    },
    FactCheck("U308", "0 0; 1 0; 1 3; 0 3; 1 3") {
      let run = start { Kept(flag: $0, journal: $1) }
      set(run, 3)
      run.screen.host.run { run.flag.other = 1 }
      run.screen.host.update()
      return run.journal.entries.joined(separator: "; ")
    },
    FactCheck("U411", "true 0 false") {
      struct Bare: View {
        @ObservedObject var flag: Switch
        var body: some View {
          VStack {
            Color.blue.frame(width: 30, height: 30)
            if flag.value == 1 { Color.red.frame(width: 20, height: 20) }
          }
        }
      }
      let run = start { flag, _ in Bare(flag: flag) }
      set(run, 1, .linear(duration: 0.6))
      run.screen.host.advance(by: 0.3)
      @MainActor func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap { views($0) } }
      let view = views(run.screen.window).first { $0.bounds.size == CGSize(width: 20, height: 20) }
      let opacity = view?.layer.presentation()?.opacity ?? -1
      let isPartly = opacity > 0.2 && opacity < 0.8
      set(run, 0, .linear(duration: 0.6))
      run.screen.host.advance(by: 1)
      return "\(isPartly) \(view?.superview == nil ? 0 : 1) \(opacity == 1)"
    },
  ]
}
