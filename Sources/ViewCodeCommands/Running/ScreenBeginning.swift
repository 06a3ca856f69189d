import Foundation
import RuntimeSupport

/// What every screen finds that a program shows, whichever it showed before: the random numbers' beginning, an empty home folder, and
/// the defaults of the program's start. So a screen is the same alone, among others, and in a part of them.
///
/// What code keeps in memory, as the properties of a singleton, is not brought back.
struct ScreenBeginning {
  private typealias Function = @convention(c) () -> Void

  /// Programs of the toolchain have it; others have the machine's random numbers and the user's home, which stay as they are.
  private let restore = ProgramFunction.named("viewcode_begin_screen", as: Function.self)
  private let defaults: NSDictionary

  init() { defaults = restore == nil ? [:] : UserDefaults.standard.dictionaryRepresentation() as NSDictionary }

  func begin() {
    guard let restore else { return }
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
