import Foundation

/// Lets every screen that a program shows find the same state, whichever screens came before: the start of the random
/// numbers, an empty home folder, and the user defaults of the program's start. A screen is then the same alone, among
/// others, and in a shard.
///
/// State that code keeps in memory, such as the properties of a singleton, stays.
@MainActor
struct ScreenReset {
  private let restoreState: (() -> Void)?
  private let defaults: NSDictionary

  /// Keeps the current user defaults.
  ///
  /// - Parameter restoreState: see ``ProgramEnvironment/restoreState``. With nil a reset does nothing.
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
