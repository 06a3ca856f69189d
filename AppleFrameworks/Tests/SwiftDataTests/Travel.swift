import Foundation
import SwiftData

/// The means of transportation of a trip.
enum Means: String, Codable {
  case train, ship
}

struct Place: Codable, Equatable {
  var name: String
  var altitude: Double
}

@Model
final class Trip {
  @Attribute(.unique) var code: String
  var title: String
  var days: Int = 1
  var start: Date?
  var means: Means = Means.train
  var place: Place?
  var words: [String] = []
  let serial: Int
  @Relationship(deleteRule: .cascade, inverse: \Stay.trip) var stays: [Stay] = []
  var travelers: [Traveler] = []
  @Transient var isOpen = false
  var summary: String { "\(title), \(days)" }

  init(_ code: String, title: String = "", days: Int = 1, serial: Int = 0) {
    self.code = code
    self.title = title
    self.days = days
    self.serial = serial
  }
}

@Model
class Stay {
  var hotel: String
  var nights: Int
  var trip: Trip?

  init(_ hotel: String, nights: Int = 1, trip: Trip? = nil) {
    self.hotel = hotel
    self.nights = nights
    self.trip = trip
  }
}

@Model
final class Traveler {
  #Unique<Traveler>([\.first, \.last])
  #Index<Traveler>([\.last])
  var first: String
  var last: String
  var age: Int?
  @Relationship(inverse: \Trip.travelers) var trips: [Trip]? = []
  @Relationship(deleteRule: .deny, inverse: \Visa.owner) var visas: [Visa] = []

  init(_ first: String, _ last: String, age: Int? = nil) {
    self.first = first
    self.last = last
    self.age = age
  }
}

@Model
final class Visa {
  var country: String
  var owner: Traveler?
  init(_ country: String) { self.country = country }
}

enum Travel {
  static func container() throws -> ModelContainer {
    try ModelContainer(
      for: Trip.self, Stay.self, Traveler.self, Visa.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  static func context() throws -> ModelContext { ModelContext(try container()) }

  /// A file in a folder of its own.
  static func file() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "travel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: "travel.store")
  }
}
