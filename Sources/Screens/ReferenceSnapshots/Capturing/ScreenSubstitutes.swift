import ScreenComparison
import UIKit

/// A search for fonts and symbols on a screen that are not Apple's.
@MainActor
package enum ScreenSubstitutes {
  /// Returns the substitutes.
  ///
  /// - Parameter root: The root view. Hidden views in it are ignored.
  /// - Returns: The substitutes without duplicates, with fonts first.
  package static func of(_ root: UIView) -> [Substitute] {
    var found: Set<Substitute> = []
    var waiting = [root]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha > 0 else { continue }
      for font in fonts(of: view) {
        guard let family = font.standInFamily else { continue }
        found.insert(Substitute(kind: .font, name: font.fontName, drawnBy: family))
      }
      if let symbol = (view as? UIImageView)?.image?.systemSymbol {
        found.insert(
          Substitute(kind: .symbol, name: symbol.name, drawnBy: symbol.hasDrawing ? "ViewCode's drawing" : nil))
      }
      waiting += view.subviews
    }
    return Substitute.all([Array(found)])
  }

  private static func fonts(of view: UIView) -> [UIFont] {
    let (font, text): (UIFont?, NSAttributedString?) =
      switch view {
      case let label as UILabel: (label.font, label.attributedText)
      case let field as UITextField: (field.font, field.attributedText)
      case let view as UITextView: (view.font, view.attributedText)
      default: (nil, nil)
      }
    guard let text, text.length > 0 else { return [font].compactMap { $0 } }
    var fonts: [UIFont] = []
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, _, _ in
      if let font = value as? UIFont ?? font { fonts.append(font) }
    }
    return fonts
  }
}
