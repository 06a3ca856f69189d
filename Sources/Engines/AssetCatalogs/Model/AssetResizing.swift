/// The slicing of an image that is displayed at other sizes.
package struct AssetResizing: Equatable, Sendable {
  package enum Mode: String, Sendable {
    case threePartHorizontal = "3-part-horizontal"
    case threePartVertical = "3-part-vertical"
    case ninePart = "9-part"
  }

  package enum CenterMode: String, Sendable {
    case tile, stretch, fill
  }

  package var mode: Mode
  /// The edges that keep their size, in pixels of the file.
  package var capInsets: AssetInsets
  package var centerMode: CenterMode
}

/// Insets in pixels.
package struct AssetInsets: Equatable, Sendable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double
}
