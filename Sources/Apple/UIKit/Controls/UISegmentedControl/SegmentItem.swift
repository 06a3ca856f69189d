/// One segment: what it shows, and its view.
@MainActor
struct SegmentItem {
  enum Content {
    case title(String?)
    case image(UIImage?)
  }

  var content: Content
  var action: UIAction?
  var isEnabled = true
  /// Zero for a width that follows from the content or the control.
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
  /// The place of a segment among its neighbors.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisegmentedcontrol/segment
  public enum Segment: Int, Sendable {
    case any = 0
    /// The segment at the left of several.
    case left = 1
    /// A segment between others.
    case center = 2
    /// The segment at the right of several.
    case right = 3
    /// The only segment.
    case alone = 4
  }
}
