import SwiftSyntax

/// A position in code that loads an object from a storyboard or a XIB.
struct CallSite {
  enum Storyboard: Equatable {
    /// The `storyboard` property of a view controller, which is the storyboard that contains it.
    case own
    case named(String)
    case unknown
  }

  enum Kind: Equatable {
    /// A scene by its identifier, or nil if the identifier is unknown.
    case scene(Storyboard, identifier: String?)
    case initial(Storyboard)
    /// The `storyboard` property itself, for another purpose.
    case ownStoryboard
    case segue(identifier: String?)
    /// The objects that `loadNibNamed` or `instantiate(withOwner:)` creates.
    case nib(String?)
    /// A `UINib` as an argument of `register`.
    case registration(String?)
    /// The argument `nibName:` of an initializer.
    case nibName(String?)
  }

  var kind: Kind
  var file: Int
  /// The enclosing class or extension.
  var className: String?
  var line: Int
  /// The bytes that the new expression replaces.
  var range: Range<Int>
  var isOptional = false
  /// The type of the cast.
  var cast: String?
  /// The whole `guard let name = … else { … }` that contains nothing else, which a plain `let` replaces.
  var guarded: (range: Range<Int>, name: String)?
  /// The expression before the call of a segue, including its period.
  var base = ""
  var sender = "nil"
  /// A statement that is removed as well, which declares the nib's variable.
  var statement: Range<Int>?
}
