import Foundation
import Testing

/// `viewcode snapshots`: references are equal everywhere, complete or missing, and their problems are reported.
@Suite struct SnapshotStabilityTests {
  /// Returns screens with content that differs between machines, or that another screen changed.
  private func screens() throws -> Folder {
    let place = try Folder()
    try place.write(
      """
      import UIKit

      @MainActor func label(_ text: String) -> UIView {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        return label
      }

      #Preview("Random") { label("\\(Int.random(in: 0..<1_000_000)) \\(UUID()) \\([1, 2, 3, 4, 5, 6].shuffled())") }
      #Preview("Date") {
        let format = DateFormatter()
        (format.dateStyle, format.timeStyle) = (.full, .full)
        return label(format.string(from: Date()))
      }
      #Preview("Defaults") {
        let seen = UserDefaults.standard.string(forKey: "seen") ?? "never"
        UserDefaults.standard.set("before", forKey: "seen")
        return label(seen)
      }
      #Preview("Defaults again") {
        let seen = UserDefaults.standard.string(forKey: "seen") ?? "never"
        UserDefaults.standard.set("before", forKey: "seen")
        return label(seen)
      }
      #Preview("File") { label(visit()) }
      #Preview("File again") { label(visit()) }
      #Preview("Locale") {
        let format = NumberFormatter()
        format.numberStyle = .currency
        return label("\\(Locale.current.identifier) \\(format.string(from: 1234.5) ?? "") \\("title".uppercased())")
      }
      #Preview("Picture") {
        let view = UIView()
        view.backgroundColor = .white
        view.layer.cornerRadius = 20
        view.layer.shadowOpacity = 0.4
        view.transform = CGAffineTransform(rotationAngle: 0.1)
        view.addSubview(UIImageView(image: UIImage(systemName: "star.fill")))
        view.alpha = 0.7
        return view
      }

      func visit() -> String {
        let file = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("visited")
        let known = FileManager.default.fileExists(atPath: file.path)
        try? Data("visited".utf8).write(to: file)
        return known ? "again" : "first"
      }
      """, to: "Screens.swift")
    return place
  }

  @Test("an app's language and region are those of a phone in the United States, or what VIEWCODE_LOCALE says")
  func locale() throws {
    let place = try Folder()
    try place.write(
      """
      import UIKit

      #Preview("Locale") {
        let number = NumberFormatter()
        number.numberStyle = .currency
        let date = DateFormatter()
        date.dateStyle = .long
        let label = UILabel()
        label.text = [
          Locale.current.identifier, Locale.autoupdatingCurrent.identifier, Locale.preferredLanguages[0],
          number.string(from: 1234.5)!, date.string(from: Date()), Date().formatted(date: .long, time: .omitted),
          12.5.formatted(), "weeks begin on \\(Calendar.current.firstWeekday)",
        ].joined(separator: "|")
        return label
      }
      """, to: "Screens.swift")
    let dollars = "en_US|en_US|en-US|$1,234.50|June 9, 2025|June 9, 2025|12.5|weeks begin on 1"
    let euros = "de_DE|de_DE|de-DE|1.234,50\u{A0}€|9. Juni 2025|9. Juni 2025|12,5|weeks begin on 2"
    for (name, wanted) in [("", dollars), ("de_DE", euros)] {
      let made = try record(place, "Snapshots\(name)", [], ["VIEWCODE_LOCALE": name, "LANG": "tr_TR.UTF-8"])
      let text = made.first { $0.key.hasSuffix(".json") }.map { String(decoding: $0.value, as: UTF8.self) } ?? ""
      #expect(text.contains(wanted), "\(text)")
    }
  }

  @Test("a screen finds the home folder as the first one did, whatever others left, removed or closed in it")
  func home() throws {
    let place = try Folder()
    let changes = [
      "", "left(\"Documents/a\")", "left(\"Library/Caches/.hidden\")", "left(\"other\")",
      "try? files.removeItem(atPath: NSHomeDirectory() + \"/tmp\")",
      "try? files.removeItem(atPath: NSHomeDirectory() + \"/tmp\"); left(\"tmp\")",
      "try? files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: NSHomeDirectory() + \"/Library/Preferences\")",
      "try? files.removeItem(atPath: NSHomeDirectory())", "",
    ]
    try place.write(
      """
      import UIKit

      @MainActor var files: FileManager { .default }
      @MainActor func left(_ path: String) { files.createFile(atPath: NSHomeDirectory() + "/" + path, contents: Data("a".utf8)) }
      @MainActor func found() -> String {
        let paths = (files.enumerator(atPath: NSHomeDirectory())?.compactMap { $0 as? String } ?? []).sorted()
        return (["."] + paths).map { path in
          let attributes = try? files.attributesOfItem(atPath: NSHomeDirectory() + "/" + path)
          return "\\(path) \\(String(attributes?[.posixPermissions] as? Int ?? 0, radix: 8))"
        }.joined(separator: ", ")
      }
      @MainActor func screen(_ change: () -> Void) -> UIView {
        let label = UILabel()
        label.text = found()
        change()
        return label
      }
      """
        + changes.enumerated().map { "\n#Preview(\"\($0)\") { screen { \($1) } }" }.joined(), to: "Screens.swift")
    let made = try record(place, "Snapshots", ["--workers", "1"]).filter { $0.key.hasSuffix(".json") }
    #expect(made.count == changes.count)
    let expected = ". 700, Documents 700, Library 700, Library/Caches 700, Library/Preferences 700, tmp 700"
    for (name, text) in made {
      #expect(String(decoding: text, as: UTF8.self).contains("\"text\":\"\(expected)\""), "\(name)")
    }
  }

  private static let local = ["CI": "", "VIEWCODE_RECORD": "", "SNAPSHOT_TESTING_RECORD": ""]

  private func references(_ place: Folder, _ name: String) throws -> [String: Data] {
    var found: [String: Data] = [:]
    for (path, data) in try place.contents() where path.hasPrefix("\(name)/") {
      found[String(path.dropFirst(name.count + 1))] = data
    }
    return found
  }

  private func record(
    _ place: Folder, _ name: String, _ arguments: [String] = [], _ environment: [String: String] = [:]
  ) throws -> [String: Data] {
    let run = try Viewcode(
      ["snapshots", "--record", "all", "--references", name] + arguments, in: place.url,
      environment: Self.local.merging(environment) { $1 })
    #expect(run.status == 0, "\(run.output) \(run.errors)")
    return try references(place, name)
  }

  @Test func referencesAreTheSameBytesWhereverAndHoweverTheyAreMade() throws {
    let place = try screens()
    let alone = try record(place, "alone", ["--workers", "1", "--device", "iPhone SE", "--device", "iPhone 15"])
    #expect(alone.count == 32)
    for name in ["Defaults", "Defaults-again"] {
      let text = try #require(alone.first { $0.key.hasSuffix("/\(name).iPhone-SE.iOS-27.json") }?.value)
      #expect(String(decoding: text, as: UTF8.self).contains("\"text\":\"never\""))
    }
    for name in ["File", "File-again"] {
      let text = try #require(alone.first { $0.key.hasSuffix("/\(name).iPhone-SE.iOS-27.json") }?.value)
      #expect(String(decoding: text, as: UTF8.self).contains("\"text\":\"first\""))
    }
    let home = try Folder(named: "another home")
    let elsewhere = try record(
      place, "elsewhere", ["--workers", "3", "--device", "iPhone SE", "--device", "iPhone 15"],
      [
        "LANG": "tr_TR.UTF-8", "LC_ALL": "ar_EG.UTF-8", "LANGUAGE": "tr", "TZ": "Asia/Kathmandu",
        "HOME": home.url.path, "TMPDIR": home.url.path,
        // Without the wide registers, the C library and pixman use other code paths.
        "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX512F,-AVX2,-AVX,-BMI2,-ERMS", "PIXMAN_DISABLE": "ssse3 fast",
        "JSIMD_FORCENONE": "1",
      ])
    #expect(elsewhere == alone)
    let part = try record(place, "part", ["--filter", "Random|again", "--device", "iPhone 15"])
    #expect(part.count == 6)
    for (path, data) in part { #expect(alone[path] == data, "\(path)") }
  }

  @Test func shardsOneToEightTogetherAreOneRunsReport() throws {
    let place = try screens()
    _ = try record(place, "Snapshots")
    try place.replace("\"never\"", with: "\"not yet\"", in: "Screens.swift")
    let whole = try Viewcode("snapshots", "--output", "whole", in: place.url, environment: Self.local)
    #expect(whole.status == 10, "\(whole.errors)")
    var merge = ["snapshots", "--output", "merged"]
    for number in 1...8 {
      let run = try Viewcode(
        "snapshots", "--shard", "\(number)/8", "--output", "part-\(number)", in: place.url, environment: Self.local)
      #expect(run.status == 0 || run.status == 10, "\(run.errors)")
      merge += ["--merge", "part-\(number)"]
    }
    let merged = try Viewcode(merge, in: place.url)
    #expect(merged.status == 10)
    let files = try references(place, "whole")
    #expect(files.count >= 5 + 6)
    #expect(try references(place, "merged") == files)
  }

  @Test func aRecordingThatIsKilledInTheMiddleOfAFileLeavesNoHalfOne() throws {
    let place = try Folder()
    try place.write(
      """
      import UIKit

      #Preview("A blank one") { UIView() }
      #Preview("Many rows") {
        let view = UIView()
        for row in 0..<40 {
          let label = UILabel(frame: CGRect(x: 10, y: 20 * row, width: 300, height: 20))
          label.text = "Row \\(row)"
          view.addSubview(label)
        }
        return view
      }
      """, to: "Screens.swift")
    func snapshots(_ arguments: String...) throws -> Viewcode {
      try Viewcode(["snapshots"] + arguments, in: place.url, environment: Self.local)
    }
    #expect(try snapshots("--record", "never").status == 10)
    // The system kills programs that write beyond 16 KB of a file: the verifying program is killed in the second
    // picture, which is larger.
    let script = """
      ulimit -c 0
      ulimit -f 16
      exec env --default-signal=XFSZ "$(dirname "$0")/viewcode-runtime" verify "$(find "$PWD/.viewcode" -type d -name captures)" --references "$PWD/Snapshots" --record all
      """
    let killed = try Viewcode(
      "-c", script, Viewcode.program, in: place.url, environment: Self.local, program: "/bin/bash")
    #expect(killed.status == SIGXFSZ, "\(killed.status) \(killed.output) \(killed.errors)")
    let left = try references(place, "Snapshots")
    #expect(left.keys.filter { !$0.contains(".unfinished-") }.count == 2, "\(left.keys)")
    #expect(left.keys.contains { $0.contains("Many-rows.iPhone-15.iOS-27.png.unfinished-") }, "\(left.keys)")
    // The next run recognizes the complete reference, records the other one, and reports the rest.
    let next = try snapshots()
    #expect(next.status == 10 && next.output.hasPrefix("1 snapshot is new"), "\(next.output)")
    #expect(next.output.contains("1 reference file belongs to no screen (--prune lists them"))
    #expect(try snapshots("--prune", "--force").status == 0)
    #expect(try references(place, "Snapshots").count == 4)
  }

  @Test func whatIsWrongWithAReferenceIsSaid() throws {
    let place = try screens()
    let all = try record(place, "Snapshots", ["--filter", "Locale|Picture|Date"])
    func file(_ name: String) throws -> URL {
      let path = try #require(all.keys.first { $0.hasSuffix("/\(name)") })
      return place.url.appending(path: "Snapshots/\(path)")
    }
    func verify() throws -> Viewcode {
      try Viewcode("snapshots", "--filter", "Locale|Picture|Date", in: place.url, environment: Self.local)
    }
    #expect(try verify().status == 0)
    let (cut, text, other) = (
      try file("Locale.iPhone-15.iOS-27.png"), try file("Date.iPhone-15.iOS-27.json"),
      try file("Picture.iPhone-15.iOS-27.png")
    )
    try Data(contentsOf: cut).prefix(200).write(to: cut)
    try Data("{".utf8).write(to: text)
    try Data("version https://git-lfs.github.com/spec/v1\n".utf8).write(to: other)
    let run = try verify()
    #expect(run.status == 10)
    for words in [
      "3 snapshots failed", "Locale.iPhone-15.iOS-27.png can't be read: ", "Date.iPhone-15.iOS-27.json can't be read: ",
      "it is a Git LFS pointer",
    ] {
      #expect(run.output.contains(words), "\(run.output)")
    }
    // With recording, they are created again.
    let mended = try Viewcode(
      "snapshots", "--record", "failed", "--filter", "Locale|Picture|Date", in: place.url, environment: Self.local)
    #expect(mended.status == 0)
    #expect(try verify().status == 0)
    let locked = try Viewcode(
      "snapshots", "--record", "all", "--references", "/dev/null/Snapshots", in: place.url, environment: Self.local)
    #expect(locked.status == 10 && locked.output.contains("/dev/null/Snapshots"), "\(locked.output)")
  }

  @Test func designsAreLaidOverScreensAndWhatIsNotApplesIsListed() throws {
    let place = try screens()
    let all = try record(place, "Snapshots", ["--filter", "Picture|Locale"])
    let picture = try #require(all.first { $0.key.hasSuffix("/Picture.iPhone-15.iOS-27.png") })
    try FileManager.default.createDirectory(
      at: place.url.appending(path: "Designs"), withIntermediateDirectories: true)
    try picture.value.write(to: place.url.appending(path: "Designs/Picture.png"))
    try Data("none".utf8).write(to: place.url.appending(path: "Designs/Locale.png"))
    let run = try Viewcode(
      "snapshots", "--filter", "Picture|Locale", "--designs", "Designs", "--output", "report", in: place.url,
      environment: Self.local)
    #expect(run.status == 0, "\(run.output) \(run.errors)")
    let data = try Data(contentsOf: place.url.appending(path: "report/report.json"))
    let report = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let entries = try #require(report["entries"] as? [[String: Any]])
    let entry = try #require(entries.first { $0["name"] as? String == "Picture" })
    for key in ["design", "newPicture"] {
      let file = try #require(entry[key] as? String)
      #expect(try Data(contentsOf: place.url.appending(path: "report/\(file)")) == picture.value)
    }
    let broken = try #require(entries.first { $0["name"] as? String == "Locale" })
    #expect(broken["design"] == nil)
    let notes = try #require(broken["notes"] as? [String])
    #expect(notes.contains { $0.contains("Designs/Locale.png can't be read") }, "\(notes)")
    let substitutes = try #require(report["substitutes"] as? [[String: Any]])
    #expect(
      substitutes.contains { $0["kind"] as? String == "font" && $0["drawnBy"] as? String == "Inter" }, "\(substitutes)")
    #expect(substitutes.contains { $0["kind"] as? String == "symbol" && $0["name"] as? String == "star.fill" })
    let missing = try Viewcode("snapshots", "--designs", "nowhere", "--output", "report", in: place.url)
    #expect(missing.status != 0 && missing.errors.contains("there is no such folder of designs"))
  }
}
