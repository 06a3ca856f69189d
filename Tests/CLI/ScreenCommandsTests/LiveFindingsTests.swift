import PreviewProtocol
import TestHosts
import Testing

@testable import ScreenCommands

@MainActor
@Suite("Lines of live screens", .ownHosts)
struct LiveFindingsTests {
  private func screen(_ name: String) throws -> LiveScreen {
    try LiveScreen(showing: ScreenChoice(preview: name), in: ProgramEnvironment())
  }

  @Test("a view is found by the line that made it, with the path of its file or its module and name")
  func viewOfLine() throws {
    let screen = try screen("Restaurant list")
    let row = try #require(screen.outline().elements.first { $0.label?.contains("Null Island") == true })
    let inspection = try screen.inspection(of: LiveTarget(number: row.number))
    var place = try #require(inspection.place)
    #expect(try screen.inspection(of: LiveTarget(place: place)).place == place)
    place.path = nil
    #expect(try screen.inspection(of: LiveTarget(place: place)).place?.line == place.line)
    place.line += 10_000
    #expect(throws: LiveFailure.self) { try screen.inspection(of: LiveTarget(place: place)) }
  }

  @Test("a finding about a view has the line that made the view")
  func linesOfFindings() throws {
    let findings = try screen("Buttons").findings.filter { $0.kind == "small-target" }
    #expect(findings.count > 3)
    for finding in findings {
      let place = try #require(finding.place, "\(finding)")
      #expect(place.path?.hasSuffix("/ControlGallery.swift") == true && place.line > 0, "\(finding)")
    }
  }
}
