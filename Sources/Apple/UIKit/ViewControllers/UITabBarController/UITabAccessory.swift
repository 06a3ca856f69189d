import Foundation

/// A view on glass above a tab bar.
///
/// - Source: developer.apple.com/documentation/uikit/uitabaccessory
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// The view on the glass, which it fills.
  open private(set) var contentView: UIView

  /// Makes an accessory that shows a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

/// The glass of a tab bar's accessory, and the view on it.
final class TabAccessoryView: UIView {
  private let glass = GlassView(frame: .zero)
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(glass)
    addSubview(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("TabAccessoryView is not archived")
  }

  /// The view that is shown, where it has not gone elsewhere.
  func shows(_ view: UIView) -> Bool { content === view && view.superview === self }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    glass.show(measures.glass.tabBar)
    content.frame = bounds
    content.clipsToBounds = true
    content.setUnanimated(cornerRadius: bounds.height / 2)
  }
}
