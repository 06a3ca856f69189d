import Observation
import SwiftUI
import TestHosts
import Testing

@MainActor
@Suite("What is evaluated again", .ownHosts)
struct EvaluationTests {
  final class Counts { var bodies: [String: Int] = [:] }

  private struct Row: View, Equatable {
    let id: Int
    let value: Int
    let counts: Counts
    nonisolated static func == (first: Row, second: Row) -> Bool {
      first.id == second.id && first.value == second.value
    }
    var body: some View {
      counts.bodies["row", default: 0] += 1
      return Text(verbatim: "\(value)")
    }
  }

  private struct Rows: View {
    @ObservedObject var model: Model
    let counts: Counts
    var body: some View {
      VStack(spacing: 0) {
        ForEach(model.values.indices, id: \.self) { Row(id: $0, value: model.values[$0], counts: counts) }
      }
    }
  }

  final class Model: ObservableObject {
    @Published var values = Array(0..<200)
  }

  @Test("a change in one of 200 rows evaluates one row's body")
  func oneRow() {
    let (model, counts) = (Model(), Counts())
    let screen = Screen(Rows(model: model, counts: counts))
    #expect(counts.bodies["row"] == 200)
    screen.host.run { model.values[70] = -1 }
    screen.host.update()
    #expect(counts.bodies["row"] == 201)
  }

  private struct Parent: View {
    let counts: Counts
    @State private var number = 0
    var body: some View {
      counts.bodies["parent", default: 0] += 1
      return VStack {
        Button("More") { number += 1 }
        Child(counts: counts)
        Reading(counts: counts, number: $number)
      }
    }
  }

  private struct Child: View {
    let counts: Counts
    var body: some View {
      counts.bodies["child", default: 0] += 1
      return Text(verbatim: "child")
    }
  }

  private struct Reading: View {
    let counts: Counts
    @Binding var number: Int
    var body: some View {
      counts.bodies["reading", default: 0] += 1
      return Text(verbatim: "number \(number)")
    }
  }

  @Test("only the view that has read a state is evaluated when it changes, and a tap changes it")
  func binding() throws {
    let counts = Counts()
    let screen = Screen(Parent(counts: counts), size: CGSize(width: 300, height: 300))
    #expect(counts.bodies == ["parent": 1, "child": 1, "reading": 1])
    try screen.host.tap(text: "More")
    screen.host.advance(by: 0.1)
    #expect(counts.bodies == ["parent": 1, "child": 1, "reading": 2])
    #expect(try screen.host.find(.text("number 1")) is UILabel)
  }

  @Observable final class Person {
    var name = "Ann"
    var age = 1
  }

  private struct NameView: View {
    let person: Person
    let counts: Counts
    var body: some View {
      counts.bodies["name", default: 0] += 1
      return Text(verbatim: person.name)
    }
  }

  @Test("of an observable object only what was read counts")
  func observable() {
    let (person, counts) = (Person(), Counts())
    let screen = Screen(NameView(person: person, counts: counts))
    screen.host.run { person.age = 2 }
    screen.host.update()
    #expect(counts.bodies["name"] == 1)
    screen.host.run { person.name = "Bea" }
    screen.host.update()
    #expect(counts.bodies["name"] == 2)
  }

  private struct Outer: View {
    @ObservedObject var flag: Switch
    let counts: Counts
    var body: some View {
      VStack {
        Scheme(counts: counts)
        Child(counts: counts)
      }
      .environment(\.colorScheme, flag.value == 0 ? .light : .dark)
    }
  }

  private struct Scheme: View {
    let counts: Counts
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      counts.bodies["scheme", default: 0] += 1
      return Text(verbatim: scheme == .dark ? "dark" : "light")
    }
  }

  @Test("a value of the environment concerns those that read it")
  func environment() {
    let (flag, counts) = (Switch(), Counts())
    let screen = Screen(Outer(flag: flag, counts: counts))
    screen.host.run { flag.value = 1 }
    screen.host.update()
    #expect(counts.bodies == ["scheme": 2, "child": 1])
  }

  private final class Token {}

  private struct Holding: View {
    let token: Token
    @State private var kept: Token?
    var body: some View { Color.red.onAppear { kept = token } }
  }

  @Test("nothing lives on after its screen")
  func leaks() {
    weak var token: Token?
    do {
      let made = Token()
      token = made
      let screen = Screen(Holding(token: made))
      screen.host.advance(by: 0.1)
      screen.host.end()
    }
    #expect(token == nil)
  }
}
