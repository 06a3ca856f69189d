import CoreGraphics

/// The frames of a menu and its preview on the screen.
struct MenuGeometry {
  /// The area that the menu may use, in the window's coordinates.
  var room: CGRect
  /// The frame of the source view.
  var source: CGRect
  var menu: CGSize
  /// The size of the preview, or `nil` for a menu without preview.
  var preview: CGSize?
  var gap: CGFloat
  /// Whether a menu without preview covers its source.
  var coversSource = false

  struct Places: Equatable {
    var menu: CGRect
    var preview: CGRect
    /// Whether the menu is above the source.
    var isAbove: Bool
    /// Whether the menu is aligned with the trailing side of the source.
    var isTrailing: Bool
  }

  var places: Places {
    preview == nil ? placesBySource : placesWithPreview
  }

  private var isTrailing: Bool { source.midX > room.midX + 1 }

  private func x(by rect: CGRect) -> CGFloat {
    let wanted = isTrailing ? rect.maxX - menu.width : rect.minX
    return min(max(wanted, room.minX), max(room.maxX - menu.width, room.minX))
  }

  /// The frames without a preview. The menu is below the source if it fits, or above it if there is more space. A menu that
  /// covers its source extends from the opposite edge of the source in the same direction.
  private var placesBySource: Places {
    let (top, bottom) = coversSource ? (source.minY, source.maxY) : (source.maxY + gap, source.minY - gap)
    let (below, above) = (room.maxY - top, bottom - room.minY)
    let isAbove = below < menu.height && above > below
    let height = min(menu.height, max(isAbove ? above : below, 0))
    let y = isAbove ? bottom - height : top
    let frame = CGRect(x: x(by: source), y: y, width: menu.width, height: height)
    return Places(menu: frame, preview: source, isAbove: isAbove, isTrailing: isTrailing)
  }

  /// The frames with a preview. The menu is below the preview. Both are moved up and the preview is scaled down until
  /// they fit.
  private var placesWithPreview: Places {
    let wanted = preview ?? source.size
    let hasMenu = menu.height > 0
    let menuHeight = hasMenu ? min(menu.height, room.height * 0.7) : 0
    let gap = hasMenu ? self.gap : 0
    let scale = min(1, room.width / max(wanted.width, 1), (room.height - menuHeight - gap) / max(wanted.height, 1))
    let size = CGSize(width: wanted.width * scale, height: wanted.height * scale)
    let total = size.height + gap + menuHeight
    let top = min(max(source.midY - size.height / 2, room.minY), room.maxY - total)
    let left = min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width)
    let frame = CGRect(x: left, y: top, width: size.width, height: size.height)
    return Places(
      menu: CGRect(x: x(by: frame), y: frame.maxY + gap, width: menu.width, height: menuHeight), preview: frame,
      isAbove: false, isTrailing: isTrailing)
  }
}
