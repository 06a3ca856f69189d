import CoreGraphics
import HostServices
import QuartzCore
import UIKit

/// A namespace for functions that draw a placeholder for layers whose images do not exist: a dark box with a dashed
/// border and a line of text.
enum MediaBox {
  private static let dashes: [CGFloat] = [6, 4]

  /// Unchecked: Layers draw only on the main thread.
  private struct Drawing: @unchecked Sendable {
    let layer: CALayer
    let context: CGContext
  }

  static func draw(_ kind: String, detail: String, of layer: CALayer, in context: CGContext) {
    let drawing = Drawing(layer: layer, context: context)
    MainActor.assumeIsolated {
      let (layer, context) = (drawing.layer, drawing.context)
      let view = view(of: layer)
      if let view { HostServices.report(view, standsFor: kind, detail: detail) }
      let box = layer.bounds.insetBy(dx: 0.5, dy: 0.5)
      guard box.width > 0, box.height > 0 else { return }
      context.setFillColor(UIColor.black.cgColor)
      context.fill(layer.bounds)
      context.setStrokeColor(UIColor.systemGray.cgColor)
      context.setLineWidth(1)
      context.setLineDash(phase: 0, lengths: dashes)
      context.stroke(box)
      UIGraphicsPushContext(context)
      defer { UIGraphicsPopContext() }
      let words = NSAttributedString(
        string: "\(kind)\n\(detail)",
        attributes: [
          .font: UIFont.systemFont(ofSize: UIFont.smallSystemFontSize), .foregroundColor: UIColor.white,
        ])
      let room = box.insetBy(dx: 8, dy: 8)
      let size = words.boundingRect(
        with: CGSize(width: max(room.width, 0), height: .greatestFiniteMagnitude), options: [.usesLineFragmentOrigin],
        context: nil
      ).size
      guard size.height <= room.height else { return }
      words.draw(in: CGRect(x: room.minX, y: room.midY - size.height / 2, width: room.width, height: size.height))
    }
  }

  @MainActor
  private static func view(of layer: CALayer) -> UIView? {
    var next: CALayer? = layer
    while let current = next {
      if let view = current.delegate as? UIView { return view }
      next = current.superlayer
    }
    return nil
  }
}
