import UIKit

/// Pictures that the examples draw in code, without files.
enum Artwork {
  /// Returns a head and shoulders on a gradient.
  @MainActor
  static func portrait(side: CGFloat, top: UIColor, bottom: UIColor) -> UIImage {
    picture(size: CGSize(width: side, height: side), top: top, bottom: bottom) { bounds in
      UIColor.white.withAlphaComponent(0.9).setFill()
      let head = side * 0.34
      UIBezierPath(ovalIn: CGRect(x: (side - head) / 2, y: side * 0.2, width: head, height: head)).fill()
      let shoulders = side * 0.72
      UIBezierPath(
        ovalIn: CGRect(x: (side - shoulders) / 2, y: side * 0.62, width: shoulders, height: side * 0.7)
      ).fill()
    }
  }

  /// Returns a steaming bowl on a gradient.
  @MainActor
  static func bowl(size: CGSize, top: UIColor, bottom: UIColor) -> UIImage {
    picture(size: size, top: top, bottom: bottom) { bounds in
      let center = CGPoint(x: bounds.midX, y: bounds.midY + size.height * 0.05)
      let radius = min(size.width, size.height) * 0.28
      UIColor.white.setFill()
      UIColor.white.setStroke()
      let bowl = UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: .pi, clockwise: true)
      bowl.close()
      bowl.fill()
      for offset in [-0.4, 0, 0.4] {
        let steam = UIBezierPath()
        let x = center.x + radius * offset
        steam.move(to: CGPoint(x: x, y: center.y - radius * 0.25))
        steam.addCurve(
          to: CGPoint(x: x, y: center.y - radius * 0.95),
          controlPoint1: CGPoint(x: x + radius * 0.25, y: center.y - radius * 0.5),
          controlPoint2: CGPoint(x: x - radius * 0.25, y: center.y - radius * 0.7))
        steam.lineWidth = radius * 0.09
        steam.lineCapStyle = .round
        steam.stroke()
      }
    }
  }

  @MainActor
  private static func picture(
    size: CGSize, top: UIColor, bottom: UIColor, drawing: (CGRect) -> Void
  ) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      let bounds = CGRect(origin: .zero, size: size)
      let colors = [top.cgColor, bottom.cgColor] as CFArray
      if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
        context.cgContext.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
      }
      drawing(bounds)
    }
  }
}
