import HostServices
import UIKit

/// A placeholder for a view that cannot have its appearance on a device: a box with a dashed border, the name of the
/// class, and a description of the content on a device. On a screen, it is in the list of the host's approximations.
@MainActor
package final class PlaceholderView: UIView {
  private enum Measures {
    static let inset: CGFloat = 12
    static let lineWidth: CGFloat = 1
    static let dashes: [CGFloat] = [6, 4]
    static let spacing: CGFloat = 4
  }

  /// The represented class.
  package let kind: String

  /// A short description of the content on a device.
  package var detail: String {
    didSet {
      guard detail != oldValue else { return }
      setNeedsDisplay()
      report()
    }
  }

  package init(kind: String, detail: String = "") {
    self.kind = kind
    self.detail = detail
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  package required init?(coder: NSCoder) { fatalError("PlaceholderView is made in code only") }

  /// Fills a view with the placeholder, behind the other content of the view.
  package func fill(_ view: UIView) {
    frame = view.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(self, at: 0)
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    report()
  }

  private func report() {
    guard window != nil else { return }
    HostServices.report(self, standsFor: kind, detail: detail)
  }

  // MARK: - Drawing

  package override func draw(_ rect: CGRect) {
    let box = bounds.insetBy(dx: Measures.lineWidth / 2, dy: Measures.lineWidth / 2)
    guard box.width > 0, box.height > 0 else { return }
    UIColor.secondarySystemBackground.setFill()
    UIBezierPath(rect: bounds).fill()
    let border = UIBezierPath(rect: box)
    border.lineWidth = Measures.lineWidth
    border.setLineDash(Measures.dashes, count: Measures.dashes.count, phase: 0)
    UIColor.systemGray.setStroke()
    border.stroke()
    drawWords()
  }

  /// Draws the name above the description, centered, as far as there is enough space.
  private func drawWords() {
    let room = bounds.insetBy(dx: Measures.inset, dy: Measures.inset)
    guard room.width > 0, room.height > 0 else { return }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    func words(_ text: String, _ font: UIFont, _ color: UIColor) -> NSAttributedString {
      NSAttributedString(
        string: text, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: paragraph])
    }
    func height(_ words: NSAttributedString) -> CGFloat {
      let size = CGSize(width: room.width, height: .greatestFiniteMagnitude)
      return words.boundingRect(with: size, options: [.usesLineFragmentOrigin], context: nil).height.rounded(.up)
    }
    let name = words(kind, .boldSystemFont(ofSize: UIFont.smallSystemFontSize), .secondaryLabel)
    let text = words(detail, .systemFont(ofSize: UIFont.smallSystemFontSize), .secondaryLabel)
    let (nameHeight, textHeight) = (height(name), detail.isEmpty ? 0 : height(text) + Measures.spacing)
    let top = max(room.midY - (nameHeight + textHeight) / 2, room.minY)
    if nameHeight <= room.height {
      name.draw(in: CGRect(x: room.minX, y: top, width: room.width, height: nameHeight))
    }
    let left = room.maxY - top - nameHeight - Measures.spacing
    guard textHeight > 0, left > 0 else { return }
    text.draw(
      in: CGRect(x: room.minX, y: top + nameHeight + Measures.spacing, width: room.width, height: min(textHeight, left))
    )
  }
}
