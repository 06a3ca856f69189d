/// The response to ``TreeQuery``: the views of a screen.
package struct ViewTree: Codable, Sendable, Equatable {
  /// A view.
  package struct Node: Codable, Sendable, Equatable {
    /// The number of views between the view and its window, 0 for a window.
    package var depth: Int
    /// The name in the code: the property of an ancestor or controller, or else the identifier, or else the class.
    package var name: String
    package var className: String
    /// The beginning of a label's text.
    package var text: String?
    /// The frame on the screen: x, y, width, height.
    package var frame: [Double]
    /// Whether the view or an ancestor is hidden or transparent.
    package var isHidden: Bool

    package init(depth: Int, name: String, className: String, text: String?, frame: [Double], isHidden: Bool) {
      self.depth = depth
      self.name = name
      self.className = className
      self.text = text
      self.frame = frame
      self.isHidden = isHidden
    }
  }

  /// The views, from back to front. Each precedes its subviews.
  package var views: [Node]

  package init(views: [Node]) {
    self.views = views
  }
}
