import UIKit

/// A place to eat.
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
}
