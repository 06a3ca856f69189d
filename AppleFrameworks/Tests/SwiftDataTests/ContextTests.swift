import Foundation
import SwiftData
import TestHosts
import Testing
import UIKit

@Suite("SwiftData: contexts", .ownHosts)
struct ContextTests {
  @Test("a model is inserted when it is given to a context, and saved when the context is")
  func insertion() throws {
    let context = try Travel.context()
    let trip = Trip("R", title: "Rome")
    #expect(trip.modelContext == nil && !trip.hasChanges && !context.hasChanges)
    context.insert(trip)
    #expect(trip.modelContext === context && trip.hasChanges && context.insertedModelsArray.count == 1)
    let identifier = trip.persistentModelID
    #expect(identifier.entityName == "Trip" && trip.id == identifier)
    try context.save()
    #expect(trip.persistentModelID == identifier && !trip.hasChanges && !context.hasChanges)
    trip.days = 3
    #expect(context.changedModelsArray.count == 1 && trip.summary == "Rome, 3")
  }

  @Test("inserting a model inserts the models that it refers to")
  func graph() throws {
    let context = try Travel.context()
    let trip = Trip("R")
    trip.stays = [Stay("A"), Stay("B")]
    context.insert(trip)
    #expect(trip.stays.map(\.hotel) == ["A", "B"])
    #expect(trip.stays.allSatisfy { $0.modelContext === context && $0.trip === trip })
    trip.stays.append(Stay("C"))
    #expect(try context.fetch(FetchDescriptor<Stay>()).map(\.hotel) == ["A", "B", "C"])
    #expect(trip.stays[2].trip === trip)
    let late = Stay("D")
    late.trip = trip
    #expect(late.modelContext === context && trip.stays.count == 4)
  }

  @Test("both sides of a relationship change together")
  func inverses() throws {
    let context = try Travel.context()
    let (first, second) = (Trip("A"), Trip("B"))
    context.insert(first)
    context.insert(second)
    let stay = Stay("H", trip: first)
    context.insert(stay)
    #expect(first.stays.map(\.hotel) == ["H"])
    stay.trip = second
    #expect(first.stays.isEmpty && second.stays.map(\.hotel) == ["H"])
    first.stays = [stay]
    #expect(stay.trip === first && second.stays.isEmpty)
    first.stays.removeAll()
    #expect(stay.trip == nil)
    let traveler = Traveler("Ada", "L")
    first.travelers.append(traveler)
    #expect(traveler.trips?.map(\.code) == ["A"])
    traveler.trips?.append(second)
    #expect(second.travelers.map(\.first) == ["Ada"])
  }

  @Test("deleting follows the delete rules")
  func deleteRules() throws {
    let context = try Travel.context()
    let trip = Trip("R")
    let traveler = Traveler("Ada", "L")
    trip.stays = [Stay("A")]
    trip.travelers = [traveler]
    context.insert(trip)
    try context.save()
    let stay = trip.stays[0]
    context.delete(trip)
    #expect(trip.isDeleted && stay.isDeleted && traveler.trips?.isEmpty == true && !traveler.isDeleted)
    #expect(trip.modelContext != nil && context.deletedModelsArray.count == 2)
    try context.save()
    #expect(!trip.isDeleted && trip.modelContext == nil && trip.title.isEmpty)
    #expect(try context.fetchCount(FetchDescriptor<Stay>()) == 0)

    traveler.visas = [Visa("X")]
    try context.save()
    context.delete(traveler)
    #expect(throws: CocoaError.self) { try context.save() }
    context.rollback()
    #expect(!traveler.isDeleted && traveler.visas.count == 1)
    context.delete(traveler.visas[0])
    context.delete(traveler)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Traveler>()) == 0)
  }

  @Test("a model with a unique value of another one changes that one when it is saved")
  func uniqueness() throws {
    let context = try Travel.context()
    let first = Trip("R", title: "Rome", days: 2)
    first.stays = [Stay("A")]
    context.insert(first)
    try context.save()
    let second = Trip("R", title: "Roma", days: 5)
    context.insert(second)
    try context.save()
    let trips = try context.fetch(FetchDescriptor<Trip>())
    #expect(trips.count == 1 && trips[0] === first)
    #expect(first.title == "Roma" && first.days == 5 && first.stays.count == 1)
    #expect(second.persistentModelID == first.persistentModelID)
    second.days = 6
    #expect(first.days == 6)

    context.insert(Traveler("Ada", "L", age: 1))
    context.insert(Traveler("Ada", "B", age: 2))
    context.insert(Traveler("Ada", "L", age: 3))
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Traveler>()).map(\.age) == [3, 2])
  }

  @Test("rolling back restores values, relationships, and deleted models")
  func rollback() throws {
    let context = try Travel.context()
    let trip = Trip("R", title: "Rome")
    trip.stays = [Stay("A")]
    context.insert(trip)
    try context.save()
    let stay = trip.stays[0]
    trip.title = "Paris"
    trip.stays = []
    context.delete(stay)
    let new = Trip("N")
    context.insert(new)
    context.rollback()
    #expect(trip.title == "Rome" && trip.stays.map(\.hotel) == ["A"] && stay.trip === trip && !stay.isDeleted)
    #expect(new.modelContext == nil && !context.hasChanges)
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
  }

  @Test("fetches filter, sort, skip and limit, and see changes that are not saved")
  func fetching() throws {
    let context = try Travel.context()
    for (code, days) in [("A", 3), ("B", 1), ("C", 2), ("D", 9)] {
      context.insert(Trip(code, title: "Trip \(code)", days: days))
    }
    try context.save()
    context.insert(Trip("E", title: "Träume", days: 5))
    let least = 2
    var descriptor = FetchDescriptor<Trip>(
      predicate: #Predicate { $0.days >= least }, sortBy: [SortDescriptor(\.days, order: .reverse)])
    #expect(try context.fetch(descriptor).map(\.code) == ["D", "E", "A", "C"])
    descriptor.includePendingChanges = false
    #expect(try context.fetch(descriptor).map(\.code) == ["D", "A", "C"])
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 1
    #expect(try context.fetch(descriptor).map(\.code) == ["A"])
    #expect(try context.fetchCount(descriptor) == 1)
    #expect(try context.fetchIdentifiers(descriptor).map(\.entityName) == ["Trip"])
    let words = "trau"
    let search = FetchDescriptor<Trip>(predicate: #Predicate { $0.title.localizedStandardContains(words) })
    #expect(try context.fetch(search).map(\.code) == ["E"])
    let related = FetchDescriptor<Trip>(predicate: #Predicate { $0.stays.contains { $0.nights > 3 } })
    #expect(try context.fetch(related).isEmpty)
    try context.fetch(FetchDescriptor<Trip>())[0].stays.append(Stay("Long", nights: 4))
    #expect(try context.fetch(related).map(\.code) == ["A"])
    var seen: [String] = []
    try context.enumerate(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.code)]), allowEscapingMutations: true) {
      seen.append($0.code)
    }
    #expect(seen == ["A", "B", "C", "D", "E"])
    try context.delete(model: Trip.self, where: #Predicate { $0.days > 2 })
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.code) == ["B", "C"])
  }

  @Test("strings are sorted as people expect it")
  func strings() throws {
    let context = try Travel.context()
    for (code, title) in [("1", "b"), ("2", "A10"), ("3", "A9"), ("4", "é"), ("5", "B"), ("6", "f")] {
      context.insert(Trip(code, title: title))
    }
    let order = [SortDescriptor(\Trip.title), SortDescriptor(\Trip.code, comparator: .lexical)]
    #expect(try context.fetch(FetchDescriptor(sortBy: order)).map(\.title) == ["A9", "A10", "b", "B", "é", "f"])
    let reverse = [SortDescriptor(\Trip.title, comparator: .localizedStandard, order: .reverse)]
    #expect(try context.fetch(FetchDescriptor(sortBy: reverse)).map(\.title) == ["f", "é", "B", "b", "A10", "A9"])
  }

  @Test("a saved change reaches the other contexts of the container, and their observers")
  func contexts() throws {
    let container = try Travel.container()
    let (first, second) = (ModelContext(container), ModelContext(container))
    let trip = Trip("R", title: "Rome")
    first.insert(trip)
    #expect(try second.fetchCount(FetchDescriptor<Trip>()) == 0)
    try first.save()
    let other = try #require(try second.fetch(FetchDescriptor<Trip>()).first)
    #expect(other !== trip && other == trip && other.title == "Rome" && other.serial == 0)
    let heard = Heard()
    withObservationTracking {
      _ = other.title
    } onChange: {
      heard.count += 1
    }
    trip.title = "Roma"
    try first.save()
    #expect(try second.fetch(FetchDescriptor<Trip>()).map(\.title) == ["Roma"])
    #expect(heard.count == 1)
    let registered: Trip? = second.registeredModel(for: trip.persistentModelID)
    #expect(registered === other && second.model(for: trip.persistentModelID) === other)
    first.delete(trip)
    try first.save()
    #expect(try second.fetchCount(FetchDescriptor<Trip>()) == 0)
    #expect(other.modelContext == nil)
  }

  @Test("observers of a relationship hear when the other side changes")
  func observation() throws {
    let context = try Travel.context()
    let trip = Trip("R")
    context.insert(trip)
    let heard = Heard()
    withObservationTracking {
      _ = trip.stays.count
    } onChange: {
      heard.count += 1
    }
    context.insert(Stay("A", trip: trip))
    #expect(heard.count == 1)
  }

  @Test("saving posts the identifiers of what changed")
  func notifications() throws {
    let context = try Travel.context()
    let heard = Heard()
    let token = NotificationCenter.default.addObserver(forName: ModelContext.didSave, object: context, queue: nil) {
      let key = ModelContext.NotificationKey.insertedIdentifiers.rawValue
      heard.identifiers += $0.userInfo?[key] as? [PersistentIdentifier] ?? []
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let trip = Trip("R")
    context.insert(trip)
    try context.save()
    try context.save()
    #expect(heard.identifiers == [trip.persistentModelID])
  }

  @Test("an undo manager takes back changes, insertions and deletions")
  func undo() throws {
    let context = try Travel.context()
    let trip = Trip("R", title: "Rome")
    context.insert(trip)
    try context.save()
    let manager = UndoManager()
    manager.groupsByEvent = false
    context.undoManager = manager
    func step(_ body: () -> Void) {
      manager.beginUndoGrouping()
      body()
      manager.endUndoGrouping()
    }
    step { trip.title = "Paris" }
    manager.undo()
    #expect(trip.title == "Rome")
    manager.redo()
    #expect(trip.title == "Paris")
    step { context.delete(trip) }
    manager.undo()
    #expect(!trip.isDeleted && context.deletedModelsArray.isEmpty)
    step { context.insert(Trip("N")) }
    manager.undo()
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.code) == ["R"])
  }

  @Test("a context of a container without the class inserts nothing")
  func otherClass() throws {
    let container = try ModelContainer(for: Visa.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    #expect(container.schema.entities.map(\.name) == ["Stay", "Traveler", "Trip", "Visa"])
    let plain = try ModelContainer(for: Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(plain)
    let trip = Trip("R")
    context.insert(trip)
    #expect(trip.modelContext == nil && !context.hasChanges)
  }

  private final class Heard: @unchecked Sendable {
    var count = 0
    var identifiers: [PersistentIdentifier] = []
  }
}

@Model
final class Note {
  var text: String
  init(_ text: String) { self.text = text }
}
