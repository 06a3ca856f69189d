import SwiftSyntax

/// A place where code loads something from a storyboard or a XIB.
struct CallSite {
  enum Storyboard: Equatable {
    /// `storyboard` of a controller: the one that the controller is from.
    case own
    case named(String)
    case unknown
  }

  enum Kind: Equatable {
    /// A scene by its identifier; nil where the identifier can't be followed.
    case scene(Storyboard, identifier: String?)
    case initial(Storyboard)
    /// `storyboard` itself, for something else.
    case ownStoryboard
    case segue(identifier: String?)
    /// What `loadNibNamed` or `instantiate(withOwner:)` makes.
    case nib(String?)
    /// `UINib` as an argument of `register`.
    case registration(String?)
    /// An argument `nibName:` of an initializer.
    case nibName(String?)
  }

  var kind: Kind
  var file: Int
  /// The class or extension that it stands in.
  var className: String?
  var line: Int
  /// The bytes that the new expression stands for.
  var range: Range<Int>
  var isOptional = false
  /// What it is cast to.
  var cast: String?
  /// A whole `guard let name = … else { … }` of nothing else, which a plain `let` stands for.
  var guarded: (range: Range<Int>, name: String)?
  /// Of a segue, the expression before the call with its dot, and the sender.
  var base = ""
  var sender = "nil"
  /// A statement that goes with it: that of the nib's variable.
  var statement: Range<Int>?
}
