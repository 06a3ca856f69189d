/// Where a line lies in its width; `natural` is the edge at which the paragraph's direction begins.
package enum TextAlignment: Hashable, Sendable {
  case left
  case center
  case right
  case justified
  case natural
}
