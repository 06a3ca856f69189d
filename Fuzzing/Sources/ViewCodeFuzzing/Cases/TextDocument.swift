import Foundation
import Fuzzing
import UIKit

/// A valid or invalid document of HTML or Rich Text Format from which an attributed string is read.
struct TextDocument: PieceCase {
  var content: PieceText
  private var isHTML: Bool

  private static let html = """
    <!DOCTYPE html> <html> <head> <meta charset="utf-8"> <style> p { color: #f00; font-size: 12px } .a { font-weight: bold } </style> </head> <body \
    style="font-family: serif"> <h1> Title </h1> <p class="a" style="text-align: center; line-height: 2em"> one &amp; two &#x1F600; <b> bold <i> both \
    </i> </b> <a href="https://example.com/?a=1&b=2"> link </a> <br/> </p> <ul> <li> first </li> <li> second </li> </ul> <table> <tr> <td> cell </td> \
    </tr> </table> <pre> a  b </pre> <img src="x.png"> <!-- note --> <script> if (a < b) {} </script> </body> </html>
    """
  private static let rtf = #"""
    {\rtf1\ansi\ansicpg1252 {\fonttbl \f0\fswiss Helvetica; \f1\froman Times; } {\colortbl ; \red255\green0\blue0; } {\*\generator None; } \f0\fs24 \
    \cf1 one \b bold \i both \b0\i0 \par \qc center \ul under \ulnone \u8364 ? \'e9 {\field {\*\fldinst HYPERLINK "https://example.com" } {\fldrslt link } } \
    {\pict \pngblip 89504e47 } \fi-360\li720\sl480\slmult1 end \par }
    """#
  private static let vocabulary = [
    "<b> ", "</b> ", "<div ", "style=\" ", "font-size: 1e308px; ", "color: rgb(999,-1) ", "\"> ", "&#x110000; ",
    "&#0; ",
    "&unknown ", "<!-- ", "--> ", "<style> ", "* { font: 0 x } ", "<p ", "</p> ", "<table> ", "\u{0} ", "é ",
    "<![CDATA[ ", "{ ",
    "} ", "\\fs99999999999 ", "\\u-99999 ", "\\'zz ", "\\bin100 ", "\\uc200 ", "\\li-2147483648 ", "\\f77 ", "\\cf88 ",
    "\\red999 ", "\\* ", "\\par ", "\\ ", "{\\fonttbl ",
  ]

  init(seed: UInt64) {
    var dice = Dice(seed: seed)
    isHTML = dice.once(in: 2)
    content = PieceText(&dice, changing: isHTML ? Self.html : Self.rtf, with: Self.vocabulary)
  }

  @MainActor
  func run(noting coverage: inout Coverage) throws {
    let kind: NSAttributedString.DocumentType = isHTML ? .html : .rtf
    guard
      let read = try? NSAttributedString(
        data: Data(content.text.utf8), options: [.documentType: kind], documentAttributes: nil)
    else { return coverage.note("\(isHTML ? "HTML" : "RTF") refused") }
    coverage.note("\(isHTML ? "HTML" : "RTF") read")
    let size = read.boundingRect(
      with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin, context: nil
    ).size
    guard size.width.isFinite, size.height.isFinite else {
      throw BrokenRule(description: "a document is \(size) large")
    }
    // A document that was read can be written and read again.
    let whole = NSRange(location: 0, length: read.length)
    guard
      let written = try? read.data(
        from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    else { return }
    guard
      let again = try? NSAttributedString(
        data: written, options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
    else { throw BrokenRule(description: "Rich Text Format that was written can't be read") }
    let (before, after) = (Self.letters(of: read), Self.letters(of: again))
    if before != after {
      let place = zip(before, after).prefix { $0 == $1 }.count
      throw BrokenRule(
        description:
          "written as Rich Text Format, \(before.count) characters become \(after.count), from number \(place) on: \(before.dropFirst(place).first.debugDescription) is \(after.dropFirst(place).first.debugDescription)"
      )
    }
    coverage.note("written")
  }

  /// Returns the characters that are not white space, control characters or separators, which can be written in several
  /// ways.
  private static func letters(of text: NSAttributedString) -> [Unicode.Scalar] {
    text.string.unicodeScalars.filter { !$0.properties.isWhitespace && $0.properties.generalCategory != .control }
  }
}
