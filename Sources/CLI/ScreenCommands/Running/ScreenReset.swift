import Foundation

/// Resets the state before every screen of a program, regardless of earlier screens: the random numbers, an empty home
/// folder, and the user defaults at the program's start. In this way a screen is the same alone, among others, and in a
/// shard.
///
/// State in memory, such as the properties of a singleton, is kept.
@MainActor
struct ScreenReset {
  private let restoreState: (() -> Void)?
  private let defaults: NSDictionary

  /// Stores the current user defaults.
  ///
  /// - Parameter restoreState: See ``ProgramEnvironment/restoreState``. If it is nil, a reset does nothing.
  init(restoreState: (() -> Void)?) {
    self.restoreState = restoreState
    defaults = restoreState == nil ? [:] : UserDefaults.standard.dictionaryRepresentation() as NSDictionary
  }

  func callAsFunction() {
    guard let restoreState else { return }
    let current = UserDefaults.standard.dictionaryRepresentation() as NSDictionary
    if current != defaults {
      for case let key as String in current.allKeys where !isSame(current[key], defaults[key]) {
        UserDefaults.standard.removeObject(forKey: key)
      }
    }
    restoreState()
  }

  private func isSame(_ one: Any?, _ other: Any?) -> Bool {
    guard let one = one as? NSObject, let other = other as? NSObject else { return one == nil && other == nil }
    return one == other
  }
}
