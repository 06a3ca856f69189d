import SwiftUI
import TestHosts
import Testing
import UIKit

@MainActor
@Suite("Text", .ownHosts)
struct TextTests {
  private func label(_ view: some View) -> UILabel? {
    func find(_ view: UIView) -> UILabel? { (view as? UILabel) ?? view.subviews.lazy.compactMap { find($0) }.first }
    return find(Screen(view).window)
  }

  @Test("a literal is a key: its Markdown counts, and so does the case of its surroundings")
  func literal() {
    #expect(label(Text("some **bold** words"))?.text == "some bold words")
    #expect(label(Text("some words").textCase(.uppercase))?.text == "SOME WORDS")
    #expect(label(Text(verbatim: "some **bold** words"))?.text == "some **bold** words")
  }

  @Test("a percent sign stands for itself, with arguments beside it and without")
  func percent() {
    #expect(label(Text("62% of it"))?.text == "62% of it")
    #expect(label(Text("62%"))?.text == "62%")
    #expect(label(Text("\(62)%"))?.text == "62%")
  }

  @Test("loose text is two points further apart than usual, and tight text two nearer")
  func leading() {
    func height(_ leading: Font.Leading, lines: Int) -> CGFloat {
      Laid(nil, nil) { _ in
        Text(verbatim: Array(repeating: "A", count: lines).joined(separator: "\n")).font(.body.leading(leading))
      }.size.height
    }
    let (loose, usual, tight) = (height(.loose, lines: 4), height(.standard, lines: 4), height(.tight, lines: 4))
    #expect(abs(loose - usual - 6) < 0.5)
    #expect(usual - tight >= 6)
    func gap(_ leading: Font.Leading) -> CGFloat {
      Laid(nil, nil) { _ in
        VStack {
          Text("A")
          Text("B")
        }.font(.body.leading(leading))
      }.size.height
    }
    #expect(abs(gap(.loose) - gap(.standard) - 2) < 0.4)
  }

  @Test("condensed text is narrower, and expanded text is wider")
  func width() {
    func width(_ width: Font.Width) -> CGFloat {
      Laid(nil, nil) { _ in Text("A longer text").font(.system(size: 20).width(width)) }.size.width
    }
    #expect(width(.condensed) < width(.standard) && width(.standard) < width(.expanded))
  }

  @Test("a number chooses its form, and the environment's locale the translation")
  func translations() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, one, other) in [("en", "%lld ship", "%lld ships"), ("de", "%lld Schiff", "%lld Schiffe")] {
      let place = folder.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let table = """
        <plist version="1.0"><dict><key>%lld ships</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>one</key><string>\(one)</string><key>other</key><string>**\(other)**</string></dict>
        </dict></dict></plist>
        """
      try Data(table.utf8).write(to: place.appending(path: "Localizable.stringsdict"))
    }
    let bundle = try #require(Bundle(url: folder))
    func shown(_ number: Int, _ locale: String) -> String? {
      label(Text("\(number) ships", bundle: bundle).environment(\.locale, Locale(identifier: locale)))?.text
    }
    #expect(shown(1, "en_US") == "1 ship" && shown(2, "en_US") == "2 ships")
    #expect(shown(1, "de_DE") == "1 Schiff" && shown(2, "de_DE") == "2 Schiffe")
  }
}
