import Foundation
import Testing

/// The time from saving a file to the changed picture on the page, in a browser, and the effects of many edits.
///
/// It prints the measurements, and runs only if EDIT_TIMES defines the number of edits of each kind.
@Suite("From an edit to the pixel", .serialized)
struct EditTimesTests {
  private static let count = Int(ProcessInfo.processInfo.environment["EDIT_TIMES"] ?? "") ?? 0

  /// A page that records changes of its picture.
  private struct Page {
    let browser: Browser

    init(_ address: String, showing screen: String) throws {
      browser = try Browser("\(address)#preview=\(screen)")
      try browser.wait("document.querySelector('.device')?.dataset.pictures > 0", seconds: 600)
      try browser.value(
        """
        (window.drawn = [], new MutationObserver(() => drawn.push([
          Number(document.querySelector('.device').dataset.drawn), document.querySelector('.device').dataset.starts
        ])).observe(document.querySelector('.device'), { attributes: true, attributeFilter: ['data-pictures'] }))
        """)
    }

    /// Measures an edit.
    ///
    /// - Returns: The seconds from the end of a change to the first picture of the program that was started after it.
    func seconds(_ change: () throws -> Void) throws -> Double {
      let starts = try browser.value("document.querySelector('.device').dataset.starts")
      let before = try browser.value("document.querySelector('.device canvas').toDataURL()")
      try browser.value("window.drawn.length = 0")
      try change()
      let closed = Date().timeIntervalSince1970 * 1000
      let expression = "window.drawn.find(d => d[1] !== '\(starts)')?.[0] ?? ''"
      try browser.wait(expression, seconds: 120)
      let drawn = try #require(Double(try browser.value(expression)))
      #expect(try browser.value("document.querySelector('.device canvas').toDataURL()") != before)
      return (drawn - closed) / 1000
    }
  }

  private func tell(_ what: String, _ times: [Double]) {
    let sorted = times.sorted()
    func text(_ value: Double?) -> String { String(format: "%.2f s", value ?? .nan) }
    print(
      "\(what): \(times.count) edits, median \(text(sorted[sorted.count / 2])), worst \(text(sorted.last)), best \(text(sorted.first))"
    )
  }

  private static let isWanted = Browser.program != nil && count > 0

  @Test(
    "a small module, a resource, and a module of 200 files",
    .enabled(if: isWanted, "it runs where EDIT_TIMES says how many edits, and Chromium is in PATH"))
  func times() throws {
    let harbour = try Folder(copyOf: "Harbour")
    do {
      let screen = "Harbour/Screens/ShipViewController.swift"
      let server = try PreviewedProject(harbour)
      defer { server.stop() }
      let page = try Page(server.address, showing: "A%20ship")
      var spacing = 16
      // The first edit after a start includes work that later ones need not repeat, so it is reported separately.
      func edit() throws -> Double {
        try page.seconds {
          try harbour.replace("stack.spacing = \(spacing)\n", with: "stack.spacing = \(spacing + 8)\n", in: screen)
          spacing += 8
        }
      }
      tell("a module of 4 files, the first edit", [try edit()])
      tell("a module of 4 files", try (0..<Self.count).map { _ in try edit() })
    }
    do {
      let server = try PreviewedProject(harbour)
      defer { server.stop() }
      let page = try Page(server.address, showing: "app")
      var title = "Harbour"
      tell(
        "a file of texts",
        try (0..<Self.count).map { number in
          try page.seconds {
            let next = "Harbour \(number)"
            try harbour.replace(
              "\"\(title)\"", with: "\"\(next)\"", in: "Harbour/Resources/en.lproj/Localizable.strings")
            title = next
          }
        })
    }
    let large = try largeModule()
    let server = try PreviewedProject(large)
    defer { server.stop() }
    let page = try Page(server.address, showing: "Screen%200")
    var spacing = 10
    func edit() throws -> Double {
      try page.seconds {
        try large.replace(
          "spacing = \(spacing)\n", with: "spacing = \(spacing + 8)\n", in: "Sources/Large/Screen0ViewController.swift")
        spacing += 8
      }
    }
    tell("a module of 200 files, the first edit", [try edit()])
    tell("a module of 200 files", try (0..<Self.count).map { _ in try edit() })
  }

  @Test(
    "a hundred edits leave no process, no file and no memory behind",
    .enabled(if: isWanted, "it runs where EDIT_TIMES says how many edits, and Chromium is in PATH"))
  func leftovers() throws {
    let scratch = try Folder(named: "temporary")
    let folder = try Folder(copyOf: "Harbour")
    let server = try PreviewedProject(folder, environment: ["TMPDIR": scratch.url.path])
    defer { server.stop() }
    let page = try Page(server.address, showing: "A%20ship")
    var spacing = 16
    var states: [(memory: Int, files: Int, programs: Int, temporary: Int, built: Int)] = []
    for number in 1...100 {
      _ = try page.seconds {
        try folder.replace(
          "stack.spacing = \(spacing)\n", with: "stack.spacing = \((spacing + 8) % 90 + 1)\n",
          in: "Harbour/Screens/ShipViewController.swift")
        spacing = (spacing + 8) % 90 + 1
      }
      guard number.isMultiple(of: 20) else { continue }
      // Earlier programs are ending.
      let settled = Date().addingTimeInterval(10)
      while server.programs != 1, Date() < settled { usleep(50_000) }
      let held = server.held
      let temporary = FileManager.default.enumerator(atPath: scratch.url.path)?.allObjects.count ?? 0
      let built =
        FileManager.default.enumerator(atPath: folder.url.appending(path: ".viewcode").path)?.allObjects.count ?? 0
      states.append((held.memory, held.files, server.programs, temporary, built))
      print(
        "after \(number) edits: \(held.memory >> 20) MB, \(held.files) open files, \(server.programs) programs, "
          + "\(temporary) temporary files, \(built) built files")
    }
    let (first, last) = (states[0], states[4])
    #expect(last.programs == 1)
    #expect(last.files <= first.files)
    #expect(last.temporary <= first.temporary && last.built <= first.built)
    #expect(last.memory - first.memory < 16 << 20, "\(states.map { $0.memory >> 20 }) MB")
  }

  /// Returns a package with 200 files, each a class that others use.
  private func largeModule() throws -> Folder {
    let folder = try Folder(named: "large")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Large", platforms: [.iOS(.v17)], products: [.library(name: "Large", targets: ["Large"])],
        targets: [.target(name: "Large")])
      """, to: "Package.swift")
    for number in 0..<200 {
      try folder.write(
        """
        import UIKit

        final class Screen\(number)ViewController: UIViewController {
          private let titleLabel = UILabel()
          private let detailLabel = UILabel()
          private let button = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            titleLabel.text = "Screen \(number)"
            titleLabel.font = .preferredFont(forTextStyle: .title1)
            detailLabel.text = "One of two hundred"
            detailLabel.textColor = .secondaryLabel
            button.setTitle("Next", for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.showNext() }, for: .touchUpInside)
            let stack = UIStackView(arrangedSubviews: [titleLabel, detailLabel, button])
            stack.axis = .vertical
            stack.spacing = 10
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stack)
            NSLayoutConstraint.activate([
              stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
              stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            ])
          }

          func showNext() {
            navigationController?.pushViewController(Screen\((number + 1) % 200)ViewController(), animated: true)
          }
        }
        \(number == 0 ? "\n#Preview(\"Screen 0\") {\n  Screen0ViewController()\n}" : "")
        """, to: "Sources/Large/Screen\(number)ViewController.swift")
    }
    return folder
  }
}
