import Foundation

struct Trip {
    var place: String
    var days: Int
    var note: String

    static let all = [
        Trip(place: "Lisbon", days: 4, note: "Tram 28 in the morning, before the crowds."),
        Trip(place: "Bergen", days: 6, note: "Take the boat to Rosendal. Bring a rain coat."),
        Trip(place: "Ghent", days: 2, note: "The altarpiece opens at ten."),
    ]
}
