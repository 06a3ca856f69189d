import Foundation
import Testing

/// `viewcode preview` in a browser, and with clients without access.
@Suite("viewcode preview", .serialized)
struct PreviewTests {
  private static let screen = "Harbour/Screens/ShipViewController.swift"

  /// Returns the number of a folder's running programs. None of them has a child process.
  private func programs(of folder: Folder) -> Int {
    let mark = folder.url.resolvingSymlinksInPath().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { name in
      guard Int(name) != nil, let data = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") else {
        return false
      }
      let words = String(decoding: data, as: UTF8.self).split(separator: "\0")
      return words.count > 1 && words[0].contains(mark) && words[1] == "live"
    }.count
  }

  private func element(_ text: String) -> String { ".elements [aria-label^='\(text)']" }

  @Test(
    "open, search, tap through, inspect, break and mend, crash, turn, a wall of eight, slow time",
    .enabled(
      if: Browser.program != nil && ProcessInfo.processInfo.environment["BROWSER_TESTS"] != nil,
      "it takes minutes: it runs where BROWSER_TESTS is set and Chromium in PATH"))
  func inBrowser() throws {
    let folder = try Folder(copyOf: "Harbour")
    let server = try PreviewedProject(folder, ["--editor", "edit://{file}:{line}"])
    defer { server.stop() }
    let browser = try Browser(server.address)
    try browser.wait("document.querySelector('.device')?.dataset.pictures > 0")
    #expect(try browser.value("document.querySelectorAll('#screens button').length") == "2")

    // Search
    try browser.click("#search")
    try browser.type("ship")
    try browser.wait("document.querySelectorAll('#screens button').length === 1")
    #expect(try browser.value("document.querySelector('#screens button').dataset.screen") == "A ship")
    try browser.value("document.getElementById('search').value = '', document.getElementById('search').oninput()")

    // Tapping
    try browser.click(element("Aurora, 31 m"))
    try browser.wait("document.querySelector(`\(element("Add to favourites"))`)")

    // Inspection
    try browser.click("#showPanel")
    try browser.click("#pick")
    try browser.click(element("Add to favourites"))
    try browser.wait("document.querySelector('#paneView h2')?.textContent === 'favouriteButton'")
    let made = try browser.value("document.querySelector('#paneView a')?.getAttribute('href')")
    #expect(made.hasPrefix("edit://") && made.contains("ShipViewController.swift:"), "\(made)")
    try browser.click("#tabFindings")
    try browser.wait("document.querySelector('#findings .kind')?.textContent === 'small-target'")

    // Editing: the screen is displayed again in its previous state.
    let starts = Int(try browser.value("document.querySelector('.device').dataset.starts")) ?? 0
    try folder.replace("stack.spacing = 16", with: "stack.spacing = 60", in: Self.screen)
    try browser.wait("document.querySelector('.device').dataset.starts > \(starts)")
    try browser.wait("document.querySelector(`\(element("Add to favourites"))`)")

    // Breaking and fixing
    try folder.replace("stack.spacing = 60", with: "stack.spacing = nothing", in: Self.screen)
    try browser.wait("!document.getElementById('problems').hidden")
    #expect(
      try browser.value("document.getElementById('problems').innerText").contains(
        "ShipViewController.swift:30: cannot find 'nothing' in scope"))
    #expect(try browser.value("document.getElementById('tiles').classList.contains('dimmed')") == "true")
    try folder.replace("stack.spacing = nothing", with: "stack.spacing = [CGFloat]()[3]", in: Self.screen)
    try browser.wait(
      "document.querySelector('.gone')?.innerText.includes('ShipViewController.viewDidLoad() at \(Self.screen):30')")
    #expect(try browser.value("document.getElementById('problems').hidden") == "true")
    try folder.replace("stack.spacing = [CGFloat]()[3]", with: "stack.spacing = 16", in: Self.screen)
    try browser.wait("!document.querySelector('.gone') && document.querySelector(`\(element("Add to favourites"))`)")

    // Rotation
    try browser.click("#rotate")
    try browser.wait("document.querySelector('.device').clientWidth > document.querySelector('.device').clientHeight")

    // Slow time: an animation of 0.4 seconds takes ten times as long.
    try browser.click("#slow")
    try browser.click(element("Harbour"))
    let before = Date()
    var (pictures, last) = ("", before)
    while Date().timeIntervalSince(last) < 1.5, Date().timeIntervalSince(before) < 60 {
      let now = try browser.value("document.querySelector('.device').dataset.pictures")
      if now != pictures { (pictures, last) = (now, Date()) }
      usleep(20_000)
    }
    #expect(last.timeIntervalSince(before) > 2)
    try browser.wait("document.querySelector(`\(element("Aurora, 31 m"))`)")
    try browser.wait("!document.querySelector(`\(element("Add to favourites"))`)")
    try browser.click("#run")

    // Wall of screens
    try browser.click("#wall")
    try browser.wait("[...document.querySelectorAll('.device')].filter(d => d.dataset.pictures > 0).length === 8")
    // The programs of earlier screens are ending.
    let settled = Date().addingTimeInterval(15)
    while programs(of: folder) != 8, Date() < settled { usleep(50_000) }
    #expect(programs(of: folder) == 8)
    try browser.click("#wall")
    try browser.wait("document.querySelectorAll('.device').length === 1")

    // Closing the page ends the programs.
    try browser.ask("Page.navigate", ["url": "about:blank"])
    let end = Date().addingTimeInterval(15)
    while programs(of: folder) > 0, Date() < end { usleep(50_000) }
    #expect(programs(of: folder) == 0)
  }

  @Test(
    "the restaurants: list, restaurant and back; text typed into a field; a wheel; time stands still and goes by frames",
    .enabled(
      if: Browser.program != nil && ProcessInfo.processInfo.environment["BROWSER_TESTS"] != nil,
      "it takes minutes: it runs where BROWSER_TESTS is set and Chromium in PATH"))
  func examples() throws {
    let folder = try Folder.examples()
    let server = try PreviewedProject(folder)
    defer { server.stop() }
    let browser = try Browser(server.address)
    // The list is longer than the window, so a search moves the item to the top.
    func choose(_ name: String) throws {
      try browser.value(
        "(document.getElementById('search').value = \(quoted(name)), document.getElementById('search').oninput())")
      try browser.click("#screens [data-screen='\(name)']")
    }
    try browser.wait("document.querySelectorAll('#screens button').length > 50", seconds: 300)
    #expect(
      try browser.value("[...document.querySelectorAll('#screens small')].some(s => s.textContent.startsWith('/'))")
        == "false")

    // The coordinator of the restaurants: the second list of the app is reached only by taps.
    try choose("Restaurant list")
    try browser.click(element("Café Constraint"))
    try browser.wait("document.querySelector(`\(element("Everything pinned"))`)")
    try browser.wait("!document.querySelector(`\(element("Null Island"))`)")
    try browser.click(element("Restaurants"))
    try browser.wait("document.querySelector(`\(element("Null Island"))`)")
    try browser.click(element("Null Island"))
    try browser.wait("document.querySelector(`\(element("Seafood"))`)")

    // A field receives typed text, letter by letter, and returns it.
    try choose("Search bars")
    try browser.click(".elements [role='searchbox']")
    try browser.wait("document.querySelector('.elements [aria-label*=\"focused\"], .device') && true")
    try browser.value("document.querySelector('.device').focus()")
    try browser.wait("document.activeElement.classList.contains('device')")
    usleep(800_000)
    try browser.type("tea")
    try browser.wait("[...document.querySelectorAll('.elements *')].some(e => (e.ariaLabel ?? '').includes('tea'))")
    try browser.press("Backspace")
    try browser.wait(
      "[...document.querySelectorAll('.elements *')].every(e => !(e.ariaLabel ?? '').includes('tea'))"
        + " && [...document.querySelectorAll('.elements *')].some(e => (e.ariaLabel ?? '').includes('te'))")

    // A wheel scrolls the content below it.
    try choose("An app: inbox")
    try browser.wait("document.querySelectorAll('.elements [data-number]').length > 5")
    let first = try browser.value("document.querySelector('.elements').innerText")
    try browser.wheel(".device", by: 300)
    try browser.wait("document.querySelector('.elements').innerText !== \(quoted(first))")

    // Time stands still, so that a touched switch moves only by frames.
    try choose("Switches")
    try browser.wait("document.querySelector('.elements [role=\"switch\"]')")
    try browser.click("#pause")
    let still = try browser.value("document.querySelector('.device canvas').toDataURL()")
    usleep(600_000)
    #expect(try browser.value("document.querySelector('.device canvas').toDataURL()") == still)
    try browser.click(".elements [role='switch']")
    usleep(600_000)
    let touched = try browser.value("document.querySelector('.device canvas').toDataURL()")
    for _ in 0..<6 { try browser.click("#step") }
    try browser.wait("document.querySelector('.device canvas').toDataURL() !== \(quoted(touched))")
    try browser.click("#run")
  }

  /// Returns a text in the syntax of the page's language.
  private func quoted(_ text: String) -> String {
    (try? String(decoding: JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed), as: UTF8.self))
      ?? "''"
  }

  @Test("nothing is left of it when it ends")
  func ending() throws {
    let folder = try Folder(copyOf: "Harbour")
    let scratch = try Folder(named: "temporary")
    let server = try PreviewedProject(folder, environment: ["TMPDIR": scratch.url.path])
    let socket = try RawSocket(port: server.port)
    try socket.openWebSocket(token: server.token)
    try socket.say(
      #"{"op":"open","tile":1,"choice":{"device":"iPhone 15","isDark":false,"textSize":"L","isRightToLeft":false}}"#)
    let limit = Date().addingTimeInterval(180)
    while programs(of: folder) == 0, Date() < limit { usleep(50_000) }
    #expect(programs(of: folder) >= 1)
    #expect(try homes(in: scratch).count >= 1)
    server.stop()
    // The files are removed before the program ends.
    #expect(try homes(in: scratch).isEmpty)
    let end = Date().addingTimeInterval(10)
    while programs(of: folder) > 0, Date() < end { usleep(50_000) }
    #expect(programs(of: folder) == 0)
  }

  /// Returns the home folders of programs among temporary files.
  private func homes(in folder: Folder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { $0.hasPrefix("viewcode-home-") }
  }

  // MARK: - Attacks

  @Test("wrong tokens, other names, other origins and paths out of the project get nothing")
  func strangers() throws {
    let folder = try Folder(copyOf: "Harbour")
    let server = try PreviewedProject(folder)
    defer { server.stop() }
    func status(_ path: String, host: String? = nil, headers: String = "") throws -> String {
      let socket = try RawSocket(port: server.port)
      socket.write("GET \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(server.port)")\r\n\(headers)\r\n")
      return socket.read(most: 1 << 20).split(separator: "\r\n").first.map(String.init) ?? ""
    }
    let token = "token=\(server.token)"
    #expect(try status("/?\(token)") == "HTTP/1.1 200 OK")
    #expect(try status("/") == "HTTP/1.1 403 Forbidden")
    #expect(try status("/?token=\(String(server.token.reversed()))") == "HTTP/1.1 403 Forbidden")
    #expect(try status("/?\(token)", host: "evil.example:\(server.port)") == "HTTP/1.1 403 Forbidden")
    let upgrade =
      "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    #expect(
      try status("/socket?\(token)", headers: upgrade + "Origin: http://evil.example\r\n") == "HTTP/1.1 403 Forbidden")
    #expect(try status("/socket?\(token)", headers: upgrade) == "HTTP/1.1 101 Switching Protocols")
    for path in ["/../../etc/passwd", "/%2e%2e/Info.plist", "/Harbour/Info.plist", "//etc/passwd"] {
      #expect(try status("\(path)?\(token)") == "HTTP/1.1 404 Not Found")
    }
    #expect(try status("/?\(token)", headers: "X: \(String(repeating: "a", count: 100_000))\r\n").contains("431"))
  }

  @Test("messages of ten megabytes, a thousand sockets and readers that don't read leave it as it was")
  func floods() throws {
    let folder = try Folder(copyOf: "Harbour")
    let server = try PreviewedProject(folder)
    defer { server.stop() }
    let large = try RawSocket(port: server.port)
    try large.openWebSocket(token: server.token)
    large.write(bytes: [0x82, 0xFF, 0, 0, 0, 0, 0, 0x98, 0x96, 0x80, 1, 2, 3, 4])
    let closing = large.readBytes(most: 1 << 16)
    #expect(closing.suffix(4) == [0x88, 2, 0x03, 0xF1])

    // These connections are idle, and each counts against the limit until its time limit.
    var idle: [RawSocket] = []
    for _ in 0..<1000 { if let socket = try? RawSocket(port: server.port) { idle.append(socket) } }
    #expect(idle.count > 64)
    idle = []
    let slow = try RawSocket(port: server.port)
    try slow.openWebSocket(token: server.token)
    for number in 0..<200 { try slow.say(#"{"op":"nonsense","tile":\#(number)}"#) }
    // Other clients can use the page.
    let page = try RawSocket(port: server.port)
    page.write("GET /?token=\(server.token) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
    #expect(page.read(most: 1 << 20).hasPrefix("HTTP/1.1 200 OK"))
  }

  @Test("a page that opens twelve screens and reads nothing costs the server no memory, and others no time")
  func slowReader() throws {
    let folder = try Folder(copyOf: "Harbour")
    let server = try PreviewedProject(folder)
    defer { server.stop() }
    let limit = Date().addingTimeInterval(180)
    // A program lists the screens and has ended when the list is sent. All later programs display a screen.
    let reader = try RawSocket(port: server.port)
    try reader.openWebSocket(token: server.token)
    #expect(reader.waitFor("\"screens\"", until: limit))
    let slow = try RawSocket(port: server.port)
    try slow.openWebSocket(token: server.token)
    for tile in 1...12 {
      try slow.say(
        #"{"op":"open","tile":\#(tile),"choice":{"device":"iPhone 15","isDark":false,"textSize":"L","isRightToLeft":false}}"#
      )
    }
    while programs(of: folder) < 12, Date() < limit { usleep(50_000) }
    #expect(programs(of: folder) == 12)
    // The thirteenth is rejected.
    try slow.say(
      #"{"op":"open","tile":13,"choice":{"device":"iPhone 15","isDark":false,"textSize":"L","isRightToLeft":false}}"#)
    let before = server.held.memory
    // The pictures have different sizes, and the client does not read them.
    for round in 0..<50 {
      for tile in 1...12 { try slow.say(#"{"op":"scale","tile":\#(tile),"value":\#(2 + Double(round % 10) / 10)}"#) }
      usleep(50_000)
    }
    let page = try RawSocket(port: server.port)
    let start = Date()
    page.write("GET /?token=\(server.token) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
    #expect(page.read(most: 1 << 20).hasPrefix("HTTP/1.1 200 OK"))
    #expect(Date().timeIntervalSince(start) < 5)
    #expect(programs(of: folder) <= 12)
    #expect(server.held.memory - before < 64 << 20, "\((server.held.memory - before) >> 20) MB")
  }
}
