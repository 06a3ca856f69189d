import UIKit

/// The values that profile views display.
struct Profile {
  var name: String
  var age: Int
  var occupation: String
  var gender: String
  var image: UIImage?

  static let ada = Profile(name: "Ada Lovelace", age: 36, occupation: "Mathematician", gender: "Female", image: nil)
}
