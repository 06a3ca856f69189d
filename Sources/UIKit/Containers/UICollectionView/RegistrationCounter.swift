/// Names for registrations, in the order in which they are made.
@MainActor
enum RegistrationCounter {
  private static var count = 0

  static func next() -> String {
    count += 1
    return "UICollectionView.registration.\(count)"
  }
}
