import Foundation
import TestHosts
import Testing
import UIKit
import ViewSnapshots

private func label(_ text: String) -> UILabel {
  let label = UILabel()
  label.text = text
  label.backgroundColor = .white
  return label
}

/// Tests in this file have no permanent references: each has its own, in a temporary folder.
@Suite("Expecting snapshots", .ownHosts, .serialized)
@MainActor
struct ExpectSnapshotTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "__Snapshots__/ExpectSnapshotTests").path(percentEncoded: false)

  private func issues(_ work: () -> Void) -> [String] {
    nonisolated(unsafe) var found: [String] = []
    withKnownIssue(isIntermittent: true) {
      work()
    } matching: { issue in
      found.append(issue.comments.map(\.rawValue).joined(separator: "\n"))
      return true
    }
    return found
  }

  private func removeReferences(of test: String) {
    for file in (try? FileManager.default.contentsOfDirectory(atPath: Self.folder)) ?? [] where file.hasPrefix(test) {
      try? FileManager.default.removeItem(atPath: "\(Self.folder)/\(file)")
    }
    try? FileManager.default.removeItem(atPath: Self.folder + "/.DS_Store")
    if (try? FileManager.default.contentsOfDirectory(atPath: Self.folder))?.isEmpty == true {
      try? FileManager.default.removeItem(atPath: (Self.folder as NSString).deletingLastPathComponent)
    }
  }

  @Test("a snapshot is recorded once, then compared, and a failure says in words what changed")
  func recordsAndCompares() {
    removeReferences(of: "recordsAndCompares")
    defer { removeReferences(of: "recordsAndCompares") }
    func expect(_ text: String, _ mode: SnapshotRecordMode) {
      expectSnapshot(of: label(text), named: "label", record: mode, function: "recordsAndCompares()")
    }
    let first = issues { expect("Follow", .missing) }
    #expect(first.count == 1 && first.first?.contains("it was recorded") == true)
    #expect(issues { expect("Follow", .never) }.isEmpty)
    let changed = issues { expect("Following", .never) }
    #expect(changed.count == 1)
    #expect(changed.first?.contains("\"Following\" had the text \"Follow\" before") == true, "\(changed)")
    #expect(changed.first?.contains("pt wider") == true)
  }

  @Test("each device and setting has a reference of its own, called after it")
  func namesVariants() throws {
    removeReferences(of: "namesVariants")
    defer { removeReferences(of: "namesVariants") }
    expectSnapshot(
      of: label("A"), on: ScreenVariant.matrix([.standard], styles: [.light, .dark]), kinds: .picture, record: .all)
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder).filter {
      $0.hasPrefix("namesVariants")
    }
    #expect(
      files.sorted() == [
        "namesVariants.iPhone-15.dark.json", "namesVariants.iPhone-15.dark.png", "namesVariants.iPhone-15.json",
        "namesVariants.iPhone-15.png",
      ])
  }

  @Test("two snapshots of one name are an error that names both")
  func refusesOneNameTwice() {
    removeReferences(of: "refusesOneNameTwice")
    defer { removeReferences(of: "refusesOneNameTwice") }
    let found = issues {
      expectSnapshot(of: label("A"), record: .all)
      expectSnapshot(of: label("B"), record: .all)
    }
    #expect(found.count == 1 && found[0].contains("two snapshots have the name"), "\(found)")
    let again = issues { for text in ["A", "B"] { expectSnapshot(of: label(text), named: "loop", record: .all) } }
    #expect(again.count == 1 && again[0].contains("use named: to distinguish them"), "\(again)")
  }

  @Test("actions lead to a state, and moments sample what moves")
  func reachesStates() throws {
    removeReferences(of: "reachesStates")
    defer { removeReferences(of: "reachesStates") }
    final class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let button = UIButton(
          type: .system,
          primaryAction: UIAction(title: "Send") { [unowned self] _ in
            let bar = UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
            bar.backgroundColor = .red
            view.addSubview(bar)
            UIView.animate(withDuration: 1) { bar.frame.size.width = 300 }
          })
        button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
        view.addSubview(button)
      }
    }
    expectSnapshot(of: Screen(), after: [.tap("Send")], at: [0, 0.5, 1], kinds: .picture, record: .all)
    let pictures = try ["0.0", "0.5", "1.0"].map {
      try Data(contentsOf: URL(filePath: "\(Self.folder)/reachesStates.\(SnapshotName.plain("\($0) s")).iPhone-15.png"))
    }
    #expect(Set(pictures).count == 3)
    #expect(
      issues { expectSnapshot(of: Screen(), named: "none", after: [.tap("Nowhere")], record: .all) }.first?.contains(
        "tap Nowhere") == true)
  }
}
