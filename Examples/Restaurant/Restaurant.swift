import UIKit

/// A restaurant.
struct Restaurant {
  var name: String
  var details: String
  var picture: UIImage

  @MainActor
  static var sample: Restaurant {
    Restaurant(
      name: "The Hungry Compiler",
      details: "Noodles, dumplings and warm type errors. Open until the build is green.",
      picture: Artwork.bowl(
        size: CGSize(width: 390, height: 220), top: .systemOrange, bottom: .systemRed))
  }

  @MainActor
  static var samples: [Restaurant] {
    let places: [(String, String, UIColor)] = [
      ("The Hungry Compiler", "Noodles and warm type errors.", .systemOrange),
      ("Stack & Frame", "Pancakes, a dozen deep.", .systemBrown),
      ("Null Island", "Seafood, exactly on the equator.", .systemTeal),
      ("Café Constraint", "Everything pinned, nothing ambiguous.", .systemIndigo),
    ]
    return places.map { name, details, color in
      Restaurant(
        name: name, details: details,
        picture: Artwork.bowl(size: CGSize(width: 390, height: 220), top: color, bottom: .systemGray))
    }
  }
}
