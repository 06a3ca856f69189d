/// A segment with its content and its view.
@MainActor
struct SegmentItem {
  enum Content {
    case title(String?)
    case image(UIImage?)
  }

  var content: Content
  var action: UIAction?
  var isEnabled = true
  /// The width of the segment, or 0 for a width that is determined by the content or the control.
  var width: CGFloat = 0
  var contentOffset: CGSize = .zero
  let view = SegmentView(frame: .zero)

  var title: String? {
    if case .title(let title) = content { title } else { nil }
  }

  var image: UIImage? {
    if case .image(let image) = content { image } else { nil }
  }

  init(_ content: Content, action: UIAction? = nil) {
    self.content = content
    self.action = action
    isEnabled = action.map { !$0.attributes.contains(.disabled) } ?? true
  }

  init(_ action: UIAction) {
    self.init(action.image.map(Content.image) ?? .title(action.title), action: action)
  }
}

extension UISegmentedControl {
  /// The position of a segment among the others.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisegmentedcontrol/segment
  public enum Segment: Int, Sendable {
    case any = 0
    /// The leftmost of several segments.
    case left = 1
    /// A segment between two others.
    case center = 2
    /// The rightmost of several segments.
    case right = 3
    /// The only segment.
    case alone = 4
  }
}
