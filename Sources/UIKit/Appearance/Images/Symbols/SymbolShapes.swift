import CoreGraphics

/// Symbols drawn after our own descriptions.
enum SymbolShapes {
  static func shape(named name: String) -> SymbolShape? {
    table[name].map { SymbolPathReader.shape($0.path, box: CGSize(width: $0.width, height: $0.height)) }
  }

  struct Entry {
    /// As `SymbolPathReader` reads it.
    let path: String
    /// The room that the symbol takes, in hundredths of the point size. Proportions are those that Interface Builder
    /// records, where a recording was at hand; else they are estimates.
    let width: Double
    let height: Double

    init(_ width: Double, _ height: Double, _ path: String) {
      (self.path, self.width, self.height) = (path, width, height)
    }
  }

  /// Names for the same look. Those that point forward or backward are turned round elsewhere.
  static let aliases: [String: String] = [
    "multiply": "xmark", "hand.raised": "hand.raised.fill",
    "suit.heart": "heart", "suit.heart.fill": "heart.fill", "arrow.up.forward": "arrow.up.right",
    "arrow.down.to.line.alt": "arrow.down.to.line", "arrow.up.to.line.alt": "arrow.up.to.line",
    "sidebar.leading": "sidebar.left", "sidebar.trailing": "sidebar.right",
    "ellipsis.message": "ellipsis.bubble", "rectangle.grid.2x2": "square.grid.2x2",
    "moon.stars.fill": "moon.fill", "checkmark.app": "checkmark.square", "chevron.backward": "chevron.left",
    "chevron.forward": "chevron.right",
    "chevron.backward.2": "chevron.left.2", "chevron.forward.2": "chevron.right.2",
    "arrow.backward": "arrow.left", "arrow.forward": "arrow.right", "questionmark.app": "questionmark.square",
    "line.horizontal.3": "line.3.horizontal", "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "line.horizontal.3.decrease.circle": "line.3.horizontal.decrease.circle",
    "line.horizontal.3.decrease.circle.fill": "line.3.horizontal.decrease.circle.fill",
    "filemenu.and.selection": "line.3.horizontal",
    "arrow.left.to.line.alt": "arrow.left.to.line",
    "gobackward": "arrow.counterclockwise", "goforward": "arrow.clockwise", "text.magnifyingglass": "magnifyingglass",
    "list.dash": "list.bullet", "slider.horizontal.below.rectangle": "slider.horizontal.3",
    "bubble.middle.bottom": "bubble.left", "bubble.right": "bubble.left", "bubble.right.fill": "bubble.left.fill",
  ]
}
