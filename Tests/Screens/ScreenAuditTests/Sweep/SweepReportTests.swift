import Foundation
import TestHosts
import Testing
import UIKit
import ViewHost

@testable import ScreenAudit

@MainActor
@Suite("Reports of a sweep", .ownHosts)
struct SweepReportTests {
  private static func situation(_ device: String, textSize: String = "L", ownSize: Bool = false) -> SweepSituation {
    SweepSituation(
      device: device, hasDeviceSize: ownSize, textSize: textSize, hasLongTexts: false, isRightToLeft: false)
  }

  private static let defect = Defect(
    kind: .truncated, view: "title \"A & B\"", place: SourcePlace(file: "Shop/Cart.swift", line: 31),
    occurrences: [
      DefectOccurrence(situation: situation("iPhone 15"), widths: [320...374], isEverywhere: false),
      DefectOccurrence(situation: situation("iPad mini"), widths: [320...374], isEverywhere: false),
      DefectOccurrence(situation: situation("iPhone SE", ownSize: true), widths: [], isEverywhere: true),
    ], worst: SweepMoment(situation: situation("iPhone 15"), width: 320, height: 852),
    text: "\"A & B\" does not fit", frame: [16, 100, 20, 20], causes: ["title.width == 20 (Shop/Cart.swift:33)"],
    changes: ["remove it"])

  private static let screens = [
    SweptScreen(
      name: "Cart <main>", source: "Shop/Cart.swift:90", report: SweepReport(defects: [defect], lookCount: 400)),
    SweptScreen(name: "Empty", source: nil, report: SweepReport(defects: [], lookCount: 300)),
    SweptScreen(name: "Broken", source: nil, failure: "it stopped"),
  ]

  @Test("a terminal gets each defect with where, what, why and what mends it, and a summary")
  func text() {
    #expect(
      SweepText(Self.screens).text == """
        Cart <main>  Shop/Cart.swift:90
          truncated  title "A & B"  Shop/Cart.swift:31
            widths 320 to 374: iPhone 15; iPad mini
            in its own size: iPhone SE
            at iPhone 15, 320 x 852: "A & B" does not fit
              title.width == 20 (Shop/Cart.swift:33)
            fix: remove it

        Broken
          not swept: it stopped

        1 defect in 1 of 2 screens, 700 sizes; 1 not swept

        """)
    #expect(SweepText([Self.screens[1]]).text == "no defect in 1 screen, 300 sizes\n")
  }

  @Test("JSON says all of it, and reads as it was written")
  func json() throws {
    struct Document: Decodable {
      let version: Int
      let screens: [SweptScreen]
    }
    let text = try SweepJSON.text(of: Self.screens)
    let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    #expect(document.version == 1 && document.screens == Self.screens)
    #expect(text.contains("\"kind\" : \"truncated\""))
  }

  @Test("JUnit's form has a suite for each screen, and a failed case for each defect")
  func junit() {
    let text = SweepJUnit.text(of: Self.screens)
    #expect(text.contains(#"<testsuites name="viewcode sweep" tests="3" failures="1" errors="1">"#))
    #expect(text.contains(#"<testsuite name="Cart &lt;main&gt;" tests="1" failures="1" errors="0">"#))
    #expect(text.contains(#"name="text cut off: title &quot;A &amp; B&quot;" file="Shop/Cart.swift" line="31">"#))
    #expect(text.contains(#"<testcase classname="Empty" name="sweep"/>"#))
    #expect(text.contains(#"<error message="it stopped"/>"#))
    #expect(text.components(separatedBy: "<testcase").count == text.components(separatedBy: "</testcase>").count + 1)
  }

  @Test("a page holds its pictures, the ranges for its slider, and no code of a screen's")
  func page() throws {
    let plan = SweepPlan.widths(320...400, step: 16)
    let sweep = ScreenSweep(of: .made { $0.show(PlantedDefects.overlap()) }, over: plan)
    let report = sweep.report()
    let pictures = SweepPictures(of: sweep, report, over: plan)
    #expect(pictures.widths.map(\.width) == [320, 349, 352, 384, 400] && pictures.defects.count == 1)
    let file = try #require(pictures.widths.first.flatMap { Data(base64Encoded: $0.file) })
    #expect(file.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    var page = SweepPage()
    page.add(
      SweptScreen(name: "</script>Overlap", source: nil, report: report), pictures,
      window: SweepPlan.name(of: plan.windows[0]))
    let html = try page.html(summary: "1 defect")
    #expect(html.contains("\"ranges\":[[320,349]]") && html.contains("<title>Sweep: 1 defect</title>"))
    #expect(!html.contains("</script>Overlap"))
  }
}
