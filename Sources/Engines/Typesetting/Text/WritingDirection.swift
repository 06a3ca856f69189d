/// The direction of a paragraph; `natural` is that of its first strong character.
package enum WritingDirection: Hashable, Sendable {
  case natural
  case leftToRight
  case rightToLeft
}
