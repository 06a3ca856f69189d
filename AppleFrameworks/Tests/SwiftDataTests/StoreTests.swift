import Foundation
import SwiftData
import TestHosts
import Testing

@Suite("SwiftData: stores", .ownHosts)
struct StoreTests {
  private func container(_ file: URL) throws -> ModelContainer {
    try ModelContainer(for: Trip.self, Traveler.self, configurations: ModelConfiguration(url: file))
  }

  private func fill(_ file: URL) throws {
    let context = ModelContext(try container(file))
    let trip = Trip("R", title: "Rome \"caput\"", days: 4, serial: 77)
    trip.start = Date(timeIntervalSinceReferenceDate: 12.5)
    trip.means = .ship
    trip.place = Place(name: "Roma", altitude: .infinity)
    trip.words = ["a", "b"]
    trip.stays = [Stay("A", nights: 2), Stay("B")]
    trip.isOpen = true
    context.insert(trip)
    context.insert(Traveler("Ada", "L", age: 36))
    trip.travelers = try context.fetch(FetchDescriptor<Traveler>())
    try context.save()
  }

  @Test("models of all kinds of values are there when the file is opened again")
  func persistence() throws {
    let file = try Travel.file()
    try fill(file)
    let context = ModelContext(try container(file))
    let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    #expect(trip.title == "Rome \"caput\"" && trip.days == 4 && trip.serial == 77)
    #expect(trip.start == Date(timeIntervalSinceReferenceDate: 12.5) && trip.means == .ship)
    #expect(trip.place == Place(name: "Roma", altitude: .infinity) && trip.words == ["a", "b"])
    #expect(trip.stays.map(\.hotel) == ["A", "B"] && trip.stays[0].trip === trip && !trip.isOpen)
    #expect(trip.travelers.first?.age == 36 && trip.travelers.first?.trips?.first === trip)
    let new = Trip("S")
    context.insert(new)
    #expect(new.persistentModelID > trip.persistentModelID)
  }

  @Test("the same models make the same bytes")
  func bytes() throws {
    let files = try [Travel.file(), Travel.file()]
    for file in files { try fill(file) }
    #expect(try Data(contentsOf: files[0]) == Data(contentsOf: files[1]))
  }

  @Test("a container in memory writes no file, and a read-only one does not save")
  func kinds() throws {
    let file = try Travel.file()
    try fill(file)
    let configuration = ModelConfiguration(url: file, allowsSave: false)
    let context = ModelContext(try ModelContainer(for: Trip.self, configurations: configuration))
    context.insert(Trip("S"))
    #expect(throws: CocoaError.self) { try context.save() }
    #expect(ModelConfiguration(isStoredInMemoryOnly: true).url.path == "/dev/null")
    #expect(ModelConfiguration("Other").url.lastPathComponent == "Other.store")
  }

  @Test("a file that is no store is refused")
  func damaged() throws {
    let file = try Travel.file()
    try Data("no store".utf8).write(to: file)
    #expect(throws: SwiftDataError.loadIssueModelContainer) { try container(file) }
  }

  @Test("a property without a value is not saved")
  func validation() throws {
    let context = ModelContext(
      try ModelContainer(for: Crew.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
    let crew = Crew()
    context.insert(crew)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    crew.members = [Member()]
    try context.save()
    #expect(!context.hasChanges)
  }

  @Test("a migration plan takes a file through its stages")
  func migration() throws {
    let file = try Travel.file()
    let old = ModelContext(
      try ModelContainer(
        for: Schema(versionedSchema: First.self), configurations: [ModelConfiguration(url: file)]))
    old.insert(First.City(name: "rome"))
    old.insert(First.City(name: "oslo"))
    try old.save()
    let container = try ModelContainer(
      for: Third.City.self, migrationPlan: Plan.self, configurations: ModelConfiguration(url: file))
    let cities = try ModelContext(container).fetch(FetchDescriptor<Third.City>(sortBy: [SortDescriptor(\.title)]))
    #expect(cities.map(\.title) == ["OSLO", "ROME"] && cities.map(\.people) == [7, 7])
    #expect(throws: SwiftDataError.backwardMigration) {
      try ModelContainer(
        for: First.City.self, migrationPlan: OldPlan.self, configurations: ModelConfiguration(url: file))
    }
  }

  @Test("an actor works with a context of its own")
  func actors() async throws {
    let container = try Travel.container()
    let agency = Agency(modelContainer: container)
    let identifier = try await agency.book("R")
    #expect(await agency.title(identifier) == "Trip R")
    #expect(try ModelContext(container).fetch(FetchDescriptor<Trip>()).map(\.code) == ["R"])
  }
}

@ModelActor
actor Agency {
  func book(_ code: String) throws -> PersistentIdentifier {
    let trip = Trip(code, title: "Trip \(code)")
    modelContext.insert(trip)
    try modelContext.save()
    return trip.persistentModelID
  }

  func title(_ identifier: PersistentIdentifier) -> String? { self[identifier, as: Trip.self]?.title }
}

@Model
final class Crew {
  @Relationship(minimumModelCount: 1, maximumModelCount: 2) var members: [Member] = []
  init() {}
}

@Model
final class Member {
  init() {}
}

enum First: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
  static var models: [any PersistentModel.Type] { [City.self] }

  @Model
  final class City {
    var name: String
    init(name: String) { self.name = name }
  }
}

enum Second: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
  static var models: [any PersistentModel.Type] { [City.self] }

  @Model
  final class City {
    @Attribute(originalName: "name") var title: String
    init(title: String) { self.title = title }
  }
}

enum Third: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }
  static var models: [any PersistentModel.Type] { [City.self] }

  @Model
  final class City {
    var title: String
    var people: Int = 7
    init(title: String) { self.title = title }
  }
}

enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [First.self, Second.self, Third.self] }
  static var stages: [MigrationStage] {
    [
      .lightweight(fromVersion: First.self, toVersion: Second.self),
      .custom(
        fromVersion: Second.self, toVersion: Third.self,
        willMigrate: { context in
          for city in try context.fetch(FetchDescriptor<Second.City>()) { city.title = city.title.uppercased() }
        }, didMigrate: nil),
    ]
  }
}

enum OldPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [First.self] }
  static var stages: [MigrationStage] { [] }
}
