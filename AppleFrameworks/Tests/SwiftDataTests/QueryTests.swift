import Foundation
import SwiftData
import SwiftUI
import TestHosts
import Testing
import ViewHost

@MainActor
@Suite("SwiftData: views", .ownHosts)
struct QueryTests {
  private struct Trips: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Trip.title) private var trips: [Trip]
    @Query(filter: #Predicate<Trip> { $0.days > 2 }, sort: [SortDescriptor(\Trip.title, order: .reverse)])
    private var long: [Trip]

    var body: some View {
      VStack {
        Text(verbatim: trips.map(\.title).joined(separator: " "))
        Text(verbatim: "long: " + long.map(\.title).joined(separator: " "))
        ForEach(trips) { Row(trip: $0) }
        Button("Add") { context.insert(Trip("N", title: "New", days: 3)) }
        Button("Delete") { if let first = trips.first { context.delete(first) } }
        Button("Rename") { trips.first?.title = "Zurich" }
      }
    }
  }

  private struct Row: View {
    @Bindable var trip: Trip
    var body: some View { Text(verbatim: "\(trip.days) days, \(trip.stays.count) stays") }
  }

  private func words(_ view: some View, _ steps: [String]) throws -> [String] {
    let host = ViewHost(device: .standard)
    let controller = host.run { UIHostingController(rootView: view) }
    host.show(controller)
    host.advance(by: 0.1)
    for step in steps {
      try host.tap(text: step)
      host.advance(by: 0.6)
    }
    func all(_ view: UIView) -> [String] { [(view as? UILabel)?.text].compactMap(\.self) + view.subviews.flatMap(all) }
    return all(controller.view)
  }

  private func filled() throws -> ModelContainer {
    let container = try Travel.container()
    container.mainContext.insert(Trip("B", title: "Bern", days: 1))
    container.mainContext.insert(Trip("A", title: "Assisi", days: 4))
    try container.mainContext.save()
    return container
  }

  @Test("a query shows the models of its context in order")
  func order() throws {
    let shown = try words(Trips().modelContainer(filled()), [])
    #expect(shown.contains("Assisi Bern") && shown.contains("long: Assisi"))
  }

  @Test("a query follows insertions, deletions and changes, and the context saves them")
  func changes() throws {
    let container = try filled()
    let shown = try words(Trips().modelContainer(container), ["Add", "Delete", "Rename"])
    #expect(shown.contains("New Zurich") && shown.contains("long: New"))
    #expect(!container.mainContext.hasChanges)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 2)
  }

  @Test("what another context saves appears in views")
  func otherContext() throws {
    let container = try filled()
    let host = ViewHost(device: .standard)
    let controller = host.run { UIHostingController(rootView: Trips().modelContainer(container)) }
    host.show(controller)
    host.advance(by: 0.1)
    let context = ModelContext(container)
    for trip in try context.fetch(FetchDescriptor<Trip>()) { trip.title += "!" }
    try host.run { try context.save() }
    host.advance(by: 0.1)
    func all(_ view: UIView) -> [String] { [(view as? UILabel)?.text].compactMap(\.self) + view.subviews.flatMap(all) }
    #expect(all(controller.view).contains("Assisi! Bern!"))
  }

  @Test("a container for classes is opened once for a view")
  func setup() throws {
    final class Containers { var all: [ModelContainer] = [] }
    let containers = Containers()
    let view = Trips().modelContainer(for: [Trip.self], inMemory: true) { result in
      if let container = try? result.get() { containers.all.append(container) }
    }
    let shown = try words(view, ["Add"])
    #expect(shown.contains("New") && containers.all.count == 1)
    #expect(try containers.all.first?.mainContext.fetchCount(FetchDescriptor<Trip>()) == 1)
  }

  @Test("without a container a query is empty")
  func noContainer() throws {
    #expect(try words(Trips(), ["Add"]).contains("long: "))
  }
}
