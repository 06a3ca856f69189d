import UIKit
import ViewHost

/// Draws the numbers of a screen's outline on its picture.
@MainActor
enum PictureMarks {
  private static let fontSize: CGFloat = 11
  private static let color = UIColor(red: 0.85, green: 0, blue: 0.45, alpha: 1)

  static func picture(of host: ViewHost, _ outline: ScreenOutline, scale: CGFloat) throws -> Picture {
    let picture = try LiveScreen.picture(of: host, scale: scale)
    let size = CGSize(width: CGFloat(picture.image.width) / scale, height: CGFloat(picture.image.height) / scale)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    let marked = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIImage(cgImage: picture.image, scale: scale, orientation: .up).draw(at: .zero)
      for (index, entry) in outline.entries.enumerated() { mark(entry.frame, index + 1, in: size, context.cgContext) }
    }
    guard let image = marked.cgImage else { throw LiveFailure.noMarks }
    return Picture(image: image, scale: scale)
  }

  private static func mark(_ frame: CGRect, _ number: Int, in size: CGSize, _ context: CGContext) {
    let visible = frame.intersection(CGRect(origin: .zero, size: size))
    guard !visible.isNull, visible.width > 0, visible.height > 0 else { return }
    context.setStrokeColor(color.cgColor)
    context.setLineWidth(1)
    context.stroke(visible.insetBy(dx: 0.5, dy: 0.5))
    let text = NSAttributedString(
      string: "\(number)",
      attributes: [.font: UIFont.systemFont(ofSize: fontSize, weight: .bold), .foregroundColor: UIColor.white])
    let textSize = text.size()
    let badge = CGRect(
      x: min(visible.minX, size.width - textSize.width - 4), y: min(visible.minY, size.height - textSize.height),
      width: textSize.width + 4, height: textSize.height)
    context.setFillColor(color.cgColor)
    context.fill(badge)
    text.draw(at: CGPoint(x: badge.minX + 2, y: badge.minY))
  }
}
