/// Names for registrations, in the order in which they are made.
@MainActor
enum RegistrationCounter {
  static func next() -> String {
    "UICollectionView.registration.\(IDGenerator.next())"
  }
}
