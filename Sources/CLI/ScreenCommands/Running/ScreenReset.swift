import Foundation

/// What every screen finds that a program shows, whichever it showed before: the random numbers' beginning, an empty home folder, and
/// the defaults of the program's start. So a screen is the same alone, among others, and in a part of them.
///
/// What code keeps in memory, as the properties of a singleton, is not brought back.
@MainActor
package struct ScreenReset {
  /// Starts random numbers anew and empties the home folder. Set once, before an app's code runs; nil in a program that has the machine's
  /// random numbers and the user's home, which stay as they are.
  package static var restore: (() -> Void)?

  private let defaults: NSDictionary

  init() {
    defaults = Self.restore == nil ? [:] : UserDefaults.standard.dictionaryRepresentation() as NSDictionary
  }

  func begin() {
    guard let restore = Self.restore else { return }
    let current = UserDefaults.standard.dictionaryRepresentation() as NSDictionary
    if current != defaults {
      for case let key as String in current.allKeys where !isSame(current[key], defaults[key]) {
        UserDefaults.standard.removeObject(forKey: key)
      }
    }
    restore()
  }

  private func isSame(_ one: Any?, _ other: Any?) -> Bool {
    guard let one = one as? NSObject, let other = other as? NSObject else { return one == nil && other == nil }
    return one == other
  }
}
