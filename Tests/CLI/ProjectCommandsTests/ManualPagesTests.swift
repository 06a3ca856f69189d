import Testing

@testable import ProjectCommands

@Suite("Manual pages")
struct ManualPagesTests {
  private let pages = ManualPages(of: CommandDescription(of: ProjectCommand.self), version: "1.2.3").all

  @Test("there is a page for each command that the help shows, and no page for internal commands")
  func names() {
    let names = pages.map(\.name)
    #expect(names.first == "viewcode.1" && names.contains("viewcode-render.1"))
    #expect(!names.contains("viewcode-build-server.1") && !names.contains("viewcode-manual.1"))
    #expect(Set(names).count == names.count)
  }

  @Test("a page has the name, synopsis, arguments and all options of its command")
  func content() throws {
    let page = try #require(pages.first { $0.name == "viewcode-render.1" }).text
    #expect(page.contains(".Dt VIEWCODE-RENDER 1\n") && page.contains(".Os \"ViewCode 1.2.3\"\n"))
    #expect(page.contains(".Nd Draw previews into PNG files\n"))
    #expect(page.contains(".Op Ar path\n") && page.contains(".Op Ar name\n"))
    for option in ["\\-o, \\-\\-output <output>", "\\-\\-no\\-system\\-bars", "\\-\\-scheme <scheme>"] {
      #expect(page.contains(".It \"\(option)\"\n"), "\(option)")
    }
    #expect(page.contains(".Sh SCREEN OPTIONS\n") && page.contains(".Sh PROJECT OPTIONS\n"))
    #expect(page.contains(".Bd -literal -offset indent\nviewcode render \\-o pictures\n"))
  }

  @Test("macros are balanced, and no text begins with a control character")
  func syntax() {
    let macros = [
      ".Bl", ".El", ".Bd", ".Ed", ".Dd", ".Dt", ".Os", ".Sh", ".Nm", ".Nd", ".Op", ".Ar", ".It", ".Pp", ".Xr",
    ]
    for (name, text) in pages {
      let lines = text.split(separator: "\n")
      #expect(lines.count { $0.hasPrefix(".Bl") } == lines.count { $0 == ".El" }, "\(name)")
      #expect(lines.count { $0.hasPrefix(".Bd") } == lines.count { $0 == ".Ed" }, "\(name)")
      for line in lines where line.hasPrefix(".") || line.hasPrefix("'") {
        #expect(macros.contains(String(line.prefix(3))), "\(name): \(line)")
      }
    }
  }
}
