import UIKit

// Image views and symbols, with one preview each.

/// The images for the previews.
@MainActor
private enum ImageGallery {
  static let picture = Artwork.bowl(
    size: CGSize(width: 60, height: 40), top: .systemOrange, bottom: .systemPink)

  static func view(_ mode: UIView.ContentMode, image: UIImage? = picture) -> UIImageView {
    let view = UIImageView(image: image)
    view.contentMode = mode
    view.clipsToBounds = true
    view.backgroundColor = .secondarySystemBackground
    view.widthAnchor.constraint(equalToConstant: 72).isActive = true
    view.heightAnchor.constraint(equalToConstant: 72).isActive = true
    return view
  }

  static func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.preferredSymbolConfiguration = configuration
    return view
  }

  /// Returns an image whose corners of 12 points keep their size when the center is stretched.
  static func stretched(width: CGFloat, mode: UIImage.ResizingMode) -> UIImageView {
    let side: CGFloat = 40
    let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.systemTeal.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: 12).fill()
      UIColor.white.setStroke()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 12, y: 28))
      line.addLine(to: CGPoint(x: 28, y: 12))
      line.stroke()
    }
    let view = UIImageView(
      image: image.resizableImage(
        withCapInsets: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12), resizingMode: mode))
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: 60).isActive = true
    return view
  }
}

#Preview("Content modes", traits: .sizeThatFitsLayout) {
  Sheet([
    (
      "Fill, fit, fill and clip",
      [
        ImageGallery.view(.scaleToFill), ImageGallery.view(.scaleAspectFit), ImageGallery.view(.scaleAspectFill),
      ]
    ),
    (
      "Top left, centre, bottom right",
      [ImageGallery.view(.topLeft), ImageGallery.view(.center), ImageGallery.view(.bottomRight)]
    ),
    ("Top, left, right", [ImageGallery.view(.top), ImageGallery.view(.left), ImageGallery.view(.right)]),
    (
      "Stretched and tiled between caps",
      [
        ImageGallery.stretched(width: 60, mode: .stretch), ImageGallery.stretched(width: 90, mode: .stretch),
        ImageGallery.stretched(width: 90, mode: .tile),
      ]
    ),
    (
      "As a template, and turned",
      [
        ImageGallery.view(.center, image: ImageGallery.picture.withRenderingMode(.alwaysTemplate)),
        ImageGallery.view(
          .center,
          image: ImageGallery.picture.cgImage.map { UIImage(cgImage: $0, scale: 3, orientation: .right) }),
      ]
    ),
  ])
}

#Preview("Symbols", traits: .sizeThatFitsLayout) {
  let weights: [UIImage.SymbolWeight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]
  let names = [
    "heart", "heart.fill", "star", "star.fill", "person", "person.fill", "house", "house.fill", "gear", "bell",
    "bell.fill", "trash", "square.and.arrow.up", "magnifyingglass", "envelope", "bookmark.fill",
    "checkmark.circle.fill",
    "xmark.circle.fill", "plus.circle", "info.circle", "chevron.right", "arrow.left", "ellipsis", "calendar", "clock",
    "paperplane.fill", "bubble.left", "mic.fill", "camera.fill", "lock.fill", "wifi", "bolt.fill", "moon", "sun.max",
    "eye", "play.fill",
  ]
  let size = UIImage.SymbolConfiguration(pointSize: 24)
  return Sheet(
    [
      (
        "Weights",
        weights.map { ImageGallery.symbol("heart", UIImage.SymbolConfiguration(pointSize: 20, weight: $0)) }
      ),
      (
        "Scales",
        [UIImage.SymbolScale.small, .medium, .large].map {
          ImageGallery.symbol(
            "person.crop.circle", UIImage.SymbolConfiguration(pointSize: 24, weight: .regular, scale: $0))
        }
      ),
      (
        "Hierarchical, palette, multicolour",
        [
          ImageGallery.symbol(
            "person.crop.circle.fill", size.applying(UIImage.SymbolConfiguration(hierarchicalColor: .systemBlue))),
          ImageGallery.symbol(
            "person.crop.circle.fill",
            size.applying(UIImage.SymbolConfiguration(paletteColors: [.white, .systemGreen]))),
          ImageGallery.symbol(
            "exclamationmark.triangle.fill", size.applying(UIImage.SymbolConfiguration.preferringMulticolor())),
        ]
      ),
    ]
      + stride(from: 0, to: names.count, by: 7).map { start in
        ("", names[start..<min(start + 7, names.count)].map { ImageGallery.symbol($0, size) })
      })
}
