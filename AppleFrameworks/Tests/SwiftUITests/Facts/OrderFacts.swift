import SwiftUI

/// The order of events: appearing, changing, tasks; and the state that is kept.
@MainActor
final class Journal {
  var entries: [String] = []
  func callAsFunction(_ entry: String) { entries.append(entry) }
  var text: String { entries.joined(separator: " ") }
  /// The views whose state began anew.
  var beginnings: String { entries.filter { $0.hasSuffix(":0") }.sorted().joined(separator: " ") }
}

/// A value that tests change from outside.
@MainActor
final class Switch: ObservableObject {
  @Published var value = 0
  @Published var other = 0
}

enum OrderFacts {
  private struct Noted: View {
    let name: String
    let journal: Journal
    var body: some View {
      Color.red.onAppear { journal("+" + name) }.onDisappear { journal("-" + name) }
    }
  }

  private struct Family: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View {
      VStack {
        if flag.value == 1 {
          VStack {
            VStack {
              Noted(name: "child1", journal: journal)
              Noted(name: "child2", journal: journal)
            }
            .onAppear { journal("+parent") }.onDisappear { journal("-parent") }
          }
          .onAppear { journal("+grand") }.onDisappear { journal("-grand") }
        }
      }
    }
  }

  private struct Either: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View {
      if flag.value == 0 { Noted(name: "a", journal: journal) } else { Noted(name: "b", journal: journal) }
    }
  }

  private struct Twice: View {
    let journal: Journal
    var body: some View {
      Color.red.onAppear { journal("inner") }.onAppear { journal("outer") }
    }
  }

  private struct Rows: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View {
      VStack {
        ForEach(0..<flag.value, id: \.self) { _ in Color.red }
          .onAppear { journal("+") }.onDisappear { journal("-") }
      }
    }
  }

  private struct Changing: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View {
      Color.red
        .onChange(of: flag.value) { old, new in journal("\(old)>\(new)") }
        .onChange(of: flag.value) { journal("plain") }
        .onChange(of: flag.value, initial: true) { old, new in journal("i\(old)>\(new)") }
    }
  }

  private struct Siblings: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View {
      VStack {
        Color.red.onChange(of: flag.value) { journal("first") }
        Color.red.onChange(of: flag.value) { journal("second") }
      }
    }
  }

  private struct Inserting: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View {
      VStack {
        Color.red.onChange(of: flag.value) { journal("change") }
        if flag.value == 1 { Noted(name: "new", journal: journal) }
      }
    }
  }

  private struct Keyed: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View {
      Color.red.onAppear { journal("+") }.onDisappear { journal("-") }.id(flag.value)
    }
  }

  private struct Counter: View {
    let journal: Journal
    let name: String
    @State private var count = 0
    var body: some View {
      journal("\(name)\(count)")
      return Color.red.onAppear { count += 1 }
    }
  }

  private struct KeptRows: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    let orders: [[Int]]
    var body: some View {
      VStack {
        ForEach(orders[flag.value], id: \.self) { Counter(journal: journal, name: "\($0):") }
        Counter(journal: journal, name: "s:")
      }
    }
  }

  private struct WithTask: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View {
      Color.red.onAppear { journal("appear") }
        .task(id: flag.value) {
          journal("task\(flag.value)")
          do { try await Task.sleep(nanoseconds: 3_600_000_000_000) } catch { journal("cancelled") }
        }
    }
  }

  private struct WritesFirst: View {
    @State private var value = 0
    let journal: Journal
    var body: some View {
      journal("\(value)")
      return Text("\(value)").onAppear { value = 7 }
    }
  }

  private struct Hidden: View {
    let journal: Journal
    var body: some View {
      VStack {
        Noted(name: "hidden", journal: journal).hidden()
        Noted(name: "clear", journal: journal).opacity(0)
        Noted(name: "zero", journal: journal).frame(width: 0, height: 0)
        Noted(name: "away", journal: journal).offset(x: 5000)
      }
    }
  }

  private struct Exchanged: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    let isIdentity: Bool
    var body: some View {
      if isIdentity { content.transition(.identity).id(flag.value) } else { content.id(flag.value) }
    }
    private var content: some View {
      Color.red.onAppear { journal("A\(flag.value)") }.onDisappear { journal("D\(flag.value)") }
    }
  }

  private struct PriorityOfTask: View {
    let journal: Journal
    var body: some View { Color.red.task { journal("\(Task.currentPriority.rawValue)") } }
  }

  private struct Able: View {
    let journal: Journal
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Color.red.onAppear { journal("\(isEnabled)") } }
  }

  private struct Enabling: View {
    let journal: Journal
    var body: some View {
      VStack {
        Able(journal: journal).environment(\.isEnabled, true)
        Able(journal: journal).disabled(false)
      }
      .disabled(true)
    }
  }

  private struct Defaults: View {
    let journal: Journal
    @Environment(\.self) private var values
    var body: some View {
      Color.red.onAppear {
        journal(
          "\(values.layoutDirection) \(values.dynamicTypeSize) \(values.isEnabled) \(values.controlSize) \(text(values.pixelLength))"
        )
      }
    }
  }

  private struct InitialOnce: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View { Starting(journal: journal, start: flag.value + 3, change: flag.value) }
  }

  private struct Starting: View {
    let journal: Journal
    let change: Int
    @State private var value: Int
    init(journal: Journal, start: Int, change: Int) {
      self.journal = journal
      self.change = change
      _value = State(initialValue: start)
    }
    var body: some View { Color.red.onChange(of: change) { journal("\(value)") } }
  }

  private enum Words: PreferenceKey {
    static var defaultValue: String { "default" }
    static func reduce(value: inout String, nextValue: () -> String) { value += " " + nextValue() }
  }

  private struct Preferring: View {
    let journal: Journal
    var body: some View {
      VStack {
        VStack {
          Color.red.preference(key: Words.self, value: "a")
          Color.red.preference(key: Words.self, value: "b")
          Color.red.preference(key: Words.self, value: "c")
        }
        .onPreferenceChange(Words.self) { journal($0) }
        Color.red.onPreferenceChange(Words.self) { journal($0) }
      }
    }
  }

  @MainActor
  private static func run(_ values: [Int], _ view: (Switch, Journal) -> some View) -> (Screen, Journal) {
    let (flag, journal) = (Switch(), Journal())
    let screen = Screen(view(flag, journal))
    for value in values {
      screen.host.run { flag.value = value }
      screen.host.update()
      screen.host.advance(by: 0.05)
    }
    // Events at the end of the screen are ignored.
    let seen = Journal()
    seen.entries = journal.entries
    return (screen, seen)
  }

  static let checks: [FactCheck] = [
    FactCheck("U278", "A0 A1 D1; A0 D1 A1") {
      [false, true].map { isIdentity in
        let (journal, flag) = (Journal(), Switch())
        let screen = Screen(Exchanged(flag: flag, journal: journal, isIdentity: isIdentity))
        screen.host.run { flag.value = 1 }
        screen.host.advance(by: 0.1)
        return journal.text
      }.joined(separator: "; ")
    },
    FactCheck("U242", "+child2 +child1 +parent +grand -child2 -child1 -parent -grand") {
      run([1, 0]) { Family(flag: $0, journal: $1) }.1.text
    },
    FactCheck("U244", "inner outer") { run([]) { Twice(journal: $1) }.1.text },
    FactCheck("U245", "+a +b -a") { run([1]) { Either(flag: $0, journal: $1) }.1.text },
    FactCheck("U246", "+ - +") { run([3, 1, 0, 2]) { Rows(flag: $0, journal: $1) }.1.text },
    FactCheck("U248", "0 7") { run([]) { WritesFirst(journal: $1) }.1.text },
    FactCheck("U250", "+ + -") { run([1]) { Keyed(flag: $0, journal: $1) }.1.text },
    FactCheck("U252", "+away +zero +clear +hidden") { run([]) { Hidden(journal: $1) }.1.text },
    FactCheck("U261", "i0>0 0>1 plain i0>1") { run([1]) { Changing(flag: $0, journal: $1) }.1.text },
    FactCheck("U262", "") { run([0]) { Siblings(flag: $0, journal: $1) }.1.text },
    FactCheck("U266", "second first") { run([1]) { Siblings(flag: $0, journal: $1) }.1.text },
    FactCheck("U267", "change +new -new change") {
      let journal = run([1, 0]) { Inserting(flag: $0, journal: $1) }.1
      return (journal.entries.prefix(2) + journal.entries.suffix(2).sorted()).joined(separator: " ")
    },
    FactCheck("U268", "task0 appear") {
      run([]) { WithTask(flag: $0, journal: $1) }.1.entries.sorted().reversed().joined(separator: " ")
    },
    FactCheck("U284", "1:0 2:0 3:0 s:0") {
      run([1, 2]) { KeptRows(flag: $0, journal: $1, orders: [[1, 2, 3], [3, 1, 2], [3, 2]]) }.1.beginnings
    },
    FactCheck("U285", "1:0 2:0 2:0 s:0") {
      run([1, 2]) { KeptRows(flag: $0, journal: $1, orders: [[1, 2], [1], [1, 2]]) }.1.beginnings
    },
    FactCheck("U288", "1:0 2:0 s:0") {
      run([1]) { KeptRows(flag: $0, journal: $1, orders: [[1, 2], [1]]) }.1.beginnings
    },
    FactCheck("U270", "25") { run([]) { PriorityOfTask(journal: $1) }.1.text },
    FactCheck("U306", "false true") { run([]) { Enabling(journal: $1) }.1.text },
    FactCheck("U307", "leftToRight large true regular 0.33") { run([]) { Defaults(journal: $1) }.1.text },
    FactCheck("U469", "3") { run([1]) { InitialOnce(flag: $0, journal: $1) }.1.text },
    FactCheck("U468", "a b c; default") {
      run([]) { Preferring(journal: $1) }.1.entries.sorted().joined(separator: "; ")
    },
  ]
}
