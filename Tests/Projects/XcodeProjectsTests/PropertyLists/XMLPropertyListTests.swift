import Foundation
import Testing

@testable import XcodeProjects

@Suite("XML and its property lists")
struct XMLPropertyListTests {
  private func error(of text: String) -> XcodeFileError? {
    do throws(XcodeFileError) {
      _ = try PropertyListReader.parse(Array(text.utf8), path: "/p")
      return nil
    } catch {
      return error
    }
  }

  @Test("every kind of value is read")
  func kinds() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <!-- a <comment> -->
        <key>a &amp; b</key><string>x &lt; &#x1F600; <![CDATA[<raw>]]></string>
        <key>n</key><integer> 12 </integer><key>h</key><integer>0x1F</integer><key>r</key><real>1.5</real>
        <key>t</key><true/><key>f</key><false></false>
        <key>l</key><array><string/><dict/></array>
        <key>d</key><data>AAEC</data><key>w</key><date>2024-01-02T03:04:05Z</date>
      </dict></plist>
      """
    let date = try Date("2024-01-02T03:04:05Z", strategy: .iso8601)
    #expect(
      try PropertyListReader.parse(Array(text.utf8), path: "/p")
        == .dictionary([
          "a & b": .string("x < 😀 <raw>"), "n": .integer(12), "h": .integer(31), "r": .real(1.5), "t": .boolean(true),
          "f": .boolean(false), "l": .array([.string(""), .dictionary([:])]), "d": .data(Data([0, 1, 2])),
          "w": .date(date),
        ]))
  }

  @Test("errors name their lines")
  func places() {
    #expect(error(of: "<plist>\n<dict>\n<key>a</key>\n</dict></plist>")?.line == 2)
    #expect(error(of: "<plist>\n<dict>\n<key>a</key>\n<string>b</strin></dict>")?.line == 4)
    #expect(
      error(of: "<plist><dict><key>a</key><integer>x</integer></dict></plist>")?.reason == "“x” is not an integer")
    for type in ["", "<!DOCTYPE plist PUBLIC 'x' 'http://x.org/x.dtd'>"] {
      #expect(error(of: "\(type)<plist><string>&bomb;</string></plist>")?.reason.contains("'bomb'") == true)
      #expect(error(of: "\(type)<plist><string a='&bomb;'/></plist>")?.reason.contains("'bomb'") == true)
    }
    #expect(error(of: "<plist><other/></plist>")?.reason == "“other” is not a property list value")
    #expect(error(of: "<plist/>")?.reason == "the property list is empty")
  }

  @Test("a file that is cut short anywhere is an error")
  func cutShort() {
    let bytes = Array("<?xml version='1.0'?><plist><dict><key>a</key><string>&lt;b</string></dict></plist>".utf8)
    for length in 1..<bytes.count {
      #expect(throws: XcodeFileError.self) { try PropertyListReader.parse(Array(bytes[..<length]), path: "/p") }
    }
  }

  @Test(
    "document types that declare something are errors",
    arguments: ["<!ENTITY a 'x'>", "<!ENTITY % a 'x'>", "<!ATTLIST string a CDATA 'x'>"])
  func declarations(declaration: String) {
    let found = error(of: "<!DOCTYPE plist [\(declaration)]>\n<plist><string>x</string></plist>")
    #expect(found?.reason == "the document type declares entities or attributes")
  }

  @Test("a hundred thousand nested elements are an error")
  func nesting() {
    #expect(error(of: "<plist>" + String(repeating: "<array>", count: 100_000))?.reason.contains("nested") == true)
  }
}
