import SwiftUI
import TestHosts
import Testing

/// The identity of a view, determined by the lifetimes of its objects. Each case is documented: by "Managing user
/// interface state", by the pages of `StateObject`, `State`, `id(_:)`, `ForEach` and `AnyView`.
@MainActor
@Suite("Identity, and the state that lives and dies with it", .ownHosts)
struct IdentityTests {
  /// Counts objects that were made, and that are gone.
  final class Log {
    var made = 0
    var gone = 0
  }

  final class Token: ObservableObject {
    let number: Int
    private let log: Log

    init(_ log: Log) {
      log.made += 1
      (number, self.log) = (log.made, log)
    }

    deinit { log.gone += 1 }
  }

  /// Shows its name with the number of the object that it has kept.
  struct Keeper: View {
    let name: String
    @StateObject private var token: Token

    init(_ name: String, _ log: Log) {
      self.name = name
      _token = StateObject(wrappedValue: Token(log))
    }

    var body: some View { Text(verbatim: "\(name)\(token.number)") }
  }

  struct Changing<Content: View>: View {
    @ObservedObject var flag: Switch
    @ViewBuilder let content: (Int) -> Content
    var body: some View { content(flag.value) }
  }

  /// The texts that are shown for each of some values in turn.
  private func texts<Content: View>(
    _ values: [Int], _ log: Log = Log(), @ViewBuilder content: @escaping (Int) -> Content
  ) -> [[String]] {
    let flag = Switch()
    flag.value = values[0]
    let shown = Shown(Changing(flag: flag, content: content))
    var result = [shown.words]
    for value in values.dropFirst() {
      shown.host.run { flag.value = value }
      shown.host.advance(by: 0.6)
      result.append(shown.words)
    }
    shown.host.end()
    return result
  }

  @Test("a view that gets other values in the same place keeps its object")
  func samePlace() {
    let log = Log()
    #expect(texts([0, 1], log) { Keeper($0 == 0 ? "a" : "b", log) } == [["a1"], ["b1"]])
    #expect(log.made == 1)
  }

  @Test("the branches of a condition are two views; each comes anew")
  func branches() {
    let log = Log()
    let shown = texts([0, 1, 0], log) { value in
      if value == 0 { Keeper("a", log) } else { Keeper("b", log) }
    }
    #expect(shown == [["a1"], ["b2"], ["a3"]])
    #expect(log.made == 3 && log.gone == 3)
  }

  @Test("each case of a switch is a view of its own")
  func cases() {
    let log = Log()
    let shown = texts([0, 1, 2, 2], log) { value in
      switch value {
      case 0: Keeper("a", log)
      case 1: Keeper("b", log)
      default: Keeper("c", log)
      }
    }
    #expect(shown == [["a1"], ["b2"], ["c3"], ["c3"]])
  }

  @Test("a modifier with another value leaves the view what it is")
  func modifiers() {
    let log = Log()
    #expect(
      texts([0, 1], log) { Keeper("a", log).padding($0 == 0 ? 1 : 5).opacity($0 == 0 ? 1 : 0.5) } == [["a1"], ["a1"]])
  }

  @Test("another explicit identity is another view; the same is the same")
  func explicit() {
    let log = Log()
    #expect(texts([1, 1, 2, 1], log) { Keeper("a", log).id($0) } == [["a1"], ["a1"], ["a2"], ["a3"]])
    #expect(log.gone == 3)
  }

  @Test("rows keep their objects by their identities, in whatever order they come")
  func rows() {
    let log = Log()
    let orders = [["a", "b", "c"], ["c", "a", "b"], ["b", "c"], ["a", "b", "c"]]
    let shown = texts([0, 1, 2, 3], log) { value in
      VStack { ForEach(orders[value], id: \.self) { Keeper($0, log) } }
    }
    #expect(
      shown.map { $0.sorted() } == [["a1", "b2", "c3"], ["a1", "b2", "c3"], ["b2", "c3"], ["a4", "b2", "c3"]])
  }

  @Test("content that is left out and comes back is new")
  func optional() {
    let log = Log()
    let shown = texts([0, 1, 0], log) { value in
      VStack {
        if value == 0 { Keeper("a", log) }
        Keeper("z", log)
      }
    }
    #expect(shown == [["a1", "z2"], ["z2"], ["a3", "z2"]])
  }

  @Test("a view that was erased keeps its identity while its type stays the same")
  func erased() {
    let log = Log()
    let shown = texts([0, 1, 2], log) { value in
      value < 2 ? AnyView(Keeper("a", log)) : AnyView(Keeper("a", log).padding())
    }
    #expect(shown == [["a1"], ["a1"], ["a2"]])
  }

  @Test("groups are no places of their own")
  func groups() {
    let log = Log()
    let shown = texts([0, 1], log) { value in
      VStack {
        Group {
          if value == 1 { Text(verbatim: "new") }
          Keeper("a", log)
        }
      }
    }
    #expect(shown == [["a1"], ["new", "a1"]])
  }

  private struct Beginning: View {
    @State private var number: Int
    init(_ number: Int) { _number = State(initialValue: number) }
    var body: some View { Text(verbatim: "\(number)") }
  }

  @Test("a state takes its beginning once")
  func beginning() {
    #expect(texts([7, 8]) { Beginning($0) } == [["7"], ["7"]])
    #expect(texts([7, 8]) { Beginning($0).id($0) } == [["7"], ["8"]])
  }

  private final class Number: ObservableObject {
    @Published var value: Int
    init(_ value: Int) { self.value = value }
  }

  private struct Observing: View {
    @ObservedObject var number: Number
    var body: some View { Text(verbatim: "\(number.value)") }
  }

  private struct Finding: View {
    @EnvironmentObject var number: Number
    var body: some View { Text(verbatim: "\(number.value)") }
  }

  @Test("an observed object is the one that was handed over last, and an object of the environment the nearest")
  func handedOver() {
    let numbers = [Number(1), Number(2)]
    #expect(texts([0, 1]) { Observing(number: numbers[$0]) } == [["1"], ["2"]])
    #expect(texts([0, 1]) { Finding().environmentObject(numbers[$0]) } == [["1"], ["2"]])
    #expect(
      texts([0]) { _ in Finding().environmentObject(numbers[1]).environmentObject(numbers[0]) } == [["2"]])
  }

  @Test("a list's rows and a stack's screens keep their objects as well, and none lives on")
  func containers() {
    let log = Log()
    let shown = texts([0, 1], log) { value in
      NavigationStack {
        List(value == 0 ? ["a", "b"] : ["b", "a"], id: \.self) { Keeper($0, log) }
      }
    }
    #expect(shown.map { $0.filter { !$0.isEmpty }.sorted() } == [["a1", "b2"], ["a1", "b2"]])
    #expect(log.made == log.gone)
  }

  @Test("nothing of a screen lives on after it")
  func leaks() {
    let log = Log()
    _ = texts([0, 1], log) { value in
      TabView {
        NavigationStack {
          ScrollView {
            LazyVStack { ForEach(0..<20, id: \.self) { _ in Keeper("row", log) } }
          }
          .toolbar { Button("Add") {} }
        }
        .tabItem { Text("One") }
        Keeper("two", log).tabItem { Text("Two") }
      }
      .sheet(isPresented: .constant(value == 1)) { Keeper("sheet", log) }
    }
    #expect(log.made > 1 && log.made == log.gone)
  }
}
