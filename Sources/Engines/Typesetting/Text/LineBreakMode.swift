/// What happens to text that is wider than its line; raw values as `NSLineBreakMode`.
package enum LineBreakMode: Int, Hashable, Sendable {
  case wordWrapping
  case charWrapping
  case clipping
  case truncatingHead
  case truncatingTail
  case truncatingMiddle

  package var truncates: Bool { rawValue >= LineBreakMode.truncatingHead.rawValue }
}
