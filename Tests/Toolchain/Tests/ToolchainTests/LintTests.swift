import Foundation
import Testing

/// `viewcode lint`: mistakes in the sources and on the screens of a project.
@Suite struct LintTests {
  private static let card = """
    import UIKit

    final class Card: UIView {
      let title = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        title.translatesAutoresizingMaskIntoConstraints = false
        title.text = "A title that is quite long"
        title.font = .systemFont(ofSize: 17)
        addSubview(title)
        NSLayoutConstraint.activate([
          title.topAnchor.constraint(equalTo: topAnchor, constant: 100),
          title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
          title.widthAnchor.constraint(equalToConstant: 80),
        ])
      }

      required init?(coder: NSCoder) { fatalError() }
    }

    #Preview("Card") { Card() }
    """

  private func git(_ place: Folder, _ arguments: String...) throws {
    let run = try Viewcode(
      ["git", "-c", "user.name=a", "-c", "user.email=a@b.c"] + arguments, in: place.url, program: "/usr/bin/env")
    #expect(run.status == 0, "\(arguments) \(run.errors)")
  }

  private func lines(_ run: Viewcode) -> [String] {
    run.output.split(separator: "\n").map(String.init).filter { $0.contains(": error: ") || $0.contains(": warning: ") }
  }

  @Test("the sources alone give findings with places, and a status by their severity")
  func sources() throws {
    let place = try Folder()
    try place.write("import UIKit\nlet scale = UIScreen.main.scale\n", to: "Scale.swift")
    let run = try Viewcode("lint", "--no-proofs", in: place.url)
    #expect(
      run.output == """
        Scale.swift:2:13: warning: UIScreen.main.scale is the screen's, which the window need not fill [main-screen]
          fix: use traitCollection.displayScale
        1 finding in 1 file: 1 of main-screen

        """, "\(run.errors)")
    #expect(run.status == 0)
    #expect(try Viewcode("lint", "--no-proofs", "--strict", in: place.url).status == 1)
    try place.write("lint:\n  rules:\n    main-screen: error\n", to: ".viewcode.yml")
    #expect(try Viewcode("lint", "--no-proofs", in: place.url).status == 1)
    try place.write("lint:\n  rules:\n    main-screen: off\n", to: ".viewcode.yml")
    #expect(try Viewcode("lint", "--no-proofs", in: place.url).output == "no findings in 1 file\n")
    #expect(
      try Viewcode("lint", "--no-proofs", "--rule", "main-screen", in: place.url).output.hasPrefix("Scale.swift:2:13"))
  }

  @Test("settings, rules and projects that can't be read are errors with status 2")
  func mistakes() throws {
    let place = try Folder()
    try place.write("let a = 1\n", to: "A.swift")
    let unknown = try Viewcode("lint", "--no-proofs", "--rule", "lefts", in: place.url)
    #expect(unknown.status == 2)
    #expect(unknown.errors == "error: there is no rule lefts; `viewcode lint --list-rules` lists all\n")
    try place.write("lint:\n  rules:\n    lefts: off\n", to: ".viewcode.yml")
    let settings = try Viewcode("lint", "--no-proofs", in: place.url)
    #expect(settings.status == 2)
    #expect(settings.errors.hasSuffix(".viewcode.yml:3:5: there is no rule lefts\n"))
    #expect(try Viewcode("lint", "nowhere", "--no-proofs", in: place.url).status == 2)
    #expect(try Viewcode("lint", "--list-rules", in: place.url).output.contains("left-right "))
  }

  @Test("--changed tells what the changes since a revision introduced, also where lines have moved")
  func changes() throws {
    let place = try Folder()
    try place.write("import UIKit\nlet scale = UIScreen.main.scale\n", to: "App/Scale.swift")
    try place.write("import UIKit\nlet other = UIScreen.main.scale\n", to: "App/Other.swift")
    try git(place, "init", "-q")
    try git(place, "add", "-A")
    try git(place, "commit", "-qm", "one")
    try place.write(
      "import UIKit\n\n// Moved.\nlet scale = UIScreen.main.scale\nlet size = UIScreen.main.bounds\n",
      to: "App/Scale.swift")
    try place.write("import UIKit\nlet fresh = UIScreen.main.scale\n", to: "App/New.swift")
    let run = try Viewcode("lint", "App", "--no-proofs", "--changed", "HEAD", in: place.url)
    #expect(
      lines(run).map { String($0.prefix { $0 != " " }) } == ["App/New.swift:2:13:", "App/Scale.swift:5:12:"],
      "\(run.output)\(run.errors)")
    let bad = try Viewcode("lint", "App", "--no-proofs", "--changed", "nothing", in: place.url)
    #expect(bad.status == 2)
    #expect(bad.errors == "error: nothing: git knows no such revision\n")
  }

  @Test("a baseline accepts what is there, and tells what is new")
  func baseline() throws {
    let place = try Folder()
    try place.write("import UIKit\nlet scale = UIScreen.main.scale\n", to: "Scale.swift")
    #expect(try Viewcode("lint", "--no-proofs", "--write-baseline", "known.json", in: place.url).status == 0)
    #expect(
      try Viewcode("lint", "--no-proofs", "--baseline", "known.json", "--strict", in: place.url).output
        == "no findings in 1 file\n")
    try place.write(
      "import UIKit\nlet size = UIScreen.main.bounds\nlet scale = UIScreen.main.scale\n", to: "Scale.swift")
    let run = try Viewcode("lint", "--no-proofs", "--baseline", "known.json", in: place.url)
    #expect(lines(run).map { String($0.prefix { $0 != " " }) } == ["Scale.swift:2:12:"])
    #expect(try Viewcode("lint", "--no-proofs", "--baseline", "none.json", in: place.url).status == 6)
  }

  @Test("--fix changes files that git keeps, and others with --force alone")
  func fixes() throws {
    let place = try Folder()
    let text = "import UIKit\nfunc style(_ label: UILabel) {\n  label.textAlignment = .left\n}\n"
    try place.write(text, to: "Style.swift")
    let outside = try Viewcode("lint", "--no-proofs", "--fix", in: place.url)
    #expect(outside.errors.contains("Style.swift is not changed: it is not in a Git repository; --force changes it"))
    #expect(try String(contentsOf: place.url.appending(path: "Style.swift"), encoding: .utf8) == text)
    try git(place, "init", "-q")
    try git(place, "add", "-A")
    try git(place, "commit", "-qm", "one")
    let run = try Viewcode("lint", "--no-proofs", "--fix", in: place.url)
    #expect(run.output == "no findings in 1 file\n", "\(run.errors)")
    let fixed = text.replacingOccurrences(of: ".left", with: ".natural")
    #expect(try String(contentsOf: place.url.appending(path: "Style.swift"), encoding: .utf8) == fixed)
    try place.write(text + "// A note.\n", to: "Style.swift")
    let unsaved = try Viewcode("lint", "--no-proofs", "--fix", in: place.url)
    #expect(
      unsaved.errors.contains("Style.swift is not changed: it has uncommitted changes; --force changes it"))
    #expect(try Viewcode("lint", "--no-proofs", "--fix", "--force", in: place.url).output == "no findings in 1 file\n")
  }

  @Test("screens prove findings of the sources, and make others, with the command that shows them again")
  func proofs() throws {
    let place = try Folder()
    try place.write(LintTests.card, to: "Card.swift")
    let run = try Viewcode("lint", "--format", "json", in: place.url)
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = try #require(document?["findings"] as? [[String: Any]], "\(run.output)\(run.errors)")
    let font = try #require(findings.first { $0["rule"] as? String == "fixed-font" })
    #expect(font["proof"] as? String == "proved")
    let cut = try #require(findings.first { $0["rule"] as? String == "truncated-text" })
    #expect(cut["path"] as? String == "Card.swift")
    #expect(cut["line"] as? Int == 4)
    #expect(cut["proof"] as? String == "proved")
    let evidence = try #require(cut["evidence"] as? [String])
    #expect(evidence.contains { $0.contains("viewcode sweep \"Card\" --kind truncated --widths ") }, "\(evidence)")
  }
}
