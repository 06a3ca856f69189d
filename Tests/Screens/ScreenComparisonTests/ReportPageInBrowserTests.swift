import Foundation
import ImageCodecs
import ScreenComparison
import Testing

/// The report in a headless browser, opened from its file.
@Suite("The report's page in a browser")
struct ReportPageInBrowserTests {
  private static let browser = ["chromium", "chromium-browser", "google-chrome"].lazy
    .flatMap { name in
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
    }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private static func report() -> ComparisonReport {
    func entry(_ id: String, _ status: ComparisonReport.Status) -> ComparisonReport.Entry {
      var entry = ComparisonReport.Entry(
        id: id, name: id, variant: "iPhone 15", source: "Shop/A.swift:1", status: status)
      if status == .changed {
        entry.changes = [
          ScreenChange(
            kind: .changed, view: "\"<b>Follow</b>\"", what: "moved 4 pt right",
            place: .init(file: "Shop/Header.swift", line: 41), before: [0, 0, 10, 10], after: [4, 0, 10, 10], depth: 1)
        ]
        (entry.oldPicture, entry.newPicture, entry.difference) = ("expected/a.png", "actual/a.png", "diff/a.png")
      }
      if id == "Cart" { (entry.newPicture, entry.design) = ("actual/a.png", "design/a.png") }
      return entry
    }
    var report = ComparisonReport(
      title: "What changed", old: "main", new: "HEAD", version: "1.0.0",
      entries: [entry("Cart", .same), entry("Profile", .changed), entry("Search", .changed), entry("Basket", .added)])
    report.substitutes = [
      Substitute(kind: .font, name: "Avenir-Book", drawnBy: "Liberation Sans", screens: 3),
      Substitute(kind: .symbol, name: "<i>heart</i>", drawnBy: nil),
    ]
    return report
  }

  /// Opens the page, runs a script in it, and returns the output of the script.
  private func run(_ script: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = PNGEncoder.encode(PixelImage(width: 30, height: 20))
    for name in ["expected", "actual", "diff", "design"] {
      try FileManager.default.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
      try Data(picture).write(to: folder.appending(path: "\(name)/a.png"))
    }
    let page = try ReportPage(Self.report()).html().replacing(
      "</body>",
      with: """
        <script>
        const press = key => document.dispatchEvent(new KeyboardEvent('keydown', {key}));
        const result = [];
        window.addEventListener('error', event => result.push('error: ' + event.message));
        addEventListener('load', () => { \(script)
          const node = document.createElement('template');
          document.documentElement.setAttribute('data-result', result.join('|')); });
        </script></body>
        """)
    let file = folder.appending(path: "index.html")
    try Data(page.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.browser))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=2000",
      "--user-data-dir=\(folder.appending(path: "profile").path(percentEncoded: false))", "--dump-dom",
      file.absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let found = try #require(text.firstMatch(of: #/data-result="([^"]*)"/#), "\(text.prefix(500))")
    return String(found.1)
  }

  @Test(
    "screens are gone through by keys, looked at in four ways, searched and filtered",
    .enabled(if: browser != nil, "there is no Chromium in PATH"))
  func used() throws {
    let result = try run(
      """
      const title = () => document.querySelector('h2').textContent;
      result.push(byId('summary').textContent, document.querySelectorAll('#list button').length, title());
      press('j'); result.push(title());
      press('k'); result.push(title());
      press('2'); result.push(document.querySelectorAll('.swipe').length);
      press('3'); result.push(document.querySelector('.stage img').getAttribute('src'));
      press('4'); result.push(document.querySelectorAll('.blink').length);
      press('1'); result.push(document.querySelectorAll('.stage img').length);
      result.push(document.querySelector('.modes [aria-pressed=true]').textContent);
      result.push(document.querySelector('.changes b').children.length);
      byId('search').value = 'basket'; byId('search').dispatchEvent(new Event('input')); result.push(title());
      byId('search').value = ''; document.querySelector('[data-filter=all]').click();
      result.push(document.querySelectorAll('#list button').length);
      """)
    #expect(
      result
        == "2 of 3 screens changed, 1 screen is new|3|Profile on iPhone 15|Search on iPhone 15|Profile on iPhone 15|1|diff/a.png|1|3"
        + "|Side by side|0|Basket on iPhone 15|4")
  }

  @Test(
    "a design is laid over the screen, as much of it as the slider says, or subtracted; what is not Apple's is listed",
    .enabled(if: browser != nil, "there is no Chromium in PATH"))
  func designs() throws {
    let result = try run(
      """
      result.push(document.querySelectorAll('.modes button').length);
      result.push(document.querySelectorAll('.standins tr').length, document.querySelectorAll('.standins i').length);
      result.push(document.querySelector('.standins tr:last-child').textContent);
      document.querySelector('[data-filter=all]').click();
      document.querySelector('[data-id=Cart]').click();
      result.push([...document.querySelectorAll('.modes button')].map(b => b.textContent).join());
      press('2');
      const laid = () => document.querySelector('.laid');
      result.push(laid().getAttribute('src'), laid().style.opacity);
      const slider = document.querySelector('.sliders input[type=range]');
      slider.value = 250; slider.dispatchEvent(new Event('input')); result.push(laid().style.opacity);
      document.getElementById('subtract').click(); result.push(laid().style.mixBlendMode);
      press('1'); result.push(document.querySelectorAll('.laid').length);
      """)
    #expect(
      result
        == "4|2|0|symbol&lt;i&gt;heart&lt;/i&gt;nothing: a box with a cross1 picture|Side by side,Design|design/a.png|0.5|0.25|difference|0"
    )
  }
}
