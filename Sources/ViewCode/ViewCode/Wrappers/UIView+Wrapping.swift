import UIKit

// Each wrapper is a plain `UIView` or the class in its name, as written manually.

extension UIView {
  /// Returns a view that contains this one with margins: `title.inMargins(16)`.
  public func inMargins(_ points: CGFloat) -> UIView {
    inMargins(NSDirectionalEdgeInsets(top: points, leading: points, bottom: points, trailing: points))
  }

  /// Returns a view that contains this one with horizontal and vertical margins: `title.inMargins(horizontal: 16)`.
  public func inMargins(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> UIView {
    inMargins(
      NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal))
  }

  /// Returns a view that contains this one with a margin for each side.
  public func inMargins(_ margins: NSDirectionalEdgeInsets) -> UIView {
    let wrapper = wrapper()
    pin(.edges, insets: margins).activate()
    return wrapper
  }

  /// Returns a view that contains this one, aligned to some of its sides with the size of its content:
  /// `badge.aligned(.leading, .top)`.
  ///
  /// Along an axis without an anchor, the view fills the wrapper. The wrapper is never smaller than the view.
  ///
  /// - Parameter anchors: Edges and centers.
  public func aligned(_ anchors: AnchorSet...) -> UIView {
    let wrapper = wrapper()
    var anchors = AnchorSet(anchors)
    let across: AnchorSet = [.leading, .trailing, .left, .right, .centerX]
    let along: AnchorSet = [.top, .bottom, .centerY, .firstBaseline, .lastBaseline]
    if anchors.isDisjoint(with: across) { anchors.formUnion(.horizontal) }
    if anchors.isDisjoint(with: along) { anchors.formUnion(.vertical) }
    pin(anchors).activate()
    pin(AnchorSet.edges.subtracting(anchors), inset: .atLeast(0)).activate()
    return wrapper
  }

  /// Returns a view that contains this one at its center with the size of its content: `spinner.centered()`.
  public func centered(_ anchors: AnchorSet = .center) -> UIView {
    aligned(anchors)
  }

  /// Gives this view a fixed size and returns it: `icon.fixed(width: 24, height: 24)`.
  @discardableResult
  public func fixed(
    width: CGFloat? = nil, height: CGFloat? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    if let width { self.width(width, file: file, line: line).activate() }
    if let height { self.height(height, file: file, line: line).activate() }
    return self
  }

  /// Makes this view a square with a fixed size and returns it: `icon.fixed(24)`.
  @discardableResult
  public func fixed(_ side: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> Self {
    fixed(width: side, height: side, file: file, line: line)
  }

  /// Gives this view a fixed aspect ratio and returns it: `video.proportioned(16 / 9)`.
  @discardableResult
  public func proportioned(_ ratio: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    aspect(ratio, file: file, line: line).activate()
    return self
  }

  /// Returns a view with a background color that contains this one: `title.onBackground(.systemYellow, margins: 8)`.
  public func onBackground(_ color: UIColor?, margins: CGFloat = 0) -> UIView {
    let wrapper = inMargins(margins)
    wrapper.backgroundColor = color
    return wrapper
  }

  /// Returns a view that contains this one in front of another one with the same size: `title.onBackground(gradient)`.
  public func onBackground(_ background: UIView, margins: CGFloat = 0) -> UIView {
    let wrapper = inMargins(margins)
    background.translatesAutoresizingMaskIntoConstraints = false
    wrapper.insertSubview(background, at: 0)
    background.pin(.edges).activate()
    return wrapper
  }

  private func wrapper() -> UIView {
    let wrapper = UIView()
    translatesAutoresizingMaskIntoConstraints = false
    wrapper.addSubview(self)
    return wrapper
  }
}
