import SwiftUI

/// What happens in which order: appearing, changing, tasks; and which state lives on.
@MainActor
final class Journal {
  var entries: [String] = []
  func callAsFunction(_ entry: String) { entries.append(entry) }
  var text: String { entries.joined(separator: " ") }
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

  @MainActor
  private static func run(_ values: [Int], _ view: (Switch, Journal) -> some View) -> (Screen, Journal) {
    let (flag, journal) = (Switch(), Journal())
    let screen = Screen(view(flag, journal))
    for value in values {
      screen.host.run { flag.value = value }
      screen.host.update()
      screen.host.advance(by: 0.05)
    }
    return (screen, journal)
  }

  static let checks: [FactCheck] = [
    FactCheck("U242", "+child2 +child1 +parent +grand -child2 -child1 -parent -grand") {
      run([1, 0]) { Family(flag: $0, journal: $1) }.1.text
    },
    FactCheck("U244", "inner outer") { run([]) { Twice(journal: $1) }.1.text },
    FactCheck("U248", "0 7") { run([]) { WritesFirst(journal: $1) }.1.text },
    FactCheck("U262", "") { run([0]) { Siblings(flag: $0, journal: $1) }.1.text },
    FactCheck("U266", "second first") { run([1]) { Siblings(flag: $0, journal: $1) }.1.text },
    FactCheck("U267", "change +new -new change") {
      let journal = run([1, 0]) { Inserting(flag: $0, journal: $1) }.1
      return (journal.entries.prefix(2) + journal.entries.suffix(2).sorted()).joined(separator: " ")
    },
    FactCheck("U268", "task0 appear") {
      run([]) { WithTask(flag: $0, journal: $1) }.1.entries.sorted().reversed().joined(separator: " ")
    },
  ]
}
