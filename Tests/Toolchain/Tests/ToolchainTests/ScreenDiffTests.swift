import Foundation
import Testing

/// `viewcode diff` and `viewcode snapshots`: changes of the screens in a project.
@Suite struct ScreenDiffTests {
  /// Returns a folder of sources with three previews, in a git repository.
  private func shop() throws -> Folder {
    let place = try Folder()
    try place.write(
      """
      import UIKit

      final class Header: UIView {
        let follow = UIButton(type: .system)

        override init(frame: CGRect) {
          super.init(frame: frame)
          follow.setTitle("Follow", for: .normal)
          follow.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
          addSubview(follow)
        }

        required init?(coder: NSCoder) { fatalError() }
      }

      #Preview("Header") { Header() }
      #Preview("Empty") { UIView() }
      """, to: "Header.swift")
    try place.write(
      """
      import UIKit

      final class Chart: UIView {
        override func draw(_ rect: CGRect) {
          UIColor.red.setFill()
          UIRectFill(CGRect(x: 20, y: 20, width: 40, height: 10))
        }
      }

      #Preview("Chart") { Chart() }
      """, to: "Chart.swift")
    try git(place, "init", "-q")
    try commit(place, "one")
    return place
  }

  private func git(_ place: Folder, _ arguments: String...) throws {
    let run = try Viewcode(
      ["git", "-c", "user.name=a", "-c", "user.email=a@b.c"] + arguments, in: place.url, program: "/usr/bin/env")
    #expect(run.status == 0, "\(arguments) \(run.errors)")
  }

  private func commit(_ place: Folder, _ name: String) throws {
    try git(place, "add", "-A")
    try git(place, "commit", "-qm", name)
    try git(place, "tag", name)
  }

  private func report(_ place: Folder, _ folder: String) throws -> [String: [String: Any]] {
    let data = try Data(contentsOf: place.url.appending(path: "\(folder)/report.json"))
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let entries = try #require(object["entries"] as? [[String: Any]])
    // A view with a preview of the same name is a separate screen.
    return Dictionary(entries.map { ($0["name"] as! String, $0) }) { first, _ in first }
  }

  @Test func whatChangedIsSaidInWordsWithItsLineAndAsPictures() throws {
    let place = try shop()
    try place.replace("x: 10, y: 10, width: 80", with: "x: 14, y: 10, width: 82", in: "Header.swift")
    try place.replace("width: 40", with: "width: 41", in: "Chart.swift")
    let run = try Viewcode("diff", in: place.url)
    #expect(run.status == 10, "\(run.errors)")
    #expect(run.output.hasPrefix("4 of 5 "), "\(run.output)")
    #expect(
      run.output.contains("\"Follow\" moved 4 pt right and is 2 pt wider (") && run.output.contains("Header.swift:4)"))
    #expect(run.output.contains("looks different in 1 x 10 pt at (60, 20)"))
    let entries = try report(place, "screen-diff")
    #expect(entries["Empty"]?["status"] as? String == "same")
    for picture in ["oldPicture", "newPicture", "difference"] {
      let file = try #require(entries["Header"]?[picture] as? String)
      #expect(place.exists("screen-diff/\(file)"))
    }
    for file in ["index.html", "reg.json", "junit.xml", "summary.md"] { #expect(place.exists("screen-diff/\(file)")) }
    // The second run uses the existing captures of the commit.
    let again = try Viewcode("diff", "one", in: place.url)
    #expect(again.status == 10 && !again.errors.contains("building one"))
  }

  @Test func twoRevisionsAreComparedAndTheProjectStaysAsItIs() throws {
    let place = try shop()
    try place.replace("\"Follow\"", with: "\"Following\"", in: "Header.swift")
    try place.write("import UIKit\n\n#Preview(\"New\") { UIView() }\n", to: "New.swift")
    try commit(place, "two")
    let before = try place.contents()
    let run = try Viewcode("diff", "one", "two", "-o", "out", "--format", "markdown", in: place.url)
    #expect(run.status == 10, "\(run.errors)")
    #expect(run.output.hasPrefix("### 2 of 5 "))
    #expect(run.output.contains("\"Following\" had the text \"Follow\" before"))
    #expect(try report(place, "out")["New"]?["status"] as? String == "added")
    #expect(try place.contents().filter { !$0.key.hasPrefix("out/") } == before)
    let same = try Viewcode("diff", "two", "two", in: place.url)
    #expect(same.status == 0 && same.output.hasPrefix("none of "))
  }

  @Test func whatCannotBeComparedIsSaid() throws {
    let place = try shop()
    #expect(try Viewcode("diff", "nowhere", in: place.url).errors.contains("git knows no such revision"))
    try place.replace("UIRectFill(", with: "UIRectFill((", in: "Chart.swift")
    try commit(place, "broken")
    let run = try Viewcode("diff", "one", "broken", in: place.url)
    #expect(run.status == 1 && run.errors.contains("error: broken: "))
    let other = try Folder()
    try other.write("import UIKit\n", to: "A.swift")
    #expect(try Viewcode("diff", in: other.url).errors.contains("is not in a Git repository"))
  }

  @Test func snapshotsAreRecordedOnceComparedAndPruned() throws {
    let place = try shop()
    let local = ["CI": "", "VIEWCODE_RECORD": ""]
    let refused = try Viewcode("snapshots", in: place.url, environment: ["CI": "true", "VIEWCODE_RECORD": ""])
    #expect(refused.status == 10 && !place.exists("Snapshots"), "\(refused.errors)")
    #expect(try Viewcode("snapshots", in: place.url, environment: local).status == 10)
    #expect(place.exists("Snapshots"))
    let passed = try Viewcode("snapshots", in: place.url, environment: local)
    #expect(passed.status == 0, "\(passed.output)")
    try place.replace("\"Follow\"", with: "\"Following\"", in: "Header.swift")
    let failed = try Viewcode("snapshots", "--output", "report", in: place.url, environment: local)
    #expect(failed.status == 10 && failed.output.contains("\"Following\" had the text \"Follow\" before"))
    #expect(try report(place, "report")["Header"]?["status"] as? String == "changed")
    #expect(try Viewcode("snapshots", "--record", "failed", in: place.url, environment: local).status == 0)
    #expect(try Viewcode("snapshots", in: place.url, environment: local).status == 0)
    try FileManager.default.removeItem(at: place.url.appending(path: "Chart.swift"))
    let orphaned = try Viewcode("snapshots", in: place.url, environment: local)
    #expect(orphaned.output.contains("--prune lists them"))
    // References of other devices do not belong to this run.
    let other = try Viewcode(
      "snapshots", "--device", "iPhone SE", "--prune", "--force", in: place.url, environment: local)
    #expect(!other.output.contains("removed"), "\(other.output)")
    let listed = try Viewcode("snapshots", "--prune", in: place.url, environment: local)
    #expect(listed.output.contains("--force removes them") && listed.output.contains("Chart"), "\(listed.output)")
    #expect(try place.contents().keys.contains { $0.hasPrefix("Snapshots/") && $0.contains("Chart") })
    #expect(try Viewcode("snapshots", "--prune", "--record", "never", in: place.url, environment: local).status != 0)
    _ = try Viewcode("snapshots", "--prune", "--force", in: place.url, environment: local)
    #expect(try !place.contents().keys.contains { $0.hasPrefix("Snapshots/") && $0.contains("Chart") })
  }

  @Test func shardsTogetherAreOneRun() throws {
    let place = try shop()
    let local = ["CI": "", "VIEWCODE_RECORD": ""]
    _ = try Viewcode("snapshots", in: place.url, environment: local)
    try place.replace("\"Follow\"", with: "\"Following\"", in: "Header.swift")
    _ = try Viewcode("snapshots", "--output", "whole", in: place.url, environment: local)
    var merge = ["snapshots", "--output", "merged"]
    for number in 1...3 {
      let status = place.url.appending(path: "status-\(number)")
      let run = try Viewcode(
        "snapshots", "--output", "part-\(number)", in: place.url,
        environment: local.merging([
          "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "\(number - 1)", "TEST_SHARD_STATUS_FILE": status.path,
        ]) { $1 })
      #expect(run.status == 0 || run.status == 10)
      #expect(place.exists("status-\(number)"))
      merge += ["--merge", "part-\(number)"]
    }
    #expect(try Viewcode(merge, in: place.url).status == 10)
    func json(_ folder: String) throws -> NSDictionary {
      try JSONSerialization.jsonObject(with: Data(contentsOf: place.url.appending(path: "\(folder)/report.json")))
        as! NSDictionary
    }
    #expect(try json("merged")["entries"] as! NSArray == json("whole")["entries"] as! NSArray)
    let wrong = try Viewcode(
      "snapshots", in: place.url, environment: ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "3"])
    #expect(wrong.status == 2 && wrong.errors.contains("an index is from 0"))
  }
}
